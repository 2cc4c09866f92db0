import {
  joined,
  literal,
  stacked,
  textCell,
  type Block,
  type CellProps,
} from '../../email/builders';
import { lineHeightFor } from '../../email/fonts';
import type { Font, InlineNode, TextNode } from '../../email/nodes';
import { roughWidth } from '../../email/rough-width';
import { textsOf, wordsOf, type SignatureView } from '../view';
import { roleRuns } from './text';

/** Of pronouns, in px: they stand beside a name and never compete with it. */
const PRONOUNS_SIZE = 12;

/** The name, and the pronouns small behind it; null when both are blank. */
export function nameCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  return nameRuns(signature, nameOf(signature), cellFont, props);
}

/** The same with the pronouns in a row of their own: where a column is as wide as a name. */
export function nameAbovePronouns(
  signature: SignatureView,
  cellFont: Font,
  props: CellProps = {},
): Block {
  const inner = props.align === undefined ? {} : { align: props.align };
  const name = nameOf(signature);
  const pronouns = joined(roleRuns(signature, ['pronouns']), literal(GAP));
  if (name.length === 0 || pronouns.length === 0) {
    return nameRuns(signature, name, cellFont, props);
  }
  const small = { ...cellFont, ...pronounsFont(cellFont) };
  return stacked(0, [textCell(cellFont, name, inner), textCell(small, pronouns, inner)], props);
}

function nameOf(signature: SignatureView): readonly InlineNode[] {
  return joined(roleRuns(signature, ['name']), literal(' '));
}

/** The name word by word, each in a font of its own: `fontOf` gets its place, how many there are, and the word. Null when blank. */
export function nameWords(
  signature: SignatureView,
  cellFont: Font,
  fontOf: (index: number, count: number, word: string) => Partial<Font>,
  props: CellProps = {},
): Block {
  const words = textsOf(signature, ['name']).flatMap(({ text, origin }) =>
    text.split(' ').map((word) => ({ word, origin })),
  );
  const runs = words.map(({ word, origin }, index) =>
    literal(word, { origin, font: fontOf(index, words.length, word) }),
  );
  return nameRuns(signature, joined(runs, literal(' ')), cellFont, props);
}

/** Runs that are the name, and the pronouns behind them; null when both are blank. */
export function nameRuns(
  signature: SignatureView,
  name: readonly InlineNode[],
  cellFont: Font,
  props: CellProps,
): Block {
  const pronouns = joined(pronounsRuns(signature, cellFont), literal(GAP));
  const gap = literal(isHeldBy(signature, cellFont) ? HELD_GAP : GAP);
  const isBoth = name.length > 0 && pronouns.length > 0;
  return textCell(cellFont, [...name, isBoth ? gap : null, ...pronouns], props);
}

const GAP = '\u2002';
/** As wide as the usual gap, and no line ends at it. */
const HELD_GAP = '\u00a0\u00a0';
/** What a phone has at least for a name, in px. */
const NAME_WIDTH = 190;

/** Whether the last word of the name takes the pronouns along into its line, wherever that is: alone they would be lost. */
function isHeldBy(signature: SignatureView, { size, weight = 400 }: Font): boolean {
  const last = wordsOf(signature, 'name').split(' ').at(-1) ?? '';
  const pronouns = roughWidth(` ${wordsOf(signature, 'pronouns')}`, PRONOUNS_SIZE);
  return roughWidth(last, size, weight >= 600) + pronouns <= NAME_WIDTH;
}

function pronounsRuns(signature: SignatureView, around: Font): readonly TextNode[] {
  return roleRuns(signature, ['pronouns'], pronounsFont(around));
}

/** Plain, whatever the name is set in, and in lines of its own height: those of a large name would be pushed apart. */
function pronounsFont(around: Font): Partial<Font> & Pick<Font, 'size' | 'lineHeight'> {
  return {
    size: Math.min(PRONOUNS_SIZE, around.size),
    lineHeight: Math.min(lineHeightFor(PRONOUNS_SIZE), around.lineHeight),
    ...(around.weight === undefined ? {} : { weight: 400 }),
    ...(around.letterSpacing === undefined ? {} : { letterSpacing: 0 }),
    ...(around.smallCaps === true ? { smallCaps: false } : {}),
  };
}
