/* A face: what an export needs only where a signature asks for it, and what loads that. */
export { COLLAPSE_EMPTY } from './collapse-empty/with-collapse';
export { withParts, withPartsOf } from './compose/with-parts';
export { hasQrCode, isQrCode, QR_ENCODER, type QrEncoder } from './qr/with-qr-codes';
