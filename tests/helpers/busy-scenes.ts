import { BLANK_SIGNATURE, completeSignature } from '../../src/model/person/signature';
import { ELEMENT_TYPES, type ElementType, definitionOf } from '../../src/scene/registry';
import { normalizeElement } from '../../src/scene/design-file/legal';
import {
  FONT_NAMES,
  type Design,
  type ElementStyle,
  type SceneElement,
} from '../../src/scene/scene';
import { anyLineStyle } from './line-styles';
import { overlappingScene } from './overlapping-scenes';
import { anyScene, designOf, PIXEL } from './scenes';
import { diceOf, type Dice } from './varied-scenes';

/*
 * Random scenes in which elements of every type are in one another's way: what clears findings has something to do.
 */

/** A busy scene, the same for the same seed. */
export function busyScene(seed: number): Design {
  if (seed % 5 === 3) return overlappingScene(seed);
  if (seed % 5 === 4) return anyScene(seed, 2 + (seed % 12));
  const dice = diceOf(seed * 13 + 5);
  const specs = Array.from({ length: dice.whole(2, 9) }, (_, index) => spec(index, seed, dice));
  const design = designOf(specs, {
    frame: { width: 600, height: 200, trim: dice.chance(0.1) },
    signatureData: dice.chance(0.9) ? completeSignature(PERSON) : BLANK_SIGNATURE,
  });
  return { ...design, elements: design.elements.map(normalizeElement) };
}

const PERSON = {
  fullName: 'Jane Doe',
  jobTitle: 'Head of Industrial Design',
  companyName: 'Northwind',
  department: 'Research',
  phone: '+1 555 0100',
  mobile: '+1 555 0101',
  fax: '+1 555 0102',
  email: 'jane.doe@northwind.example.com',
  website: 'https://www.northwind.example.com/',
  address: '1 Long Street\n12345 Northwind',
  socialLinks: { linkedin: 'jane', twitter: 'jane', facebook: 'jane', instagram: 'jane' },
};

function spec(index: number, seed: number, dice: Dice): SceneElement {
  const { chance, whole, pick } = dice;
  // Every type has its turn, whatever the random numbers are.
  const turn = ELEMENT_TYPES[(seed + index) % ELEMENT_TYPES.length] ?? 'text';
  const type = index === 0 ? turn : pick<ElementType>(['text', 'website', 'rectangle', turn]);
  const { textOf } = definitionOf(type);
  return faded({
    id: `e${index}`,
    type,
    x: chance(0.15) ? whole(440, 580) : whole(0, 320),
    y: whole(0, 160),
    width: whole(20, 240),
    height: chance(0.5) ? 30 : whole(4, 120),
    zIndex: whole(0, 6),
    locked: chance(0.12),
    ...(chance(0.05) ? { hidden: true } : {}),
    ...(textOf === undefined ? ofShape(type, dice) : ofText(type, dice)),
  });
}

/** Some are seen through: those at some places, so that all else of a seed stays what it was. */
function faded(element: SceneElement): SceneElement {
  const { x, y, style } = element;
  if ((x + y) % 9 > 0) return element;
  return { ...element, style: { ...style, opacity: 20 + ((7 * x) % 80) } };
}

function ofText(
  type: ElementType,
  { chance, whole, pick }: Dice,
): Pick<SceneElement, 'style'> & Partial<SceneElement> {
  const style: ElementStyle = {
    fontSize: pick([9, 11, 14, 14, 14, 18, 26]),
    ...(chance(0.3) ? { textAlign: pick(['center', 'right']) } : {}),
    ...(chance(0.2) ? { fontFamily: pick(FONT_NAMES) } : {}),
    ...(chance(0.2) ? { fontWeight: 700 } : {}),
    ...(chance(0.1) ? { lineHeight: whole(6, 20) * 2 } : {}),
  };
  const content = pick(WORDS);
  return {
    style,
    ...(chance(0.3) && type !== 'text' ? {} : { content }),
    ...(chance(0.25) ? { wrap: true } : {}),
    ...(chance(0.2) ? { href: 'https://example.com/elsewhere' } : {}),
    ...(chance(0.1) ? { asPicture: true } : {}),
  };
}

const WORDS = [
  'Hi',
  'Head of Design',
  'Head of Industrial Design and Research',
  'one line\nand another',
  'https://www.example.com/',
  'https://www.example.com/about',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'שלום עולם',
] as const;

function ofShape(
  type: ElementType,
  { chance, whole, pick }: Dice,
): Pick<SceneElement, 'style'> & Partial<SceneElement> {
  const gradient = { angle: pick([0, 45, 90]), from: '#eef2f7', to: '#336699' } as const;
  const style: ElementStyle = {
    ...(chance(0.8) ? { backgroundColor: pick(['#eef2f7', '#ffe9c7', '#14213d']) } : {}),
    ...(chance(0.4) ? { borderWidth: whole(0, 6), borderColor: '#7a1f3d' } : {}),
    ...(chance(0.3) ? { radius: whole(1, 40) } : {}),
    ...(chance(0.2) ? { background: gradient } : {}),
    ...(chance(0.4) ? { socialStyle: 'icons' } : {}),
  };
  if (type !== 'logo') return { style: { ...style, ...anyLineStyle(style) } };
  return {
    style,
    content: pick([PIXEL, PIXEL, 'https://example.com/some-picture.png']),
    ...(chance(0.4) ? { shape: pick(['square', 'round', 'rectangle']) } : {}),
    ...(chance(0.3) ? { href: 'https://example.com/picture' } : {}),
  };
}
