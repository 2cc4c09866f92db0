import { literal, type Block, type CellProps } from '../../email/builders';
import type { Font } from '../../email/nodes';
import type { Hex } from '../../model/color/color';
import { fieldOrigin } from '../../model/findings/findings';
import type { Look } from '../template';
import type { SignatureView } from '../view';
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
  const letters = signature.name.match(/\P{M}\p{M}*\s*/gu) ?? [];
  if (letters.length > MOST_LETTERS || !canPart(signature.name, look)) {
    return nameWords(signature, cellFont, colorAt, props);
  }
  const origin = [fieldOrigin('fullName')];
  const runs = letters.map((letter, index) => literal(letter, { origin, font: colorAt(index) }));
  return nameRuns(signature, runs, cellFont, props);
}

/** Whether each letter stands by itself, one behind the other. */
function canPart(name: string, { direction }: Pick<Look, 'direction'>): boolean {
  const others = name.replaceAll(
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{P}\s]/gu,
    '',
  );
  return direction === 'ltr' && others === '';
}
