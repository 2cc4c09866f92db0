/* A face: the parts of an export that few signatures need, and their loaders. */
export { COLLAPSE_EMPTY } from './collapse-empty/with-collapse';
export { withParts, withPartsOf } from './compose/with-parts';
export { hasQrCode, isQrCode, QR_ENCODER, type QrEncoder } from './qr/with-qr-codes';
