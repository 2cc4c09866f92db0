import { joined, literal, textCell, type Block, type CellProps } from '../../email/builders';
import type { Font } from '../../email/nodes';
import { fieldOrigin } from '../../model/findings';
import type { SignatureView } from '../view';

/** The name word by word, each in a font of its own: `fontOf` gets its place and how many there are. Null when blank. */
export function nameWords(
  { name }: SignatureView,
  cellFont: Font,
  fontOf: (index: number, count: number) => Partial<Font>,
  props: CellProps = {},
): Block {
  const words = name.split(' ').filter((word) => word !== '');
  const runs = words.map((word, index) =>
    literal(word, { origin: [fieldOrigin('fullName')], font: fontOf(index, words.length) }),
  );
  return textCell(cellFont, joined(runs, literal(' ')), props);
}
