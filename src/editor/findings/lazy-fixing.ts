import { lazy } from '../../base/lazy';

/** The buttons and commands that fix findings. They load with the first finding, so that they are there when asked for. */
export const FIXING = lazy(() => import('./fixing'));
