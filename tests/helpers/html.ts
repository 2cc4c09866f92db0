import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';

/*
 * HTML as a browser's parser reads it, in a shape that checks can walk. Nothing of the product's own printer is used
 * here: what it printed is judged by an independent reader.
 */

/** An element. `style` holds its inline declarations, the later of two winning. */
export interface Tag {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly style: ReadonlyMap<string, string>;
  readonly parent: Tag | null;
  readonly children: readonly (Tag | string)[];
}

export interface ParsedHtml {
  readonly source: string;
  /** The nodes at the top. */
  readonly roots: readonly (Tag | string)[];
  /** All elements in reading order. */
  readonly tags: readonly Tag[];
  readonly comments: readonly string[];
}

/** Reads a fragment. */
export function parseHtml(source: string): ParsedHtml {
  return readTree(source, parseFragment(source).childNodes);
}

/** Reads a whole file, doctype and all. */
export function parseFile(source: string): ParsedHtml {
  return readTree(source, parse(source).childNodes);
}

/** The children of an element that are elements, `tbody` (which the parser adds) looked through. */
export function childTags(tag: Tag): readonly Tag[] {
  return tag.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'tbody' ? childTags(child) : [child],
  );
}

/** The elements below an element, in reading order. */
export function descendants(tag: Tag): readonly Tag[] {
  return childTags(tag).flatMap((child) => [child, ...descendants(child)]);
}

/** The cells of a row. */
export function cellsOf(row: Tag): readonly Tag[] {
  return childTags(row).filter(({ name }) => name === 'td');
}

export function attribute(tag: Tag, name: string): string | undefined {
  return tag.attributes.get(name);
}

/** An attribute as a whole number; undefined when it is missing or anything else. */
export function integer(value: string | undefined): number | undefined {
  return value !== undefined && /^\d+$/.test(value) ? Number(value) : undefined;
}

/** A CSS length of whole px or 0. */
export function pixels(value: string | undefined): number | undefined {
  const digits = /^(\d+)px$|^(0)$/.exec(value ?? '');
  return digits === null ? undefined : Number(digits[1] ?? digits[2]);
}

/** Top, right, bottom and left of a `padding` shorthand. */
export function paddingOf(tag: Tag): readonly [number, number, number, number] | undefined {
  const parts = tag.style.get('padding')?.split(' ').map(pixels);
  if (parts === undefined || parts.length > 4 || parts.includes(undefined)) return undefined;
  const [top = 0, right = top, bottom = top, left = right] = parts;
  return [top, right, bottom, left];
}

/** Width of the borders on two sides together. */
export function bordersOf(
  tag: Tag,
  ...sides: readonly ['left' | 'top', 'right' | 'bottom']
): number {
  return sides
    .map((side) => tag.style.get(`border-${side}`) ?? tag.style.get('border') ?? '')
    .reduce((sum, border) => sum + Number(/^(\d+)px/.exec(border)?.[1] ?? 0), 0);
}

/** Whether text stands in the cell itself, nested tables not counted. */
export function hasOwnText(tag: Tag): boolean {
  return tag.children.some((child) =>
    typeof child === 'string' ? child.trim() !== '' : child.name !== 'table' && hasOwnText(child),
  );
}

/** The text of nodes as it is read: cells and lines apart from one another, white space folded, no hyphens of line ends. */
export function visibleText(nodes: readonly (Tag | string)[]): string {
  return rawText(nodes).replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();
}

/** Whether it is a link that is an empty cell all over: nothing else makes a block of a link. */
export function isCellLink({ name, style }: Tag): boolean {
  return name === 'a' && style.get('display') === 'block' && style.get('font-size') === '1px';
}

/** A short name of an element for messages. */
export function nameOf(tag: Tag): string {
  const text = visibleText(tag.children).slice(0, 30);
  return `<${tag.name} style="${[...tag.style].map((pair) => pair.join(':')).join(';')}">${text}`;
}

/** What the `font` of a style states; undefined where there is none. */
export function fontOf({
  style,
}: Tag): Readonly<Record<'weight' | 'size' | 'family', string>> | undefined {
  const found = /^(?:italic )?(?:(bold|\d+) )?(\d+px) (.+)$/.exec(style.get('font') ?? '');
  const [, weight = 'normal', size = '', family = ''] = found ?? [];
  return found === null ? undefined : { weight, size, family };
}

/** A text's declarations, as a style attribute holds them. Semicolons in quotes or brackets part nothing. */
export function readStyle(style: string): ReadonlyMap<string, string> {
  const parts = style.match(/(?:'[^']*'|"[^"]*"|\([^)]*\)|[^;])+/g) ?? [];
  return new Map(
    parts.flatMap((part) => {
      const colon = part.indexOf(':');
      if (colon < 0) return [];
      return [[part.slice(0, colon).trim().toLowerCase(), part.slice(colon + 1).trim()] as const];
    }),
  );
}

function readTree(source: string, nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): ParsedHtml {
  const comments: string[] = [];
  const roots = readNodes(nodes, null, comments);
  const tops = roots.filter((node) => typeof node !== 'string');
  return { source, roots, comments, tags: tops.flatMap((top) => [top, ...descendants(top)]) };
}

function readNodes(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  parent: Tag | null,
  comments: string[],
): (Tag | string)[] {
  return nodes.flatMap((node): (Tag | string)[] => {
    if ('value' in node) return [node.value];
    if ('data' in node) {
      comments.push(node.data);
      return [];
    }
    return 'tagName' in node ? [readElement(node, parent, comments)] : [];
  });
}

function readElement(
  element: DefaultTreeAdapterTypes.Element,
  parent: Tag | null,
  comments: string[],
): Tag {
  const attributes = new Map(element.attrs.map(({ name, value }) => [name, value]));
  const children: (Tag | string)[] = [];
  const style = readStyle(attributes.get('style') ?? '');
  const tag: Tag = { name: element.tagName, attributes, style, parent, children };
  children.push(...readNodes(element.childNodes, tag, comments));
  return tag;
}

function rawText(nodes: readonly (Tag | string)[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.name === 'br') return ' ';
      const inner = rawText(node.children);
      return node.name === 'td' ? ` ${inner} ` : inner;
    })
    .join('');
}
