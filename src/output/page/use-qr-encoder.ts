import { QR_ENCODER, type QrEncoder } from '../../export/parts';
import { useOptionalLazy } from '../../ui/hooks/use-lazy';

/** What makes QR codes, loaded where they are wanted; null until it has come. */
export function useQrEncoder(isWanted: boolean): QrEncoder | null {
  return useOptionalLazy(isWanted ? QR_ENCODER : null);
}
