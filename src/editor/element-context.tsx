import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { isQrCode } from '../export/parts';
import { INITIALS } from '../model/person/name/load-initials';
import type { QrCodes } from '../model/person/qr-code';
import { useQrEncoder } from '../output/page/use-qr-encoder';
import { useNumbers } from '../output/page/use-numbers';
import { useSocialIcons } from '../output/page/use-social-icons';
import { useWords } from '../output/page/use-words';

import type { ElementContext } from '../scene/element-definition';
import { useAppSelector } from '../store/hooks';
import { useOptionalLazy } from '../ui/hooks/use-lazy';
import { makeSelector } from '../store/make-selector';
import type { RootState } from '../store/state';
import { selectElementContext, type RenderEnv } from './render-env';
import { selectPerson } from './selectors';

const Context = createContext<RenderEnv | null>(null);

interface ProviderProps extends Pick<RenderEnv, 'measure' | 'baseUrl'> {
  readonly children: ReactNode;
}

/** Provides what only a browser can compute or load. */
export function ElementContextProvider({ measure, baseUrl, children }: ProviderProps) {
  const socialIcons = useSocialIcons(useAppSelector(showsSocialIcons));
  // They are there before anything is added that begins with them.
  useWords();
  const qrCodes = useQrCodes();
  const numbers = useNumbers(useAppSelector(selectPerson));
  const initialsOf = useOptionalLazy(
    useAppSelector(showsInitials) ? INITIALS : null,
  )?.personInitials;
  const device = useMemo<RenderEnv>(
    () => ({
      measure,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(initialsOf === undefined ? {} : { initialsOf }),
      ...(socialIcons === null ? {} : { socialIcons: socialIcons }),
      ...(qrCodes === null ? {} : { qrCodes }),
      ...(numbers === undefined ? {} : { numbers }),
    }),
    [measure, baseUrl, initialsOf, socialIcons, qrCodes, numbers],
  );
  return <Context value={device}>{children}</Context>;
}

const showsSocialIcons = makeSelector(
  ({ signature }: RootState) => [signature.present.scene.elements],
  (elements): boolean =>
    elements.some(({ type, style }) => type === 'icon' || style.socialStyle === 'icons'),
);

const showsInitials = makeSelector(
  ({ signature }: RootState) => [signature.present.scene.elements],
  (elements): boolean =>
    elements.some(({ spans = [] }) => spans.some(({ field }) => field === 'initials')),
);

export function useDevice(): RenderEnv {
  const device = useContext(Context);
  if (device === null) throw new Error('Elements are drawn within an ElementContextProvider');
  return device;
}

/** What elements are drawn with: the person of the store, and what only a browser can compute or load. */
export function useElementContext(): ElementContext {
  const device = useDevice();
  return useAppSelector((state) => selectElementContext(state, device));
}

/** Those on the canvas: the same list as long as none of them has changed. */
const selectCodes = makeSelector(
  ({ signature }: RootState) => [signature.present.scene.elements],
  (elements) => elements.filter(isQrCode),
  (a, b) => a.length === b.length && a.every((element, at) => element === b[at]),
);

/** The QR codes of the design; null without any, or until what makes them has come. */
function useQrCodes(): QrCodes | null {
  const elements = useAppSelector(selectCodes);
  const person = useAppSelector(selectPerson);
  const encoder = useQrEncoder(elements.length > 0);
  return useMemo(
    () =>
      encoder === null || elements.length === 0 ? null : encoder.encodeElements(elements, person),
    [encoder, elements, person],
  );
}
