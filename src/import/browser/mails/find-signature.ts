import type { WantedPart } from '../../core/laid-out-mail';
import { blocksOf, type MailBlock } from '../../core/letter/mail-blocks';
import { isShown } from '../../core/letter/own-rows';
import { signatureRows, type MarkedRows } from '../../core/letter/signature-rows';
import { MAIL_ORIGINS, TRACES, type MailOrigin } from '../../core/origins';
import { mailRows, withLeaves, type RowOfNodes } from './mail-rows';

/** A part of a mail. */
export interface FoundPart {
  /** What it is made of: of a mail in blocks, these. */
  readonly roots: readonly Node[];
  /** The program that wrote it. */
  readonly origin: string | null;
  /** All that the mail is made of. */
  readonly blocks: readonly MailBlock[];
  /** Whether what was found is as good as certain to be the signature. */
  readonly isSure: boolean;
}

/** Finds the signature in a mail, or takes the part of it that is asked for. */
export function findSignature(imported: Element, wanted: WantedPart): FoundPart {
  const body = imported.querySelector(':scope > body');
  if (body === null) return { roots: [], origin: null, blocks: [], isSure: true };
  const rows = mailRows(body);
  const marks = marksIn(body, rows);
  const found = signatureRows(rows, marks);
  const mark = marks.find((each) => each === found.mark) ?? null;
  // A program's own line is no signature, but shows which it is.
  const shown = mark ?? marks.find(({ start }) => found.isTaken[start] === true);
  const origin = shown?.origin.name ?? tracedIn(imported);
  const blocks = blocksOf(rows, found.isTaken);
  const of = (isTaken: readonly boolean[]): FoundPart => ({
    roots: [partOf(body, rows, isTaken)],
    origin,
    blocks,
    isSure: found.isSure,
  });
  if (wanted === 'blocks') {
    const roots = blocks.map(({ start, end }) =>
      withLeaves(
        body,
        rows.slice(start, end).flatMap(({ nodes }) => nodes),
      ),
    );
    return { roots, origin, blocks, isSure: found.isSure };
  }
  if (typeof wanted !== 'string') {
    const isIn = rows.map((_, at) =>
      wanted.some((index) => {
        const block = blocks[index];
        return block !== undefined && at >= block.start && at < block.end;
      }),
    );
    return of(isIn);
  }
  if (mark !== null && mark.origin.begins === undefined)
    return { ...of(found.isTaken), roots: [mark.element] };
  return of(mark === null && wanted === 'marked or all' ? rows.map(() => true) : found.isTaken);
}

/** A mail has one for each message that it quotes. */
const MOST_MARKS = 200;

interface Mark extends MarkedRows {
  readonly element: Element;
  readonly origin: MailOrigin;
}

const ANY_MARK = MAIL_ORIGINS.map(({ selector }) => selector).join(',');

/** The marks of programs, in the order of the mail. */
function marksIn(body: Element, rows: readonly RowOfNodes[]): readonly Mark[] {
  const elements = [...body.querySelectorAll(ANY_MARK)].slice(0, MOST_MARKS);
  if (elements.length === 0) return [];
  const rowOf = new Map(rows.flatMap(({ nodes }, at) => nodes.map((node) => [node, at] as const)));
  return elements.flatMap((element) => {
    const origin = MAIL_ORIGINS.find(({ selector }) => element.matches(selector));
    const within = rowsWithin(element, rowOf);
    if (origin === undefined || within === null) return [];
    const { first, last } = within;
    const start = origin.begins === 'behind it' ? last + 1 : first;
    return [{ element, origin, start, end: origin.begins === undefined ? last + 1 : rows.length }];
  });
}

/** The first and the last row of an element: those of its first leaf and its last. */
function rowsWithin(element: Element, rowOf: ReadonlyMap<Node, number>) {
  let [first, last]: Node[] = [element, element];
  while (!rowOf.has(first as Node) && first?.firstChild != null) first = first.firstChild;
  while (!rowOf.has(last as Node) && last?.lastChild != null) last = last.lastChild;
  const [start, end] = [rowOf.get(first as Node), rowOf.get(last as Node)];
  return start === undefined || end === undefined ? null : { first: start, last: end };
}

function tracedIn(imported: Element): string | null {
  return TRACES.find(({ selector }) => imported.querySelector(selector) !== null)?.name ?? null;
}

/** The mail itself where all of it that shows anything is taken. */
function partOf(body: Element, rows: readonly RowOfNodes[], isTaken: readonly boolean[]): Node {
  if (rows.every((row, at) => isTaken[at] === true || !isShown(row))) return body;
  const taken = rows.map((_, at) => isTaken[at] === true);
  const first = rows.findIndex((row, at) => taken[at] === true && isShown(row));
  const last = rows.findLastIndex((row, at) => taken[at] === true && isShown(row));
  return withLeaves(
    body,
    rows.flatMap(({ nodes }, at) => (taken[at] === true && at >= first && at <= last ? nodes : [])),
  );
}
