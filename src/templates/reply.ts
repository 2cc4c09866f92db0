import { changed } from '../base/changed';
import { stacked, textCell } from '../email/builders';
import { lineHeightFor } from '../email/fonts';
import type { Font, TableNode } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color/color';
import { contactValue } from './parts/contact/contact';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { roleLine } from './parts/text';
import type { Look } from './template';
import type { SignatureView } from './view';

/** In px. */
export const REPLY_WIDTH = 420;
export const REPLY_SIZES = { name: 14, line: 13 } as const;

/** What stands between title and company. */
export const REPLY_SEPARATOR = ' · ';

export interface ReplyStyle {
  readonly family: Font['family'];
  /** Of the name; the nearest shade that can be read is taken. */
  readonly accent: Hex;
  readonly text: Hex;
}

/** The short signature of replies: the name, the role, the first number; what is blank takes no line. */
export function buildReply(
  signature: SignatureView,
  { family, accent, text }: ReplyStyle,
  look: Pick<Look, 'direction' | 'lang'>,
): TableNode {
  const fontOf = (size: number, color: Hex): Font => ({
    family,
    size,
    lineHeight: lineHeightFor(size),
    color: readableOn(color, WHITE),
  });
  const name = changed(fontOf(REPLY_SIZES.name, accent), { weight: 700 });
  const line = fontOf(REPLY_SIZES.line, text);
  const [number] = signature.contacts;
  return signatureRoot({ maxWidth: REPLY_WIDTH }, look, [
    stacked(0, [
      nameCell(signature, name),
      roleLine(signature, ['title', 'unit', 'company'], REPLY_SEPARATOR, line),
      number === undefined
        ? null
        : textCell(line, contactValue(number, { value: line, address: 'comma' }, look)),
    ]),
  ]);
}
