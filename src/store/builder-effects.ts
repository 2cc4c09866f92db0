import { createAction } from '@reduxjs/toolkit';

/** What the designer does to the outside world, as data. */
export type BuilderEffect =
  | { readonly kind: 'copyDesign' }
  | { readonly kind: 'exportDesign' }
  | { readonly kind: 'copySignature' }
  | { readonly kind: 'copyCode'; readonly form: 'html' | 'text' };

export const builderEffectRequested = createAction<BuilderEffect>('builder-effects/requested');
