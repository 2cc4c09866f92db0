import { literal, type Block, type CellProps } from '../../email/builders';
import type { Font } from '../../email/nodes';
import type { Hex } from '../../model/color/color';
import type { Look } from '../template';
import { textsOf, wordsOf, type SignatureView } from '../view';
import { nameRuns, nameWords } from './name';

/** Longer names cost too many of the characters that a mail may have. */
const MOST_LETTERS = 32;

/**
 * The name with a color for each letter, in turn; each word where letters join, run the other way, or are too many. Null when
 * blank.
 */
export function nameLetters(
  signature: SignatureView,
  cellFont: Font,
  colors: readonly Hex[],
  look: Pick<Look, 'direction'>,
  props: CellProps = {},
): Block {
  const colorAt = (index: number): Partial<Font> => {
    const color = colors[index % colors.length];
    return color === undefined || color === cellFont.color ? {} : { color };
  };
  const letters = textsOf(signature, ['name']).flatMap(({ text, origin }, index, { length }) =>
    lettersIn(index < length - 1 ? `${text} ` : text).map((letter) => ({ letter, origin })),
  );
  if (letters.length > MOST_LETTERS || !canPart(wordsOf(signature, 'name'), look)) {
    return nameWords(signature, cellFont, colorAt, props);
  }
  const runs = letters.map(({ letter, origin }, index) =>
    literal(letter, { origin, font: colorAt(index) }),
  );
  return nameRuns(signature, runs, cellFont, props);
}

/** With the marks and the blanks that follow them. */
function lettersIn(text: string): readonly string[] {
  return text.match(/\P{M}\p{M}*\s*/gu) ?? [];
}

/** Whether each letter stands by itself, one behind the other. */
function canPart(name: string, { direction }: Pick<Look, 'direction'>): boolean {
  const others = name.replaceAll(
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\s]/gu,
    '',
  );
  return direction === 'ltr' && others === '';
}
