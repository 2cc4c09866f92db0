import { useMemo } from 'react';
import { isQrCode } from '../export/qr/with-qr-codes';
import type { QrCodes } from '../model/person/qr-code';
import { completeSignature } from '../model/person/signature';
import { useQrEncoder } from '../output/page/use-qr-encoder';
import { useAppSelector } from '../store/hooks';
import { makeSelector } from '../store/make-selector';
import type { RootState } from '../store/state';
import { selectPerson } from './selectors';

/** Those on the canvas: the same list as long as none of them has changed. */
const selectCodes = makeSelector(
  ({ signature }: RootState) => [signature.present.scene.elements],
  (elements) => elements.filter(isQrCode),
  (a, b) => a.length === b.length && a.every((element, at) => element === b[at]),
);

/** The QR codes of the design; null without any, or until what makes them has come. */
export function useQrCodes(): QrCodes | null {
  const elements = useAppSelector(selectCodes);
  const person = useAppSelector(selectPerson);
  const encoder = useQrEncoder(elements.length > 0);
  return useMemo(
    () =>
      encoder === null || elements.length === 0
        ? null
        : encoder.encodeElements(elements, completeSignature(person)),
    [encoder, elements, person],
  );
}
