import { beside, cell, font, solid, spacer, stacked, textCell } from '../email/builders';
import type { Block } from '../email/builders';
import { mix, readableOn, WHITE, type Hex } from '../model/color';
import { letterLabel, contactLines } from './parts/contact';
import { headlineSize, tightLines } from './parts/headline';
import { logoRow, photoRow } from './parts/pictures';
import { nameCell } from './parts/name';
import { signatureRoot } from './parts/root';
import { phrase } from './parts/script';
import { socialBadges } from './parts/socials';
import { fieldCell, quoteCell } from './parts/text';
import { visibleOn } from './parts/visible';
import type { Look, Template } from './template';
import type { SignatureView } from './view';

const PANEL_WIDTH = 140;
const PANEL_INSET = 16;
const LEADING = 18;
const STRIPE_WIDTH = 6;

/** A poster: the person on a panel in the primary colour, a stripe, the details, a tinted 'Connect' panel below. */
export const creative: Template = {
  id: 'creative',
  maxWidth: 600,
  phrases: ['connect'],
  build(signature, look) {
    const person = panel(signature, look);
    const facts = details(signature, look);
    const stripe = spacer({
      width: STRIPE_WIDTH,
      firm: true,
      ground: solid(visibleOn(look.palette.accent, WHITE)),
    });
    return signatureRoot(creative, look, [
      beside(0, [person, person && facts && stripe, facts]),
      connect(signature, look),
    ]);
  },
};

/** The primary colour, deep enough for white letters. */
function panelColor({ palette }: Look): Hex {
  return readableOn(palette.primary, WHITE);
}

function panel(signature: SignatureView, look: Look): Block {
  const size = headlineSize(signature.name, 22, PANEL_WIDTH - 2 * PANEL_INSET);
  const letters = font('sans', size, WHITE, { lineHeight: tightLines(size), weight: 700 });
  return stacked(12, [photoRow(signature.photo), nameCell(signature, letters)], {
    width: PANEL_WIDTH,
    firm: true,
    padding: [LEADING, PANEL_INSET, LEADING, PANEL_INSET],
    ground: solid(panelColor(look)),
  });
}

function details(signature: SignatureView, look: Look): Block {
  const { palette } = look;
  const ink = readableOn(palette.text, WHITE);
  const strong = panelColor(look);
  const value = font('sans', 13, ink, { lineHeight: 20 });
  const style = {
    value,
    label: { ...value, color: strong, weight: 700 },
    labelOf: letterLabel,
    address: 'comma',
  } as const;
  return stacked(
    10,
    [
      stacked(2, [
        fieldCell(signature, 'title', font('sans', 18, strong, { lineHeight: 24, weight: 700 })),
        fieldCell(signature, 'company', value),
      ]),
      contactLines(signature.contacts, style, look),
      quoteCell(signature, { ...value, color: strong, italic: true }),
      logoRow(signature.logo),
    ],
    { padding: [LEADING, 10, LEADING, 10], verticalAlign: 'middle' },
  );
}

function connect(signature: SignatureView, look: Look): Block {
  const strong = panelColor(look);
  const tint = mix(WHITE, visibleOn(look.palette.accent, WHITE), 0.18);
  const style = { ground: strong, size: 26, radius: 13, beneath: tint };
  const badges = socialBadges(signature.socials, style, look);
  const label = textCell(
    font('sans', 14, readableOn(strong, tint), { lineHeight: 26, weight: 700 }),
    phrase('connect', look, { decorative: true }),
    { width: PANEL_WIDTH - PANEL_INSET, firm: true },
  );
  const padding = [12, PANEL_INSET, 12, PANEL_INSET] as const;
  return badges && beside(0, [label, cell({}, badges)], { padding, ground: solid(tint) });
}
