/* A face: what an export needs only where a signature asks for it, and what loads that. */
export { CLOSE_UP } from './close-up/with-closing';
export { withParts, withPartsOf } from './compose/with-parts';
export { hasQrCode, isQrCode, QR_ENCODER, type QrEncoder } from './qr/with-qr-codes';
