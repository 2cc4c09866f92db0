import type { Box } from '../../src/export/layout/box';
import { emitScene, layOutScene } from '../../src/export/layout/lay-out-scene';
import { toItems } from '../../src/export/layout/to-items';
import { printNode } from '../../src/email/print';
import { completeSignature } from '../../src/model/signature';
import { findElement } from '../../src/scene/registry';
import type { Design } from '../../src/scene/scene';
import { measureByTable } from '../../src/scene/text-width';

/* What of the core is measured; bundled for Node by `build-core.mjs`. */
export { inlineStyles } from '../../src/export/passes/inline';
export { SHAPES } from '../../tests/helpers/shaped-scenes';

const FRAME: Box = { x0: 0, y0: 0, x1: 600, y1: 200 };

/** The work that lays a design out and makes tables of it; its elements are items already. */
export function prepareLayout({ elements }: Design) {
  const context = { signature: completeSignature({}), measure: measureByTable };
  const { items } = toItems(elements, { find: findElement, context });
  return () => emitScene(layOutScene(items, FRAME).tree, 'en');
}

export function prepareInlining(design: Design): string {
  return printNode(prepareLayout(design)());
}
