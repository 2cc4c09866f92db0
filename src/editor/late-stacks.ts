/* What a design without stacks does not need. */
export { STACK_TOOLS } from '../scene/stacks/arrange/stack-tools';
export { planShifted, whyNotShifted } from './commands/shift-in-stack';
