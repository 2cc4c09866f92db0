import { QR_ENCODER } from '../../export/qr/with-qr-codes';
import { useOptionalLazy } from '../../ui/use-lazy';

type QrEncoder = typeof import('../../export/qr/encode-person');

/** What makes QR codes, loaded where they are wanted; null until it has come. */
export function useQrEncoder(isWanted: boolean): QrEncoder | null {
  return useOptionalLazy(isWanted ? QR_ENCODER : null);
}
