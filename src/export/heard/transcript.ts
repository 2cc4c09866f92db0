import { collapsed, isHidden, linkName, pictureName, type Labels } from './accessible-name';
import { dataTableSize, type TableSize } from './data-table';
import { parseMarkup, type MarkupElement, type MarkupNode } from './parse-markup';
import { speakingMs } from './speaking-time';

/*
 * What a screen reader reads of a signature: the lines of its browse mode, as NVDA has them. A cell begins a line, and so does a
 * line break; a link and a picture are announced; tables for layout are not.
 */

/** What a reader reads at once. */
export type HeardPart =
  | {
      readonly kind: 'text';
      readonly words: string;
      /** The runs of which it is made, each with a look of its own. */
      readonly runs: readonly string[];
    }
  | {
      readonly kind: 'link' | 'picture';
      readonly words: string;
      readonly description?: string;
      /** Whether it has no name, so that its address or file is read. */
      readonly isUnnamed?: true;
    }
  | ({ readonly kind: 'table' } & TableSize);

export interface HeardLine {
  readonly parts: readonly HeardPart[];
  /** A value of HTML's `lang`; null where none is set. */
  readonly lang: string | null;
  /** How long it takes to read. */
  readonly ms: number;
}

export interface Transcript {
  readonly lines: readonly HeardLine[];
  readonly ms: number;
}

/** What a screen reader reads of printed HTML, where labels are kept or where a mail client strips them. */
export function transcribe(html: string, labels: Labels): Transcript {
  const lines = linesOf(parseMarkup(html), labels);
  return { lines, ms: lines.reduce((sum, { ms }) => sum + ms, 0) };
}

/** The words in front of the name of a part. */
export const ROLE_WORDS = { link: 'link', picture: 'graphic' } as const;

/** A part as it is read. */
export function spoken(part: HeardPart): string {
  switch (part.kind) {
    case 'text':
      return part.words;
    case 'table':
      return `table with ${countOf(part.rows, 'row')} and ${countOf(part.columns, 'column')}`;
    default: {
      const { kind, words, description } = part;
      return [ROLE_WORDS[kind], words, description].filter(Boolean).join(', ');
    }
  }
}

function countOf(count: number, thing: string): string {
  return count === 1 ? `1 ${thing}` : `${count} ${thing}s`;
}

function linesOf(nodes: readonly MarkupNode[], labels: Labels): readonly HeardLine[] {
  const { lines, add, addRun, endLine } = makeLines();
  const visit = (node: MarkupNode, around: string | null): void => {
    if (typeof node === 'string') return addRun(node);
    if (isHidden(node, labels)) return;
    const lang = node.attributes['lang'] ?? around;
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) endLine(around);
    if (isAnnounced(node)) {
      const size = dataTableSize(node);
      if (size !== null) add({ kind: 'table', ...size });
    }
    const part = partOf(node, labels);
    if (part === 'children') for (const child of node.children) visit(child, lang);
    else if (part !== null) add(part);
    if (isBlock) endLine(lang);
  };
  const isAnnounced = ({ name, attributes }: MarkupElement): boolean =>
    name === 'table' && (labels === 'stripped' || attributes['role'] === undefined);
  for (const node of nodes) visit(node, null);
  endLine(null);
  return lines;
}

/** Lines under construction. */
function makeLines() {
  const lines: HeardLine[] = [];
  let parts: HeardPart[] = [];
  let runs: string[] = [];
  const endText = (): void => {
    const words = collapsed(runs.join(''));
    if (words !== '') {
      parts.push({ kind: 'text', words, runs: runs.filter((run) => collapsed(run) !== '') });
    }
    runs = [];
  };
  return {
    lines,
    addRun: (run: string): void => {
      runs.push(run);
    },
    add: (part: HeardPart): void => {
      endText();
      parts.push(part);
    },
    endLine: (lang: string | null): void => {
      endText();
      if (parts.length > 0) lines.push({ parts, lang, ms: msOf(parts) });
      parts = [];
    },
  };
}

/** Elements that begin and end a line. */
const BLOCKS: ReadonlySet<string> = new Set(['table', 'tr', 'td', 'div', 'br']);

/** What an element is read as; null for nothing, `children` for what is in it. */
function partOf(node: MarkupElement, labels: Labels): HeardPart | 'children' | null {
  const { href, src = '' } = node.attributes;
  if (node.name === 'a' && href !== undefined) return named('link', linkName(node, labels), href);
  if (node.name !== 'img') return 'children';
  if (node.attributes['alt'] === '') return null;
  return named('picture', pictureName(node), src);
}

function named(
  kind: 'link' | 'picture',
  { name, description }: ReturnType<typeof linkName>,
  address: string,
): HeardPart {
  if (name === '') return { kind, words: shortAddress(address), isUnnamed: true };
  return { kind, words: name, ...(description === undefined ? {} : { description }) };
}

/** What readers take of an address where it has no name. */
function shortAddress(address: string): string {
  return address
    .replace(/^data:.*/s, '')
    .replace(/^\w+:(?:\/\/)?(?:www\.)?/, '')
    .slice(0, LONGEST_ADDRESS);
}

const LONGEST_ADDRESS = 60;

function msOf(parts: readonly HeardPart[]): number {
  return parts.reduce((sum, part) => sum + speakingMs(`${spoken(part)}, `), 0);
}
