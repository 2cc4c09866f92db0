import { lazy } from '../../base/lazy';

/** Reads the words of pasted HTML and their looks. Not needed before somebody pastes some. */
export const CLEAN_HTML = lazy(() => import('./clean-html'));
