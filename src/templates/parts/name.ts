import {
  joined,
  literal,
  present,
  textCell,
  type Block,
  type CellProps,
} from '../../email/builders';
import { lineHeightFor } from '../../email/fonts';
import type { Font, TextNode } from '../../email/nodes';
import { fieldOrigin } from '../../model/findings/findings';
import type { SignatureView } from '../view';
import { field } from './text';

/** Of pronouns, in px: they stand beside a name and never compete with it. */
const PRONOUNS_SIZE = 12;

/** The name, and the pronouns small behind it; null when both are blank. */
export function nameCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  return nameRuns(signature, [field(signature, 'name')], cellFont, props);
}

/** The name word by word, each in a font of its own: `fontOf` gets its place and how many there are. Null when blank. */
export function nameWords(
  signature: SignatureView,
  cellFont: Font,
  fontOf: (index: number, count: number) => Partial<Font>,
  props: CellProps = {},
): Block {
  const words = signature.name.split(' ').filter((word) => word !== '');
  const runs = words.map((word, index) =>
    literal(word, { origin: [fieldOrigin('fullName')], font: fontOf(index, words.length) }),
  );
  const name = joined(runs, literal(' ')).filter((run) => run.kind === 'text');
  return nameRuns(signature, name, cellFont, props);
}

/** Runs that are the name, and the pronouns behind them; null when both are blank. */
export function nameRuns(
  signature: SignatureView,
  name: readonly (TextNode | null)[],
  cellFont: Font,
  props: CellProps,
): Block {
  const parts = present(name);
  const pronouns = pronounsRun(signature, cellFont);
  const gap = parts.length > 0 && pronouns !== null ? literal('\u2002') : null;
  return textCell(cellFont, [...parts, gap, pronouns], props);
}

/** Plain, whatever the name is set in, and in lines of its own height: those of a large name would be pushed apart. */
export function pronounsRun(signature: SignatureView, around: Font): TextNode | null {
  return field(signature, 'pronouns', {
    size: Math.min(PRONOUNS_SIZE, around.size),
    lineHeight: Math.min(lineHeightFor(PRONOUNS_SIZE), around.lineHeight),
    ...(around.weight === undefined ? {} : { weight: 400 }),
    ...(around.letterSpacing === undefined ? {} : { letterSpacing: 0 }),
    ...(around.smallCaps === true ? { smallCaps: false } : {}),
  });
}
