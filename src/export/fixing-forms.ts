export { makeFindingSink } from './passes/finding-sink';
/* A face for `src/fixes`: what the fixes of a form's signature use. It loads no passes over scenes. */
export { composeSignature } from './compose/compose-signature';
export { lengthOf, printed } from './compose/composition';
export { joinedBy, MOST_PARTS, type PartCost } from './compose/dearest-parts';
export { partCosts } from './compose/part-costs';
export { personWithout } from './compose/person-without';
export { sufficientParts } from './compose/sufficient-parts';
