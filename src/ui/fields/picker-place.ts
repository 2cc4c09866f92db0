import { createContext } from 'react';
import type { Avoid } from '../overlays/use-placement';
import type { Side } from '../overlays/place-beside';

/** Where a color field opens its picker: floating at a side of the swatch, or within the panel, below the field. */
export type PickerPlacing =
  | { readonly kind: 'within' }
  | { readonly kind: 'floating'; readonly side: Side; readonly avoid?: Avoid };

export const WITHIN: PickerPlacing = { kind: 'within' };

/** Set by panels whose pickers must not lie over what they edit. */
export const PickerPlace = createContext<PickerPlacing>({ kind: 'floating', side: 'bottom' });
