import { changed } from '../base/changed';
import { NO_BREAK } from '../base/text';
import {
  cell,
  columns,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import type { Font } from '../email/nodes';
import { readableOn, WHITE, type Hex } from '../model/color/color';
import { atStart, endPadding, middle, startPadding } from './parts/alignment';
import { besidePhoto } from './parts/beside-photo';
import { fittingStyle } from './parts/contact/contact-rows';
import { letterLabel } from './parts/contact/contact';
import { letterRows } from './parts/contact/letter-rows';
import { nameFont, tightLines } from './parts/headline';
import { nameAbovePronouns } from './parts/name';
import { packedRoles } from './parts/pack';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { fitted, logoRow, photoCell } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialCapsule } from './parts/social/social-capsule';
import { quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const INSET = 8;
/** Of the sheet, which fills a phone. */
const SHEET = 300;
/** Between the edges of the sheet and its text. */
const MARGIN = 12;
/** Of the person: in the middle of a phone it begins where the text of the sheet does. */
const PERSON = SHEET - 2 * MARGIN;
const TEXT = PERSON - MARGIN;
const GAP = 14;
const STRIPE = 6;
const NAME_SIZE = 28;
/** Larger than the role, whatever its length. */
const LEAST_NAME = 18;
const LETTER_WIDTH = 22;
const LINE = 24;
/** Icons that fit behind their word. */
const LINKS = 6;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 60;
const STRIP_INSET = 8;
/** Between the links and the logo below them. */
const STRIP_AIR = 12;
const STRIP_PADDING = [STRIP_INSET, INSET + MARGIN, STRIP_INSET, INSET + MARGIN] as const;
/** Keeps its place beside what has nothing at its side. */
const BLANK = stacked(0, [spacer({ height: 1 })]);

/** A poster: the person in white on the primary color, the details on a white sheet, a stripe, a tinted 'Connect' strip below. */
export const creative: Template = {
  id: 'creative',
  maxWidth: 600,
  phrases: ['connect'],
  build(signature, look) {
    const foot = strip(signature, look);
    const stripe = spacer({
      height: STRIPE,
      background: solid(visibleOn(look.palette.accent, WHITE)),
    });
    return signatureRoot(creative, look, [poster(signature, look), stripe, foot]);
  },
};

function panelColor({ palette }: Look): Hex {
  return darkEnoughForWhite(palette.primary);
}

/** Whatever stands alone begins at the edge. */
function poster(signature: SignatureView, look: Look): Block {
  const who = person(signature, look);
  const facts = sheet(signature, look);
  const background = solid(panelColor(look));
  if (who === null || facts === null) {
    return stacked(0, [who ?? facts], {
      padding: [12, INSET + MARGIN, 12, INSET + MARGIN],
      background,
    });
  }
  const half = 5;
  const pair = wrapping(
    [
      [PERSON, middle(atStart(who, look))],
      [SHEET, middle(atStart(facts, look))],
    ],
    [half, 0, half, 0],
  );
  return cell({ padding: [half, INSET, half, INSET], align: 'center', background }, pair);
}

/** The name beside the photo, the role below both. */
function person(signature: SignatureView, look: Look): Block {
  const ink = readableOn(WHITE, panelColor(look));
  const named = besidePhoto(
    signature,
    photoCell(signature.photo),
    { width: TEXT, gap: GAP },
    (room) =>
      nameAbovePronouns(signature, nameLetters(signature, ink, room), {
        padding: endPadding(look, MARGIN, 0),
      }),
  );
  const role = font('sans', 15, ink, { lineHeight: 20, weight: 700 });
  return stacked(10, [
    named,
    stacked(0, [
      packedRoles(signature, ['title'], ', ', role, TEXT),
      packedRoles(signature, ['unit', 'company'], ' · ', font('sans', 13, ink), TEXT),
    ]),
  ]);
}

function nameLetters(signature: SignatureView, ink: Hex, room: number): Font {
  const words = wordsOf(signature, 'name');
  const letters = { lineHeight: tightLines(NAME_SIZE), weight: 700 };
  return nameFont(words, font('sans', NAME_SIZE, ink, letters), room, LEAST_NAME);
}

/** The details on white; null without any. */
function sheet(signature: SignatureView, look: Look): Block {
  const strong = panelColor(look);
  const value = font('sans', 13, readableOn(look.palette.text, WHITE), { lineHeight: 18 });
  const style = {
    value,
    label: value,
    labelOf: letterLabel,
    labelColumn: LETTER_WIDTH,
    address: 'comma',
  } as const;
  const fitting = fittingStyle(signature.contacts, style, SHEET - 2 * MARGIN);
  const label = changed(fitting.value, { color: strong, weight: 700 });
  const words = stacked(
    8,
    [
      cell({}, letterRows(signature.contacts, LETTER_WIDTH, changed(fitting, { label }), look)),
      quoteCell(signature, changed(fitting.value, { color: strong, italic: true })),
    ],
    { padding: [MARGIN - 2, MARGIN, MARGIN - 2, MARGIN], background: solid(WHITE) },
  );
  return words && stacked(0, [words]);
}

/** The links behind their word, the logo in line with the text of the sheet; on a phone below one another, in line with the poster. */
function strip(signature: SignatureView, look: Look): Block {
  const tint = look.palette.background;
  const strong = readableOn(panelColor(look), tint);
  const capsule = { background: solid(strong), radius: 12, beneath: tint } as const;
  const links = socialCapsule(signature.socials, { ...capsule, most: LINKS, isColumn: true }, look);
  const logo = logoRow(fitted(signature.logo, 120, LOGO_HEIGHT));
  const connectWords = phrase('connect', look, { decorative: true });
  const word = textCell(
    font('sans', 14, strong, { lineHeight: LINE, weight: 700 }),
    connectWords && changed(connectWords, { text: connectWords.text.replaceAll(' ', NO_BREAK) }),
  );
  const half = STRIP_AIR / 2;
  const edge = STRIP_INSET - half;
  const props = { padding: [edge, INSET, edge, INSET], background: solid(tint) } as const;
  const connect = links && cell({}, columns([word, links], GAP, { width: 'content' }));
  if (connect === null) return logo && stacked(0, [logo], { ...props, padding: STRIP_PADDING });
  const mark = stacked(0, [logo], { padding: startPadding(look, MARGIN) });
  const pair = wrapping(
    [
      [PERSON, middle(atStart(connect, look))],
      [SHEET, logo === null ? BLANK : middle(atStart(stacked(0, [mark]), look))],
    ],
    [half, 0, half, 0],
  );
  return cell({ ...props, align: 'center' }, pair);
}
