import {
  beside,
  cell,
  font,
  solid,
  spacer,
  stacked,
  textCell,
  wrapping,
  type Block,
} from '../email/builders';
import { readableOn, WHITE, type Hex } from '../model/color/color';
import { middle } from './parts/alignment';
import { headlineSize, tightLines } from './parts/headline';
import { letterRows } from './parts/contact/letter-rows';
import { logoBeside } from './parts/logo-beside';
import { nameAbovePronouns } from './parts/name';
import { packedRoles } from './parts/pack';
import { darkEnoughForWhite, visibleOn } from './parts/readable-colors';
import { fitted, photoRow } from './parts/pictures';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialCapsule } from './parts/social/social-capsule';
import { roleLine, quoteCell } from './parts/text';

import type { Look, Template } from './template';
import { wordsOf, type SignatureView } from './view';

const PANEL_WIDTH = 132;
const INSET = 14;
const STRIPE_WIDTH = 6;
const TEXT_INSET = 12;
const LETTER_WIDTH = 18;
const LINE = 24;
/** What a phone has for the title. */
const TITLE_WIDTH = 164;
/** The links begin where the details do. */
const WORD_WIDTH = PANEL_WIDTH + STRIPE_WIDTH + TEXT_INSET - INSET;
/** As much as a phone has between the insets. */
const LINKS_WIDTH = 290;
/** What the strip has for its columns. */
const STRIP_WIDTH = 600 - 2 * INSET - 8;
/** A name whose longest word would be smaller than this on the panel stands at the head of the details. */
const LEAST_NAME = 14;
/** Of the logo at most, so that a full signature stays within 260 px. */
const LOGO_HEIGHT = 60;
/** With the links in the middle of it, the strip is 40 px high; half of it is around each part, so that they stay apart on a phone. */
const STRIP_INSET = 8;

/** A poster: the person on a panel in the primary color, a stripe, the details, a tinted 'Connect' strip below. */
export const creative: Template = {
  id: 'creative',
  maxWidth: 600,
  phrases: ['connect'],
  build(signature, look) {
    const person = panel(signature, look);
    const facts = details(signature, look);
    const stripe = spacer({
      width: STRIPE_WIDTH,
      noShrink: true,
      background: solid(visibleOn(look.palette.accent, WHITE)),
    });
    return signatureRoot(creative, look, [
      beside(0, [person, person && facts && stripe, facts]),
      strip(signature, look),
    ]);
  },
};

function panelColor({ palette }: Look): Hex {
  return darkEnoughForWhite(palette.primary);
}

function panel(signature: SignatureView, look: Look): Block {
  const size = nameSize(signature);
  const letters = font('sans', size, WHITE, { lineHeight: tightLines(size), weight: 700 });
  const name = isOnPanel(signature) ? nameAbovePronouns(signature, letters) : null;
  return stacked(12, [photoRow(signature.photo), name], {
    width: PANEL_WIDTH,
    noShrink: true,
    verticalAlign: 'middle',
    padding: [TEXT_INSET, INSET, TEXT_INSET, INSET],
    background: solid(panelColor(look)),
  });
}

/** In px, as the panel has room for its longest word. */
function nameSize(signature: SignatureView): number {
  return headlineSize(wordsOf(signature, 'name'), 22, PANEL_WIDTH - 2 * INSET, LEAST_NAME - 1);
}

/** Words are not torn: a name that is too long for the panel stands beside it, if there is one. */
function isOnPanel(signature: SignatureView): boolean {
  return nameSize(signature) >= LEAST_NAME || signature.photo === null;
}

function details(signature: SignatureView, look: Look): Block {
  const ink = readableOn(look.palette.text, WHITE);
  const strong = panelColor(look);
  const value = font('sans', 13, ink, { lineHeight: 20 });
  const style = {
    value,
    label: { ...value, color: strong, weight: 700 },
    address: 'comma',
  } as const;
  return stacked(
    10,
    [
      stacked(0, [
        isOnPanel(signature)
          ? null
          : nameAbovePronouns(signature, font('sans', 18, strong, { lineHeight: 24, weight: 700 })),
        packedRoles(
          signature,
          ['title'],
          ', ',
          font('sans', 15, strong, { lineHeight: 20, weight: 700 }),
          TITLE_WIDTH,
        ),
        roleLine(signature, ['unit', 'company'], ' · ', value),
      ]),
      cell({}, letterRows(signature.contacts, LETTER_WIDTH, style, look)),
      quoteCell(signature, { ...value, color: strong, italic: true }),
    ],
    { padding: [12, TEXT_INSET, 12, TEXT_INSET], verticalAlign: 'middle' },
  );
}

/** On a phone its parts stand below one another. */
function strip(signature: SignatureView, look: Look): Block {
  const tint = look.palette.background;
  const strong = readableOn(panelColor(look), tint);
  const style = { background: solid(strong), radius: 12, beneath: tint, most: 8 };
  const links = socialCapsule(signature.socials, style, look);
  const logo = logoBeside(fitted(signature.logo, 120, LOGO_HEIGHT));
  const word = textCell(
    font('sans', 14, strong, { lineHeight: LINE, weight: 700 }),
    phrase('connect', look, { decorative: true }),
  );
  const logoWidth = Math.max(120, logo?.width ?? 0);
  const connect = wrapping(
    [
      [WORD_WIDTH, middle(word)],
      [Math.min(LINKS_WIDTH, STRIP_WIDTH - WORD_WIDTH - logoWidth), middle(links)],
      [logoWidth, middle(logo && stacked(0, [logo]))],
    ],
    [STRIP_INSET / 2, 0, STRIP_INSET / 2, 0],
  );
  const props = {
    padding: [STRIP_INSET / 2, INSET, STRIP_INSET / 2, INSET],
    background: solid(tint),
  } as const;
  return links === null ? logo && stacked(0, [logo], props) : cell(props, connect);
}
