import {
  SOFT_BREAK,
  SYLLABLE_END,
  WHOLE_END,
  WHOLE_START,
  type CellNode,
  type EmailNode,
  type SpacerNode,
} from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import type { EmailOutput } from '../../src/export';
import { definitionOf } from '../../src/scene/registry';
import type { Design } from '../../src/scene/scene';
import { measureByTable } from '../../src/scene/text/text-width';
import { descendants, parseHtml, type Tag } from '../helpers/html';

/*
 * Whether an output holds what its document holds and nothing else, as a browser's parser reads it. The document is the
 * intended content. What printer and passes make of it is judged here by a parser that is not ours.
 */

const TAGS: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'aria-label', 'title', 'style'],
  br: [],
  wbr: ['aria-hidden'],
  div: [],
  img: ['src', 'width', 'height', 'alt', 'style'],
  span: ['dir', 'style'],
  table: 'role lang dir align width border cellpadding cellspacing style'.split(' '),
  tbody: [],
  td: 'colspan rowspan width height align bgcolor nowrap aria-hidden style'.split(' '),
  tr: ['height', 'style'],
};

const HREF = /^(?:https?:\/\/|mailto:|tel:)/;
const SRC =
  /^(?:https?:\/\/|data:image\/(?:png|jpeg|gif);base64,[\w+/=]*$|cid:|email-signature_files\/)/;

/** What is wrong with an output; nothing when all is well. */
export function faultsOf({ html, doc }: EmailOutput): readonly string[] {
  const { roots, tags, comments } = parseHtml(html);
  const shown = tags.flatMap(textBy);
  const meant = [...walk(doc)].flatMap((node): readonly string[] => {
    switch (node.kind) {
      case 'link':
        return [`href ${node.href}`, ...labelOf(node.label, wordsOf(node))];
      case 'image':
        return [`src ${node.src}`, `alt ${node.alt}`];
      case 'spacer':
      case 'cell': {
        const link = emptyLinkOf(node);
        return link === undefined ? [] : [`href ${link.href}`, `label ${link.label}`];
      }
      default:
        return [];
    }
  });
  const words = [...walk(doc)].map(textIn).join('');
  return [
    ...(comments.length > 0 ? ['a comment'] : []),
    ...(roots.length === 1 ? [] : [`${roots.length} roots`]),
    ...tags.flatMap(strangeIn),
    ...(shown.join('\n') === meant.join('\n') ? [] : [firstDifference(shown, meant)]),
    ...(textOf(roots) === fold(words) ? [] : [firstDifference([textOf(roots)], [fold(words)])]),
  ];
}

/** The link that an empty cell is. */
function emptyLinkOf(node: CellNode | SpacerNode) {
  return node.kind === 'spacer' || node.children.length === 0 ? node.link : undefined;
}

/** What is around words that stand in one line is no text in HTML, and the end of a syllable is a soft hyphen. */
function asPrinted(text: string): string {
  return text
    .replaceAll(WHOLE_START, '')
    .replaceAll(WHOLE_END, '')
    .replaceAll(SYLLABLE_END, '\u00ad');
}

/** The text of a node itself. A link without words has a blank, so that it is not removed. */
function textIn(node: EmailNode): string {
  if (node.kind === 'text') return asPrinted(node.text);
  const isEmptyCell = node.kind === 'spacer' || node.kind === 'cell';
  return isEmptyCell && emptyLinkOf(node) !== undefined ? '\u00A0' : '';
}

function textBy({ name, attributes }: Tag): readonly string[] {
  const value = (key: string): string => attributes.get(key) ?? '';
  if (name === 'a') {
    const label = attributes.get('aria-label') ?? attributes.get('title');
    return [`href ${value('href')}`, ...labelOf(label, null)];
  }
  return name === 'img' ? [`src ${value('src')}`, `alt ${value('alt')}`] : [];
}

/** A link that its words name already has no other name. */
function labelOf(label: string | undefined, words: string | null): readonly string[] {
  return label === undefined || label === words ? [] : [`label ${label}`];
}

function wordsOf(node: Parameters<typeof walk>[0]): string {
  return [...walk(node)].map((each) => (each.kind === 'text' ? each.text : '')).join('');
}

function strangeIn(tag: Tag): readonly string[] {
  const { name, attributes, style } = tag;
  const known = TAGS[name];
  const { href = '', src = '' } = Object.fromEntries(attributes);
  return [
    ...(known === undefined ? [`tag ${name}`] : []),
    ...[...attributes.keys()].filter((key) => !known?.includes(key)).map((key) => `${name} ${key}`),
    ...(name === 'a' && !HREF.test(href) ? [`address ${href}`] : []),
    ...(name === 'a' && hasOtherTitle(tag) ? [`title ${attributes.get('title')}`] : []),
    ...(name === 'img' && !SRC.test(src) ? [`picture ${src}`] : []),
    ...[...style].flatMap(([property, value]) =>
      /^[a-z-]+$/.test(property) && !/url|expression|[<>\\@{}]/i.test(value)
        ? []
        : [`style ${property}: ${value}`],
    ),
  ];
}

/** A title repeats the label, for clients that remove labels, or the words for the pictures that name a link already. */
function hasOtherTitle(link: Tag): boolean {
  const { attributes } = link;
  const pictured = descendants(link).map((tag) => tag.attributes.get('alt') ?? '');
  const name = attributes.get('aria-label') ?? pictured.join('');
  return attributes.has('title') && attributes.get('title') !== name;
}

const BREAKS: Readonly<Record<string, string>> = { br: '\n', wbr: SOFT_BREAK };

/** All text in a row, line breaks as line feeds. */
function textOf(nodes: readonly (Tag | string)[]): string {
  const raw = (node: Tag | string): string =>
    typeof node === 'string' ? node : (BREAKS[node.name] ?? node.children.map(raw).join(''));
  return fold(nodes.map(raw).join(''));
}

/** The lines of visible texts of a design that are missing in the output. */
export function lostWords(design: Design, { text, findings }: EmailOutput): readonly string[] {
  const shown = packed(text);
  const context = { person: design.person, measure: measureByTable };
  const covered = findings.flatMap(({ rule, origin }) => (rule === 'element-hidden' ? origin : []));
  const isCovered = (id: string): boolean =>
    covered.some((each) => each.kind === 'element' && each.id === id);
  return design.elements
    .filter(({ id, hidden }) => hidden !== true && !isCovered(id))
    .flatMap((element) => {
      const words = definitionOf(element.type).textOf?.(element, context);
      return words === undefined || words.from === 'placeholder' ? [] : words.lines;
    })
    .filter((line) => !shown.includes(packed(line)))
    .map((line) => `lost ${JSON.stringify(line)}`);
}

function packed(text: string): string {
  return text.replace(/\s+/g, '');
}

/** A parser reads a carriage return as a line feed. */
function fold(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

function firstDifference(found: readonly string[], wanted: readonly string[]): string {
  const at = found.findIndex((each, index) => each !== wanted[index]);
  const index = at === -1 ? found.length : at;
  return `said ${JSON.stringify(found[index])?.slice(0, 300)}, not ${JSON.stringify(wanted[index])?.slice(0, 300)}`;
}
