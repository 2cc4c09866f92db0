import { onUse, useIfItComes } from '../ui/on-use';

type QrEncoder = typeof import('../export/qr/encode-person');

const ENCODER = onUse(() => import('../export/qr/encode-person'));
const NOTHING = onUse(() => Promise.resolve(null));

/** What makes QR codes, sent for where they are wanted; null until it has come. */
export function useQrEncoder(isWanted: boolean): QrEncoder | null {
  return useIfItComes<QrEncoder | null>(isWanted ? ENCODER : NOTHING);
}
