import { heightOf, type Box } from '../geometry/box';
import { inLine, type CollapseSide } from './arrange';
import { boundsOfBoxes, isGone, type CollapseBlock, type LineRole } from './block';

/*
 * What stands in one line belongs together: a field with its label, and fields one after the other. What is in line with others
 * above or below it begins a column, and is no part of the line at its left.
 */

/** A block that stands in a line. */
type Word = CollapseBlock & { readonly line: LineRole };

/** How near a label stands to its field, and a separator to what it separates, in heights of the line. */
const NEAR_LABEL = 0.8;
const NEAR_SEPARATOR = 2;

/** How far away a label may stand whose words alone show that it is one, in heights of the line. */
const FAR_LABEL = 6;

/** How high a line is at least, in px, where what stands in it is lower. */
const LINE = 12;

/** The blocks of a page, or of a plane, lines taken as one. */
export function joinLines(blocks: readonly CollapseBlock[]): readonly CollapseBlock[] {
  const words = blocks.filter(isWord);
  const chains = chainsOf(words, blocks);
  const tabs = new Set(chains.flatMap((chain) => tabsOf(chain)));
  const joined = chains.flatMap((chain) => runsOf(unitsOf(chain, tabs), blocks));
  return [
    ...blocks.filter((block) => !isWord(block)),
    ...joined.map((run) => joinRun(run, blocks)),
  ];
}

function isWord(block: CollapseBlock): block is Word {
  return block.line !== undefined;
}

/** Words one after the other, nothing else between them. */
function chainsOf(
  words: readonly Word[],
  blocks: readonly CollapseBlock[],
): readonly (readonly Word[])[] {
  const next = new Map<CollapseBlock, Word>();
  for (const word of words) {
    const right = nextOf(word, blocks);
    if (right !== undefined && isWord(right) && areOneLine(word, right)) next.set(word, right);
  }
  const previous = new Map<CollapseBlock, Word>();
  for (const [word, right] of next) {
    const known = previous.get(right);
    if (known === undefined || known.box.x1 < word.box.x1) previous.set(right, word as Word);
  }
  const isFollowed = (word: Word, right: Word | undefined): right is Word =>
    right !== undefined && previous.get(right) === word;
  return words.flatMap((first) => {
    if (previous.has(first)) return [];
    const chain = [first];
    for (let at = first, right = next.get(at); isFollowed(at, right); right = next.get(at)) {
      chain.push(right);
      at = right;
    }
    return [chain];
  });
}

/** What stands nearest at the right of a word, at the height of the middle of its line. */
function nextOf(word: Word, blocks: readonly CollapseBlock[]): CollapseBlock | undefined {
  const middle = (word.line.box.y0 + word.line.box.y1) / 2;
  let nearest: CollapseBlock | undefined;
  for (const block of blocks) {
    const isAtRight = block !== word && block.box.x0 >= word.box.x1 - 1;
    if (!isAtRight || block.box.y0 > middle || block.box.y1 < middle) continue;
    if (nearest === undefined || block.box.x0 < nearest.box.x0) nearest = block;
  }
  return nearest;
}

/** Whether the middle of either lies in the other, and none is much higher. */
function areOneLine({ line: { box: a } }: Word, { line: { box: b } }: Word): boolean {
  const [low, high] = heightOf(a) < heightOf(b) ? [a, b] : [b, a];
  const middle = (low.y0 + low.y1) / 2;
  const apart = Math.abs(middle - (high.y0 + high.y1) / 2);
  return apart <= heightOf(high) / 2 && heightOf(high) <= 2.5 * Math.max(heightOf(low), LINE);
}

/** Where labels end, and fields begin, that stand so near to one another that they belong together. */
function tabsOf(chain: readonly Word[]): readonly string[] {
  return chain.flatMap((word, at) => {
    const right = chain[at + 1];
    return right !== undefined && areLabelAndField(word, right) && isNear(word, right)
      ? [tabOf(word, right)]
      : [];
  });
}

function tabOf(a: Word, b: Word): string {
  return `${a.box.x0} ${b.box.x0}`;
}

function areLabelAndField({ line: a }: Word, { line: b }: Word): boolean {
  return a.role === 'label' && b.role === 'field';
}

function isNear(a: Word, b: Word): boolean {
  const gap = b.box.x0 - a.box.x1;
  const height = Math.min(heightOf(a.line.box), heightOf(b.line.box));
  const isSure = areLabelAndField(a, b) && a.line.isSurelyLabel;
  return gap <= height * (isSure ? FAR_LABEL : NEAR_LABEL);
}

/** Fields with their labels, and separators, in the order of a line. */
function unitsOf(chain: readonly Word[], tabs: ReadonlySet<string>): readonly (readonly Word[])[] {
  const units: Word[][] = [];
  for (const [at, word] of chain.entries()) {
    const unit = units.at(-1);
    const before = chain[at - 1];
    const joins = before !== undefined && joinsBefore(chain, at, tabs);
    if (unit !== undefined && joins) unit.push(word);
    else units.push([word]);
  }
  return units;
}

