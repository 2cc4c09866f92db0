import { changed } from '../base/changed';
import {
  cell,
  columns,
  font,
  padTop,
  stack,
  stacked,
  wrapping,
  type Block,
} from '../email/builders';
import type { Border } from '../email/nodes';
import { roughSize } from '../email/rough-width';
import { mix, readableOn, WHITE, type Hex } from '../model/color/color';
import { atStart, centered, centeredTable } from './parts/alignment';
import { axisRows } from './parts/contact/axis-rows';
import { fullLabel } from './parts/contact/contact';
import { packedRoles } from './parts/pack';
import { nameFont } from './parts/headline';
import { logoBeside } from './parts/logo-beside';
import { nameAbovePronouns } from './parts/name';
import { photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { tracking } from './parts/script';
import { socialLine } from './parts/social/social-line';
import { roleCell, quoteCell } from './parts/text';
import type { Look, Template } from './template';
import { isNameAlone, wordsOf, type SignatureView } from './view';

const COLUMN = 288;
const INSET = 8;
/** Longer names are spaced out less. */
const SHORT_NAME = 16;
/** Words that have room in this size only are not spaced out at all, in px. */
const LONG_NAME = 24;
const NAME_SIZE = 22;
const LEAST_NAME = 16;
/** The height of all lines of text, so that those of both columns share their baselines. */
const LINE = 18;
/** Below a picture. */
const AIR = 12;

/** An invitation: the name spaced out between two hairlines, how to reply beside it, and a picture above each of the two. */
export const elegant: Template = {
  id: 'elegant',
  maxWidth: 600,
  build(signature, look) {
    const { photo, logo } = signature;
    const pictures = [photoCell(photo), logoBeside(logo)].map(inTheMiddle);
    const [face, mark] = pictures;
    const single = face && mark ? null : (face ?? mark ?? null);
    const who = stacked(AIR, [single, person(signature, look)]);
    const level = single === null ? 'top' : 'bottom';
    const pair = wrapping(
      [
        [COLUMN, at(level, who)],
        [COLUMN + INSET, at(level, atStart(details(signature, look), look))],
      ],
      [6, 0, 6, 0],
    );
    return signatureRoot(elegant, look, [
      single === null ? overBoth(pictures) : null,
      cell({ align: 'center' }, pair),
    ]);
  },
};

/** A picture in the middle of its column. */
function inTheMiddle(picture: Block): Block {
  const table = columns([picture], 0, { width: 'content' });
  return cell({ verticalAlign: 'middle' }, centeredTable(table));
}

/** Photo and logo, each above the middle of a column; on a phone one below the other. */
function overBoth(pictures: readonly Block[]): Block {
  const [face = null, mark = null] = pictures;
  const pair = wrapping(
    [
      [COLUMN, face],
      [COLUMN + INSET, mark],
    ],
    [0, 0, 6, 0],
  );
  return cell({ align: 'center' }, pair);
}

/** The first or the last lines of both columns, and so all lines, share their baselines. */
function at(verticalAlign: 'top' | 'bottom', block: Block): Block {
  return block && changed(block, { verticalAlign });
}

function strong({ palette }: Look): Hex {
  return readableOn(palette.primary, WHITE);
}

/**
 * Everything in the middle of the column, on the lines of the details beside it: the name between its hairlines takes three of
 * them, and pronouns a fourth.
 */
function person(signature: SignatureView, look: Look): Block {
  const { text, secondary } = look.palette;
  const ink = readableOn(text, WHITE);
  const room = COLUMN - 2 * INSET;
  const small = font('palatino', 12, ink, { lineHeight: LINE });
  const title = font('palatino', 14, ink, { italic: true, lineHeight: LINE });
  const quote = changed(title, { size: 13, color: readableOn(secondary, WHITE) });
  const roles = stacked(
    0,
    [
      centered(roleCell(signature, 'title', title)),
      centered(packedRoles(signature, ['unit', 'company'], ' · ', small, room)),
    ],
    { padding: [0, 0, 0, 0] },
  );
  const hasPronouns = wordsOf(signature, 'pronouns') !== '';
  const column = stack(
    [
      nameBlock(signature, look, room),
      roles && padTop(roles, hasPronouns ? 8 : 6),
      centered(quoteCell(signature, quote, { padding: [LINE, 0, 0, 0] })),
    ],
    0,
  );
  return cell({}, column && centeredTable(changed(column, { width: room })));
}

/** 48 px high, and 16 more with pronouns. */
function nameBlock(signature: SignatureView, look: Look, room: number): Block {
  const color = mix(strong(look), WHITE, 0.5);
  const line: Border = { width: 1, color, style: 'solid' };
  const words = wordsOf(signature, 'name');
  const size = isNameAlone(signature) ? NAME_SIZE + 4 : NAME_SIZE;
  const isTorn = roughSize(words.split(/[\s-]+/), room) < LONG_NAME;
  const spaced = isTorn ? {} : tracking(look, words.length > SHORT_NAME ? 2 : 4);
  const letters = font('palatino', size, strong(look), changed(spaced, { lineHeight: 28 }));
  return nameAbovePronouns(signature, nameFont(words, letters, room, LEAST_NAME), {
    align: 'center',
    padding: [9, 0, 9, 0],
    borders: { top: line, bottom: line },
  });
}

/** The contacts and the links, all about one middle. */
function details(signature: SignatureView, look: Look): Block {
  const { secondary, text } = look.palette;
  const value = font('palatino', 12, readableOn(text, WHITE), { lineHeight: LINE });
  const style = {
    value,
    label: changed(value, { color: readableOn(secondary, WHITE), italic: true }),
    labelOf: fullLabel,
    address: 'lines',
  } as const;
  const links = {
    font: changed(value, { color: strong(look) }),
    separator: '\u2002',
    align: 'center',
  } as const;
  return stacked(LINE, [
    cell({}, centeredTable(axisRows(signature.contacts, COLUMN - 1, style, look))),
    socialLine(signature.socials, links, look),
  ]);
}
