import { escapeAttribute, escapeText } from '../../email/print/escape';
import type { Rect } from '../geometry';
import type { SvgNode } from './svg';

/**
 * A part of a drawing as an SVG document of its own, `scale` times as large; transparent where nothing is drawn. `sheet`
 * is its CSS.
 */
export function serializeSvg(
  nodes: readonly SvgNode[],
  { x, y, width, height }: Rect,
  scale: number,
  sheet = '',
): string {
  const size = `width="${width * scale}" height="${height * scale}"`;
  const view = `viewBox="${x} ${y} ${width} ${height}"`;
  const style = sheet === '' ? '' : `<style>${escapeText(sheet)}</style>`;
  const content = nodes.map(serializeNode).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${view}>${style}${content}</svg>`;
}

/** What XML 1.0 has no way to write, not even escaped. */
const ILLEGAL = /(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu;

function serializeNode(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeText(node.replace(ILLEGAL, ''));
  const { tag, attributes, style, children = [] } = node;
  const declarations = Object.entries(style ?? {}).map(([name, value]) => `${name}:${value}`);
  const css: SvgNode['attributes'] =
    declarations.length === 0 ? {} : { style: declarations.join(';') };
  const printed = Object.entries({ ...attributes, ...css }).map(
    ([name, value]) => ` ${name}="${escapeAttribute(String(value).replace(ILLEGAL, ''))}"`,
  );
  return `<${tag}${printed.join('')}>${children.map(serializeNode).join('')}</${tag}>`;
}
