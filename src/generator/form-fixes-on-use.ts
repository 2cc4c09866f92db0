import { onUse } from '../ui/on-use';

/** What can be done about findings. It brings along what makes and checks an output, so it comes once there is a use for it. */
export const FORM_FIXES_ON_USE = onUse(() => import('../fixes/form/form-fixes'));
