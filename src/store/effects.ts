import { createAction } from '@reduxjs/toolkit';

/** Something to be done to the outside world, as data. One listener does it, through the ports. */
export type Effect = { readonly kind: 'copySignature' } | { readonly kind: 'downloadSignature' };

export const effectRequested = createAction<Effect>('effects/requested');
