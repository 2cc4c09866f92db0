import { lazy } from '../base/lazy';

/** What orders and parts the members of stacks. Before it has come, they are placed freely. */
export const STACKS = lazy(() => import('../scene/stacks/arrange/stack-tools'));
