import { onUse } from '../../ui/on-use';

/** The buttons and commands that mend findings. Sent for as soon as there is a finding, they are there when asked for. */
export const MENDING = onUse(() => import('./mending'));
