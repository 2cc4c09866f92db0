import { sceneContext } from '../../src/export/compose/compose-scene';
import { printNode } from '../../src/email/print/print';
import { htmlForm } from '../../tests/helpers/pass-forms';
import { inlineWith, type Inliner } from '../../src/export/passes/html/inline';
import { lower } from '../../src/export/passes/design/lower';
import { OVERLAPS, REGIONS, TABLES } from '../../src/export/pipeline';
import type { Design } from '../../src/scene/scene';

/* What of the core is measured; bundled for Node by `build-core.mjs`. */
export { SHAPES } from '../../tests/helpers/shaped-scenes';

const LAYOUT = OVERLAPS.join(REGIONS).join(TABLES);

/** The work that lays a design out and makes tables of it; its elements are items already. */
export function prepareLayout(design: Design) {
  const items = lower.run(design, sceneContext(design));
  return () => LAYOUT.run(items, sceneContext(design)).doc;
}

/** The work that inlines its printed HTML. */
export function prepareInlining(design: Design, juice: Inliner) {
  const context = sceneContext(design);
  const printed = htmlForm(printNode(prepareLayout(design)()));
  const inline = inlineWith(juice);
  return () => inline.run(printed, context).html;
}
