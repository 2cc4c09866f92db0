import { lazy } from '../../../base/lazy';

export const FILES_AND_LINKS = lazy(() => import('./files-and-links'));
