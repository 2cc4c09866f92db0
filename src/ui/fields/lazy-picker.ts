import { lazy } from '../../base/lazy';

/** What picks a color, which comes when it is first used. */
export const PICKER = lazy(() => import('./color-picker'));
