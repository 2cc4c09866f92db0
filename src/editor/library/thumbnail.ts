import { lineHeightFor } from '../../email/fonts';
import { SOCIAL_NETWORKS } from '../../model/social';
import type { ElementContext, ElementDefinition } from '../../scene/element-definition';
import type { Size } from '../../scene/geometry';
import { DEFAULT_TEXT_STYLE, textLook } from '../../scene/kinds/text-look';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import { makeElement } from '../../scene/operations/add';
import type { SceneElement } from '../../scene/scene';
import type { SvgNode } from '../../scene/svg';
import { markBox } from '../panels/mark-size';

/** A small picture of a kind of element, and the box that holds it exactly. */
export interface Thumbnail {
  readonly nodes: readonly SvgNode[];
  readonly box: Size;
}

const MARK_SIZE = 26;
const SHOWN_PROFILES = 4;

/** An element of a kind as a new one looks, drawn by its own code, without the room around it. */
export function thumbnailOf(definition: ElementDefinition, given: ElementContext): Thumbnail {
  const context = withProfiles(given);
  const made = makeElement(definition, `library-${definition.type}`, { x: 0, y: 0 }, EMPTY_SCENE);
  const isMark = definition.sections.includes('mark-size');
  const element = isMark ? { ...made, ...markBox(made, MARK_SIZE, context.signature) } : made;
  const nodes = definition.draw(element, context);
  const isText = definition.sections.includes('typography');
  return { nodes, box: isText ? inkBox(nodes, element, context) : element };
}

/** A mark without an address is pale: here each has one. */
function withProfiles(context: ElementContext): ElementContext {
  const shown = SOCIAL_NETWORKS.slice(0, SHOWN_PROFILES);
  const socialLinks = Object.fromEntries(shown.map(({ id }) => [id, 'me']));
  return { ...context, signature: { ...context.signature, socialLinks } };
}

/** The box of drawn lines of text. */
function inkBox(
  nodes: readonly SvgNode[],
  { style }: SceneElement,
  { measure }: ElementContext,
): Size {
  const { fontName: name, italic } = textLook(style, false);
  const { fontSize: size } = DEFAULT_TEXT_STYLE;
  const lines = nodes.flatMap(({ children = [] }) => children.filter(isString));
  const widths = lines.map((line) => measure(line, { name, size, bold: false, italic }));
  return {
    width: Math.ceil(Math.max(1, ...widths)),
    height: Math.max(1, lines.length) * lineHeightFor(size),
  };
}

function isString(child: SvgNode | string): child is string {
  return typeof child === 'string';
}
