/*
 * What fixes findings, and what says why they are some. It brings the compiler's passes along, so it loads late
 * (`lazy-fixing.ts`).
 */
export { FindingReason } from '../../output/page/finding-reason';
export { FindingRoute } from '../../output/page/finding-route';
export { FIX_COMMANDS } from '../commands/fixes';
export { FixButtons } from './fix-buttons';
export { runFix } from './run-fix';
