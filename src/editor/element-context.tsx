import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { completeSignature } from '../model/signature';
import type { ElementContext } from '../scene/element-definition';
import { selectPerson } from './selectors';
import { useAppSelector } from '../store/hooks';

const Context = createContext<ElementContext | null>(null);

interface ProviderProps extends Readonly<Pick<ElementContext, 'measure' | 'baseUrl'>> {
  readonly children: ReactNode;
}

/** Hands down what elements are drawn with: the person and the sizes of pictures of the store, and what only a browser knows. */
export function ElementContextProvider({ measure, baseUrl, children }: ProviderProps) {
  const person = useAppSelector(selectPerson);
  const sizes = useAppSelector((state) => state.pictureSizes);
  const fontArrivals = useAppSelector((state) => state.fonts.arrivals);
  const context = useMemo<ElementContext>(
    () => ({
      signature: completeSignature(person),
      measure,
      fontArrivals,
      pictureSize: (address) => sizes[address] ?? null,
      ...(baseUrl === undefined ? {} : { baseUrl }),
    }),
    [person, measure, fontArrivals, sizes, baseUrl],
  );
  return <Context value={context}>{children}</Context>;
}

export function useElementContext(): ElementContext {
  const context = useContext(Context);
  if (context === null) throw new Error('Elements are drawn within an ElementContextProvider');
  return context;
}
