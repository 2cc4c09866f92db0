import { completeSignature } from '../../src/model/person/signature';
import {
  FONT_NAMES,
  type Design,
  type ElementStyle,
  type SceneElement,
} from '../../src/scene/scene';
import { BOLD_FROM, textLook } from '../../src/scene/kinds/text/text-look';
import { wrapLine } from '../../src/scene/text/text-lines';
import { measureByTable } from '../../src/scene/text/text-width';
import { exactLineStyle } from './line-styles';
import { randomNumbers } from './palettes';
import { PIXEL, separableScene } from './scenes';

/*
 * Random scenes with everything that an element can be: fonts, colors, gradients, directions, badges, pictures. The
 * places are those of `separableScene`: nothing overlaps.
 */

/** A scene without overlaps, the same for the same seed. */
export function variedScene(seed: number): Design {
  const dice = diceOf(seed * 7 + 1);
  const design = separableScene(seed);
  return {
    ...design,
    frame: { ...design.frame, trim: dice.chance(0.15) },
    person: completeSignature({ companyName: 'Northwind', socialLinks: PROFILES }),
    elements: design.elements.map((element) => vary(element, dice)),
  };
}

export interface Dice {
  readonly chance: (share: number) => boolean;
  readonly whole: (from: number, to: number) => number;
  readonly pick: <T>(items: readonly [T, ...T[]]) => T;
}

export function diceOf(seed: number): Dice {
  const random = randomNumbers(seed);
  return {
    chance: (share) => random() < share,
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    pick: (items) => items[Math.floor(random() * items.length)] ?? items[0],
  };
}

const PROFILES = { linkedin: 'jane', twitter: 'jane', facebook: 'jane', instagram: 'jane' };
const INKS = ['#333333', '#7a1f3d', '#0e6b52', '#1d4ed8'] as const;
const BACKGROUNDS = ['#eef2f7', '#ffe9c7', '#336699', '#14213d'] as const;
/** As wide as Latin letters of the same size, or narrower. */
const RIGHT_TO_LEFT = 'שלום עולם';

function vary(element: SceneElement, dice: Dice): SceneElement {
  if (element.type === 'logo') return varyPicture(element, dice);
  return element.content === undefined ? varyShape(element, dice) : varyText(element, dice);
}

function varyText(element: SceneElement, dice: Dice): SceneElement {
  const { chance, pick } = dice;
  const { content = '', wrap = false } = element;
  const style: ElementStyle = {
    ...element.style,
    color: pick(INKS),
    fontWeight: pick([400, 400, 500, 600, 700, 800]),
    ...(chance(0.2) ? { italic: true } : {}),
    ...(chance(0.2) ? { underline: true } : {}),
  };
  const type = pick<'text' | 'name' | 'title' | 'company' | 'quote'>([
    'text',
    'name',
    'title',
    'company',
    'quote',
  ]);
  if (wrap && element.width > 60 && chance(0.4)) {
    return { ...element, type, style, content: paragraph(element, style, dice) };
  }
  if (chance(0.3) && !wrap)
    return { ...element, type, style: { ...style, fontFamily: pick(FONT_NAMES) } };
  const isWide = content.length >= RIGHT_TO_LEFT.length && !content.includes('\n');
  if (chance(0.1) && isWide) return { ...element, type, style, content: RIGHT_TO_LEFT };
  // As people draw their boxes: hardly wider than the words.
  const longest = Math.max(...content.split('\n').map((line) => widthOf(line, style)));
  const isTight = chance(0.5) && !wrap && style.textAlign === 'left';
  const width = isTight ? Math.min(element.width, Math.ceil(longest) + 2) : element.width;
  return { ...element, type, style, width };
}

/** As many words as fill some of the lines that a box has room for. */
function paragraph({ width, height }: SceneElement, style: ElementStyle, { whole }: Dice): string {
  const room = Math.floor(height / textLook(style).lineHeight);
  const lines = whole(1, Math.max(1, room));
  const start = whole(0, WORDS.length);
  let filled = WORDS[start % WORDS.length] ?? '';
  for (let next = start + 1; next < start + 200; next++) {
    const longer = `${filled} ${WORDS[next % WORDS.length]}`;
    if (wrapLine(longer, width - 2, (line) => widthOf(line, style)).length > lines) break;
    filled = longer;
  }
  return filled;
}

function widthOf(line: string, style: ElementStyle): number {
  const { fontName: name, size, weight, italic } = textLook(style);
  return measureByTable(line, { name, size, bold: weight >= BOLD_FROM, italic });
}

const WORDS = 'we build quiet tools for people who write many mails each day'.split(' ');

function varyShape(element: SceneElement, { chance, whole, pick }: Dice): SceneElement {
  const { type, width, height } = element;
  const widest = Math.min(8, Math.floor(Math.min(width, height) / 3));
  const gradient = {
    angle: pick([0, 45, 90, 135, 180]),
    from: pick(BACKGROUNDS),
    to: pick(BACKGROUNDS),
  };
  // What holds others keeps the edges that they lie within.
  if (type === 'background' || type === 'rectangle') {
    const isRun = type === 'background' && chance(0.4);
    return isRun ? { ...element, style: { ...element.style, background: gradient } } : element;
  }
  const style: ElementStyle = {
    backgroundColor: pick(BACKGROUNDS),
    borderColor: pick(INKS),
    borderWidth: chance(0.3) ? whole(0, widest) : 0,
    ...(chance(0.3) ? { radius: whole(1, 20) } : {}),
  };
  const drawn = { ...element, type: type === 'line' ? pick(['line', 'divider'] as const) : type };
  return { ...drawn, style: { ...style, ...exactLineStyle(drawn, style) } };
}

function varyPicture(element: SceneElement, { chance, pick }: Dice): SceneElement {
  const socialStyle = pick<'letters' | 'icons'>(['letters', 'icons']);
  const { content: _picture, ...box } = element;
  if (chance(0.2)) return { ...box, type: pick(MARKS), style: { socialStyle } };
  return {
    ...element,
    alt: pick(['A photo', 'The company', 'Jane Doe at her desk']),
    ...(chance(0.4) ? { content: PIXEL } : {}),
    ...(chance(0.3) ? { shape: pick(['square', 'round', 'rectangle']) } : {}),
    ...(chance(0.3) ? { href: 'https://example.com/picture' } : {}),
  };
}

const MARKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'social'] as const;
