/*
 * What fixes findings. It brings the compiler's passes along, so it comes on use (`fixing-on-use.ts`).
 */
export { FIX_COMMANDS } from '../commands/fixes';
export { FixButtons } from './fix-buttons';
