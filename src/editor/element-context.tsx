import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { completeSignature } from '../model/signature';
import type { ElementContext } from '../scene/element-definition';
import { selectPerson } from './selectors';
import { useBuilderSelector } from '../store/builder-hooks';

const Context = createContext<ElementContext | null>(null);

interface ProviderProps extends Readonly<Omit<ElementContext, 'signature'>> {
  readonly children: ReactNode;
}

/** Hands down what elements are drawn with: the person of the store, and what only a browser knows. */
export function ElementContextProvider({ measure, pictureSize, baseUrl, children }: ProviderProps) {
  const person = useBuilderSelector(selectPerson);
  const context = useMemo<ElementContext>(
    () => ({
      signature: completeSignature(person),
      measure,
      ...(pictureSize === undefined ? {} : { pictureSize }),
      ...(baseUrl === undefined ? {} : { baseUrl }),
    }),
    [person, measure, pictureSize, baseUrl],
  );
  return <Context value={context}>{children}</Context>;
}

export function useElementContext(): ElementContext {
  const context = useContext(Context);
  if (context === null) throw new Error('Elements are drawn within an ElementContextProvider');
  return context;
}
