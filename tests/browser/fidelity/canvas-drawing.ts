import { SOCIAL_ICONS } from '../../../src/email/social-icons.data';
import { measureText } from '../../../src/fonts/browser/measure-text';
import { exportedFrame } from '../../../src/scene/frame';
import { definitionOf } from '../../../src/scene/registry';
import { visibleElements } from '../../../src/scene/selection';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { opacityOf, withOpacity } from '../../../src/scene/drawing/opacity';
import type { SvgNode } from '../../../src/scene/drawing/svg';

/*
 * The canvas without its editor: the drawings of a design's elements, as the designer shows them at 100 %. What the
 * visitor sees is what an export is held against.
 */

const SVG = 'http://www.w3.org/2000/svg';

/** What the canvas draws of one element, from the element's corner, which is in px of the scene. */
export interface DrawnElement {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly nodes: readonly SvgNode[];
}

/** What is neither hidden nor without opacity. */
export function seenElements(design: Design): readonly SceneElement[] {
  return visibleElements(design).filter((element) => opacityOf(element) > 0);
}

/** The drawings of all elements that are seen, the lowest first. */
export function drawnElements(design: Design): readonly DrawnElement[] {
  const { person } = design;
  const context = { person, measure: measureText, socialIcons: SOCIAL_ICONS };
  return seenElements(design)
    .toSorted((a, b) => a.zIndex - b.zIndex)
    .map((element) => {
      const { id, type, x, y } = element;
      const nodes = withOpacity(definitionOf(type).draw(element, context), element);
      return { id, x, y, nodes };
    });
}

/** The whole drawing, as large as the frame that is exported; each element in a group with its id. */
export function drawCanvas(page: Document, design: Design): SVGSVGElement {
  const { x, y, width, height } = exportedFrame(design);
  const background: SvgNode = {
    tag: 'rect',
    attributes: { x, y, width, height, fill: design.background },
  };
  const groups = drawnElements(design).map((element): SvgNode => ({
    tag: 'g',
    attributes: {
      'data-element-id': element.id,
      transform: `translate(${element.x} ${element.y})`,
    },
    children: element.nodes,
  }));
  const svg = page.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  svg.style.display = 'block';
  svg.append(...[background, ...groups].map((node) => toDom(page, node)));
  return svg;
}

function toDom(page: Document, node: SvgNode | string): Node {
  if (typeof node === 'string') return page.createTextNode(node);
  const element = page.createElementNS(SVG, node.tag);
  for (const [name, value] of Object.entries(node.attributes)) {
    element.setAttribute(name, String(value));
  }
  for (const [name, value] of Object.entries(node.style ?? {})) {
    element.style.setProperty(name, value);
  }
  element.append(...(node.children ?? []).map((child) => toDom(page, child)));
  return element;
}
