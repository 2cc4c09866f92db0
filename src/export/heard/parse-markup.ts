import { unescapeMarkup } from '../../email/print/escape';
import { scanMarkup, VOID_TAGS } from '../../email/print/signature-markup';

/** An element of printed HTML. */
export interface MarkupElement {
  readonly name: string;
  /** By name, references resolved; blank for one without a value. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}

/** An element, or a text with its references resolved. */
export type MarkupNode = MarkupElement | string;

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

/** Printed HTML as a tree. What the printer cannot have written ends it. */
export function parseMarkup(html: string): readonly MarkupNode[] {
  const roots: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const add = (node: MarkupNode): void => {
    (open.at(-1)?.children ?? roots).push(node);
  };
  for (const token of scanMarkup(html)) {
    if (token.kind === 'text') add(unescapeMarkup(token.text));
    if (token.kind === 'end' && open.at(-1)?.name === token.name) open.pop();
    if (token.kind !== 'start') continue;
    const attributes = Object.fromEntries(
      token.attributes.map(({ name, value }) => [name, unescapeMarkup(value ?? '')]),
    );
    const element: OpenElement = { name: token.name, attributes, children: [] };
    add(element);
    if (!VOID_TAGS.has(token.name)) open.push(element);
  }
  return roots;
}

/** An element and all elements in it, in reading order. */
export function* elementsIn(nodes: readonly MarkupNode[]): Generator<MarkupElement> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    yield* elementsIn(node.children);
  }
}

/** A declaration of the inline style of an element; undefined where there is none. */
export function styleOf({ attributes }: MarkupElement, property: string): string | undefined {
  const { style = '' } = attributes;
  const found = style.split(';').findLast((each) => each.startsWith(`${property}:`));
  return found?.slice(property.length + 1);
}
