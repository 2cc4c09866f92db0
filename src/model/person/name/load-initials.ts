import { lazy } from '../../../base/lazy';

/** What reads the initials of names, for designs that show some. Loaded late: few do, and it holds many words. */
export const INITIALS = lazy(() => import('./initials'));

export type InitialsOf = typeof import('./initials').personInitials;
