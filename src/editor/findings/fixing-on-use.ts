import { onUse } from '../../ui/on-use';

/** The buttons and commands that fix findings. They load with the first finding, so that they are there when asked for. */
export const FIXING = onUse(() => import('./fixing'));
