import type { MailRow } from '../../core/letter/mail-row';
import { attributionLength, beginsOlderMail, isBlank } from '../../core/letter/older-mails';
import { isHeaderText, LINE_OF_OUTLOOK, OLDER_MARKS, QUOTES } from '../../core/origins';
import { isGreeting } from '../../core/recognize/junk';
import { SALUTATION } from '../../core/recognize/data/junk.data';

/*
 * A mail as rows: lines as breaks and blocks part them, and tables.
 */

/** A row with the nodes that make it: texts, pictures, breaks and elements without anything in them. */
export interface RowOfNodes extends MailRow {
  readonly nodes: readonly Node[];
}

const BLOCKS = new Set(
  'address article aside blockquote body caption center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
/** Their insides are no rows. */
const WHOLE = new Set(['svg', 'select', 'object', 'iframe', 'video', 'audio', 'script', 'style']);

interface Line {
  readonly nodes: Node[];
  text: string;
  hasPicture: boolean;
  isRule: boolean;
  isQuoted: boolean;
  isOlder: boolean;
  /** The outermost table that it is in. */
  table: Element | null;
}

/** The rows of a mail, in the order of its document. One pass. */
export function mailRows(body: Element): readonly RowOfNodes[] {
  return byTables(linesOf(body)).map(
    ({ nodes, text, hasPicture, isRule, isQuoted, isOlder, table }) => ({
      nodes,
      text: text.trim(),
      kind: isRule ? 'rule' : table === null ? 'line' : 'table',
      hasPicture,
      isQuoted,
      isOlder,
    }),
  );
}

/** A copy of a mail with some of its leaves alone, each in copies of the elements around it. */
export function withLeaves(body: Element, leaves: readonly Node[]): Element {
  const copies = new Map<Node, Node>([[body, body.cloneNode(false)]]);
  for (const leaf of leaves) copyInto(leaf, copies);
  return copies.get(body) as Element;
}

function copyInto(leaf: Node, copies: Map<Node, Node>): void {
  let copy = leaf.cloneNode(true);
  for (let parent = leaf.parentNode; parent !== null; parent = parent.parentNode) {
    const known = copies.get(parent);
    const into = known ?? parent.cloneNode(false);
    into.appendChild(copy);
    if (known !== undefined) return;
    copies.set(parent, into);
    copy = into;
  }
}

function linesOf(body: Element): readonly Line[] {
  const lines: Line[] = [];
  const quotes = new Set<Element>(body.querySelectorAll(QUOTES));
  const older = olderMarks(body);
  let [quoted, isOlder] = [0, false];
  const tables: Element[] = [];
  let line: Line | null = null;
  const end = (): void => {
    if (line !== null) lines.push(line);
    line = null;
  };
  const put = (node: Node): void => {
    line ??= newLine({ isQuoted: quoted > 0, isOlder, table: tables[0] ?? null });
    isOlder = false;
    addTo(line, node);
  };
  for (const { node, way } of visits(body)) {
    const element = node instanceof Element ? node : null;
    const name = element?.localName ?? '';
    const isBlock = BLOCKS.has(name);
    if (isBlock || (element !== null && way !== 'out' && older.has(element))) end();
    if (element !== null && way !== 'out') {
      isOlder ||= older.has(element);
      if (name === 'blockquote' && isAttributed(lines)) quotes.add(element);
    }
    if (way === 'leaf') put(node);
    else if (element !== null) {
      const step = way === 'in' ? 1 : -1;
      if (quotes.has(element)) quoted += step;
      if (name === 'table' && way === 'in') tables.push(element);
      if (name === 'table' && way === 'out') tables.pop();
    }
    if (way === 'leaf' && (isBlock || name === 'br')) end();
  }
  end();
  return lines;
}

function newLine(at: Pick<Line, 'isQuoted' | 'isOlder' | 'table'>): Line {
  return { nodes: [], text: '', hasPicture: false, isRule: false, ...at };
}

/** Between what is written above a quote, and the quote. */
const MOST_BLANK_LINES = 6;

/** Whether the last lines state that somebody wrote what follows. Some programs quote it in a plain `blockquote`. */
function isAttributed(lines: readonly Line[]): boolean {
  const near = lines.slice(-MOST_BLANK_LINES).map(({ text }) => text.trim());
  const written = near.filter((text) => !isBlank(text));
  return [1, 2].some((length) => attributionLength(written.slice(-length), 0) === length);
}

/** In characters: only elements that are drawn like a header are searched, and that is no longer. */
const LONGEST_HEADER = 1000;

/** Where programs have marked that an older mail begins. */
function olderMarks(body: Element): ReadonlySet<Element> {
  const drawn = [...body.querySelectorAll('div[style*="border-top"]')].filter(
    (element) =>
      LINE_OF_OUTLOOK.test(element.getAttribute('style') ?? '') &&
      isHeaderText(element.textContent.slice(0, LONGEST_HEADER)),
  );
  return new Set<Element>([...body.querySelectorAll(OLDER_MARKS), ...drawn]);
}

function addTo(line: Line, node: Node): void {
  line.nodes.push(node);
  const name = node instanceof Element ? node.localName : '';
  if (name === 'img' || name === 'svg') line.hasPicture = true;
  else if (name === 'hr') line.isRule = true;
  else if (node.nodeType === Node.TEXT_NODE)
    line.text += (node as Text).data.replaceAll(/\s+/g, ' ');
}

interface Visit {
  readonly node: Node;
  /** Into an element, out of it, or at one with nothing in it and at what is no element. */
  readonly way: 'in' | 'out' | 'leaf';
}

/** All nodes below one, in order. Documents may be nested deeper than calls may. */
function* visits(root: Element): Generator<Visit> {
  let node: Node | null = root.firstChild;
  while (node !== null) {
    const isWhole = node instanceof Element && WHOLE.has(node.localName);
    if (node.firstChild !== null && !isWhole) {
      yield { node, way: 'in' };
      node = node.firstChild;
      continue;
    }
    yield { node, way: 'leaf' };
    while (node !== null && node.nextSibling === null) {
      node = node.parentNode;
      if (node === root || node === null) return;
      yield { node, way: 'out' };
    }
    node = node?.nextSibling ?? null;
  }
}

/** Lines of one table are one row, but for a table that a whole letter was written into. */
function byTables(lines: readonly Line[]): readonly Line[] {
  const groups: Line[][] = [];
  let last: Element | null = null;
  for (const line of lines) {
    const group = groups.at(-1);
    if (line.table !== null && line.table === last) group?.push(line);
    else groups.push([line]);
    last = line.table;
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined || first.table === null) return group;
    return isLetter(group)
      ? group.map((line) => ({ ...line, table: null }))
      : [joined(first, group)];
  });
}

function isLetter(lines: readonly Line[]): boolean {
  const texts = lines.map(({ text }) => text.trim());
  const written = texts.findIndex((text) => text !== '');
  return lines.some(
    ({ isOlder, isQuoted }, at) =>
      isOlder ||
      isQuoted !== lines[0]?.isQuoted ||
      beginsOlderMail(texts, at) ||
      attributionLength(texts, at) > 0 ||
      SALUTATION.test(texts[at] ?? '') ||
      (at > written && isGreeting(texts[at] ?? '')),
  );
}

function joined(first: Line, lines: readonly Line[]): Line {
  return {
    ...first,
    nodes: lines.flatMap(({ nodes }) => nodes),
    text: lines
      .map(({ text }) => text.trim())
      .filter((text) => text !== '')
      .join('\n'),
    hasPicture: lines.some(({ hasPicture }) => hasPicture),
    isRule: false,
  };
}