/** Whether a word belongs to the one before it: one of both is a label, and no other field is nearer to that. */
function joinsBefore(chain: readonly Word[], at: number, tabs: ReadonlySet<string>): boolean {
  const [before, word] = [chain[at - 1], chain[at]];
  if (before === undefined || word === undefined) return false;
  const roles = new Set([before.line.role, word.line.role]);
  if (roles.has('separator') || !roles.has('label')) return false;
  if (!isNear(before, word) && !tabs.has(tabOf(before, word))) return false;
  const [from, to] = [fieldAt(chain, at - 1, -1), fieldAt(chain, at, 1)];
  if (from === null || to === null) return true;
  // Labels between two fields are parted where they stand farthest apart.
  const gaps = chain.slice(from + 1, to + 1).map(({ box }, index) => {
    return box.x0 - (chain[from + index]?.box.x1 ?? box.x0);
  });
  return from + 1 + gaps.indexOf(Math.max(...gaps)) !== at;
}

/** The place of the nearest field on a side, with nothing but labels up to it; null for none. */
function fieldAt(chain: readonly Word[], from: number, step: 1 | -1): number | null {
  for (let at = from; at >= 0 && at < chain.length; at += step) {
    const role = chain[at]?.line.role;
    if (role === 'field') return at;
    if (role !== 'label') return null;
  }
  return null;
}

/** Words that close up as one line: units one after the other. */
type Run = readonly (readonly Word[])[];

function runsOf(
  units: readonly (readonly Word[])[],
  blocks: readonly CollapseBlock[],
): readonly Run[] {
  const runs: (readonly Word[])[][] = [];
  for (const [at, unit] of units.entries()) {
    const [run, before] = [runs.at(-1), units[at - 1]];
    if (run !== undefined && before !== undefined && follows(before, unit, blocks)) run.push(unit);
    else runs.push([unit]);
  }
  return runs;
}

/** Whether a unit goes on with the line of the one before it. */
function follows(
  before: readonly Word[],
  unit: readonly Word[],
  blocks: readonly CollapseBlock[],
): boolean {
  const [last, first] = [before.at(-1), unit[0]];
  if (last === undefined || first === undefined) return false;
  const height = Math.min(heightOf(last.line.box), heightOf(first.line.box));
  const gap = first.box.x0 - last.box.x1;
  const separates = [last, first].some(({ line: { role } }) => role === 'separator');
  if (separates) return gap <= NEAR_SEPARATOR * Math.max(height, LINE);
  if (gap <= NEAR_LABEL * height) return true;
  return isSingle(last) && isSingle(first) && !blocks.some((other) => isInLineWith(other, first));
}

function isSingle({ box, line }: Word): boolean {
  return heightOf(box) <= 1.5 * heightOf(line.box);
}

/** Whether a block above or below begins or ends where a word does. */
function isInLineWith(other: CollapseBlock, word: Word): boolean {
  const isThin = other.thin !== undefined || other.line?.role === 'separator';
  if (isThin || (isWord(other) && areOneLine(other, word))) return false;
  return isAt(other.box.x0, word.box.x0) || isAt(other.box.x1, word.box.x1);
}

function isAt(a: number, b: number): boolean {
  return Math.abs(a - b) <= 1;
}

function joinRun(run: Run, blocks: readonly CollapseBlock[]): CollapseBlock {
  const units = run.map(joinUnit);
  const [only] = units;
  if (only === undefined) throw new Error('A line of nothing');
  return units.length === 1 ? only : inLine(units, sideOf(units, blocks));
}

/** A field with its labels: gone where all its fields are. */
function joinUnit(unit: readonly Word[]): CollapseBlock {
  const [only, ...others] = unit;
  if (only !== undefined && others.length === 0) return only;
  const fields = unit.filter(({ line: { role } }) => role === 'field');
  const isAllGone = fields.length > 0 && fields.every(isGone);
  const words = isAllGone ? unit.map(gone) : unit;
  return inLine(words, 'left');
}

function gone(block: CollapseBlock): CollapseBlock {
  return { ...block, after: null, parts: [], still: [] };
}

/** The side at which a line is flush with others; the left one where it is flush with none. */
function sideOf(units: readonly CollapseBlock[], blocks: readonly CollapseBlock[]): CollapseSide {
  const own = boundsOfBoxes(units.map(({ box }) => box));
  const others = blocks.filter(({ box }) => box.y1 <= own.y0 || box.y0 >= own.y1);
  const isEven = (edge: (box: Box) => number) =>
    others.some(({ box }) => isAt(edge(box), edge(own)));
  if (isEven(({ x0 }) => x0)) return 'left';
  if (isEven(({ x1 }) => x1)) return 'right';
  return isEven(({ x0, x1 }) => (x0 + x1) / 2) ? 'center' : 'left';
}
