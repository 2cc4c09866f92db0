/*
 * What fixes findings, and what explains them. It imports the compiler's passes, so it loads late
 * (`lazy-fixing.ts`).
 */
export { FindingReason } from '../../output/page/finding-reason';
export { FindingRoute } from '../../output/page/finding-route';
export { FIX_COMMANDS } from '../commands/fixes';
export { FixButtons } from './fix-buttons';
export { runFix } from './run-fix';
