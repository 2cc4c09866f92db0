import { scanMarkup, VOID_TAGS, type MarkupAttribute } from '../../email/print/signature-markup';

/** A declaration of an inline style. */
export type Declaration = readonly [property: string, value: string];

/** An element of printed HTML. Its style is apart from its other attributes. */
export interface SourceElement {
  readonly name: string;
  readonly attributes: readonly MarkupAttribute[];
  readonly style: readonly Declaration[];
  readonly children: readonly SourceNode[];
}

/** An element, or a text as it is written, its references not resolved. */
export type SourceNode = SourceElement | string;

interface OpenElement extends SourceElement {
  readonly children: SourceNode[];
}

/** Printed HTML as a tree; null for what the printer cannot have written. */
export function readSource(html: string): readonly SourceNode[] | null {
  const roots: SourceNode[] = [];
  const open: OpenElement[] = [];
  for (const token of scanMarkup(html)) {
    const siblings = open.at(-1)?.children ?? roots;
    if (token.kind === 'strange') return null;
    if (token.kind === 'text') siblings.push(token.text);
    if (token.kind === 'end' && open.pop()?.name !== token.name) return null;
    if (token.kind !== 'start') continue;
    const element: OpenElement = {
      name: token.name,
      attributes: token.attributes.filter(({ name }) => name !== 'style'),
      style: declarationsIn(token.attributes),
      children: [],
    };
    siblings.push(element);
    if (!VOID_TAGS.has(token.name)) open.push(element);
  }
  return open.length === 0 ? roots : null;
}

/** A tree as HTML again. */
export function writeSource(nodes: readonly SourceNode[]): string {
  return nodes.map(writeNode).join('');
}

export function isElement(node: SourceNode): node is SourceElement {
  return typeof node !== 'string';
}

/** The value of an attribute; undefined where there is none. */
export function attributeOf({ attributes }: SourceElement, name: string): string | undefined {
  return attributes.find((each) => each.name === name)?.value ?? undefined;
}

/** The value of a declaration; undefined where there is none. */
export function declared({ style }: SourceElement, property: string): string | undefined {
  return style.find(([name]) => name === property)?.[1];
}

/** No value that the printer writes holds a semicolon. */
function declarationsIn(attributes: readonly MarkupAttribute[]): readonly Declaration[] {
  const style = attributes.find(({ name }) => name === 'style')?.value ?? '';
  return style.split(';').flatMap((each): readonly Declaration[] => {
    const colon = each.indexOf(':');
    if (colon < 0) return [];
    return partsOf(each.slice(0, colon).trim(), each.slice(colon + 1).trim());
  });
}

/** Of the font of a cell each part by itself, which cells may have in common. */
function partsOf(property: string, value: string): readonly Declaration[] {
  const font = property === 'font' ? CELL_FONT.exec(value)?.groups : undefined;
  if (font === undefined) return [[property, value]];
  const { style, weight, size = '', family = '' } = font;
  return [
    ['font-family', family],
    ['font-size', size],
    ...(weight === undefined ? [] : [['font-weight', weight] as const]),
    ...(style === undefined ? [] : [['font-style', style] as const]),
  ];
}

/** As `print-font.ts` writes it: that of a picture has a line height, too. */
const CELL_FONT =
  /^(?:(?<style>italic|oblique) )?(?:(?<weight>bold|\d+) )?(?<size>[\d.]+px) (?<family>.+)$/;

function writeNode(node: SourceNode): string {
  if (typeof node === 'string') return node;
  const { name, attributes, style, children } = node;
  const written = attributes.map((each) =>
    each.value === null ? ` ${each.name}` : ` ${each.name}="${each.value}"`,
  );
  const declarations = style.map(([property, value]) => `${property}:${value}`).join(';');
  const look = declarations === '' ? '' : ` style="${declarations}"`;
  const start = `<${name}${written.join('')}${look}>`;
  return VOID_TAGS.has(name) ? start : `${start}${writeSource(children)}</${name}>`;
}
