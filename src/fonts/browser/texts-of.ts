import type { SvgNode } from '../../scene/drawing/svg';

/** The texts of a piece of a page with each of the fonts that they may be set in: of a stack, any may be the first there. */
export function textsOf(root: HTMLElement): readonly SvgNode[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: SvgNode[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { fontStyle, fontWeight, fontFamily } = getComputedStyle(node.parentElement ?? root);
    const look = { 'font-style': fontStyle, 'font-weight': fontWeight };
    for (const family of fontFamily.split(',')) {
      const attributes = { ...look, 'font-family': family.trim() };
      texts.push({ tag: 'text', attributes, children: [node.textContent ?? ''] });
    }
  }
  return texts;
}
