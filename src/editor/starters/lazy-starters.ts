import { lazy } from '../../base/lazy';

export const STARTERS = lazy(() => import('./starters'));
