import { lazy } from '../base/lazy';

/** All templates. The page comes with the default one alone. */
export const REGISTRY = lazy(() => import('./registry'));
