import { changed } from '../../base/changed';
import { inOneLine } from '../../base/text';
import {
  joined,
  literal,
  stacked,
  textCell,
  type Block,
  type CellProps,
} from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import type { Look } from '../template';
import type { WordRole } from '../../model/person/text-fields.data';
import { textsOf, type Contact, type SignatureView, type Social } from '../view';
import { labelledFlow, type LabelledStyle } from './contact/contact';
import { roughSize, roughWidth } from '../../email/rough-width';
import { socialLine, type SocialLineStyle } from './social/social-line';
import { textRun } from './text';

/*
 * Text in lines that break between its parts and never within one: no separator is left at the end of a line, no number or
 * name torn.
 */

/** Lines of as many `items` as fit into `width` px each, in their order; one that is wider has a line to itself. */
function packed<T>(
  items: readonly T[],
  widthOf: (item: T) => number,
  gap: number,
  width: number,
): readonly (readonly T[])[] {
  const lines: T[][] = [];
  let used = 0;
  for (const item of items) {
    const own = widthOf(item);
    const last = lines.at(-1);
    if (last !== undefined && used + gap + own <= width) {
      last.push(item);
      used += gap + own;
    } else {
      lines.push([item]);
      used = own;
    }
  }
  return lines;
}

/** The texts of several roles, in as few lines as `width` px allow; null when all are blank. */
export function packedRoles(
  signature: SignatureView,
  roles: readonly WordRole[],
  separator: string,
  cellFont: Font,
  width: number,
): Block {
  const runs = textsOf(signature, roles).map((text) => textRun(text));
  return packedRuns(runs, separator, cellFont, width);
}

/** Runs of text, in as few lines as `width` px allow; null when there are none. */
export function packedRuns(
  runs: readonly TextNode[],
  separator: string,
  cellFont: Font,
  width: number,
  props: CellProps = {},
): Block {
  const font = wholeWordFont(
    runs.map(({ text }) => text),
    cellFont,
    width,
  );
  const widthOf = (words: string): number => roughWidth(words, font.size);
  const lines = packed(runs, ({ text }) => widthOf(text), widthOf(separator), width);
  const parts = lines.flatMap((line, index) => [
    index === 0 ? null : literal('\n'),
    ...joined(line, literal(separator)),
  ]);
  return textCell(font, parts, props);
}

/** Smaller letters than these are hard to read. */
const LEAST_SIZE = 11;

/** The font, smaller where that keeps the longest word whole in `width` px: a size gives way before a word is torn. */
export function wholeWordFont(texts: readonly string[], font: Font, width: number): Font {
  const isBold = (font.weight ?? 400) >= 600;
  const words = texts.flatMap((text) => text.split(/[\s-]+/));
  const size = roughSize(words, width, isBold);
  return size >= font.size || size < LEAST_SIZE ? font : changed(font, { size });
}

/** Contacts in one flow, in as few lines as `width` px allow. */
export function packedContacts(
  contacts: readonly Contact[],
  separator: TextNode,
  style: LabelledStyle,
  look: Look,
  width: number,
): Block {
  const { size } = style.value;
  const widthOf = (contact: Contact): number =>
    roughWidth([style.labelOf(contact), inOneLine(contact.lines)].join(' '), size);
  const lines = packed(contacts, widthOf, roughWidth(separator.text, size), width);
  return stacked(
    0,
    lines.map((line) => labelledFlow(line, separator, style, look)),
  );
}

/** Social links by name, in as few lines as `width` px allow, as even as can be; icons stand as they always do. */
export function packedSocials(
  socials: readonly Social[],
  style: SocialLineStyle,
  look: Look,
  width: number,
): Block {
  if (look.socialIcons !== null) return socialLine(socials, style, look);
  const widthOf = (words: string): number => roughWidth(words, style.font.size);
  const lines = packed(socials, ({ label }) => widthOf(label), widthOf(style.separator), width);
  const each = Math.ceil(socials.length / Math.max(1, lines.length));
  return stacked(
    0,
    lines.map((_, line) => socialLine(socials.slice(line * each, (line + 1) * each), style, look)),
  );
}
