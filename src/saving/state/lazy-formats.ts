import { lazy } from '../../base/lazy';

export const FORMATS = lazy(() => import('./formats'));
