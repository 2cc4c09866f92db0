/* A face for `src/fixes`: what the fixes of a scene use of the compiler. It loads the passes over scenes. */
export { check } from './checks/checks';
export { neededContrast, worstContrast } from './checks/contrast';
export { SMALL_TEXT } from './checks/text-size';
export { sceneContext } from './compose/compose-scene';
export { withoutAutoLinks } from './compose/without-auto-links';
export { heightOf, moved, overlap, unionOf, widthOf, type Box } from './geometry/box';
export { connected, overlappingPairs } from './geometry/pairs';
export { canHold, isClash, isHiddenUnder } from './items/containment';
export { backgroundsUnder } from './items/backgrounds-under';
export { innerBox, isPlane, type Item } from './items/item';
export type { ItemForm } from './items/item-form';
export { withLowLine } from './items/low-line';
export { drawnOf } from './items/rasterize/choose-regions';
export { withInkBox } from './passes/items/shrink-to-ink';
export { makeFindingSink } from './passes/finding-sink';
export type { FindingSink, SceneContext } from './passes/pass';
export { lowerOnce } from './passes/design/lower';
export {
  DRAWN_DOCUMENT,
  DRAWN_ITEMS,
  DRAWN_OVERLAPS,
  LOWERING,
  UNDRAWN_OVERLAPS,
} from './pipeline';
export { isStyled } from './regions/flattened';
export { isVague } from './heard/vague-names';
