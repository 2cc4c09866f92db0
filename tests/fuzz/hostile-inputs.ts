import { paletteToScheme } from '../../src/model/color/color-scheme';
import { PALETTES } from '../../src/model/color/palettes';
import { BLANK_SIGNATURE, type PersonInput } from '../../src/model/person/signature';
import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import { DEFAULT_TEMPLATE, TEMPLATE_IDS } from '../../src/model/template-ids';
import type { ExportOptions } from '../../src/export';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { FONT_NAMES, type SceneElement } from '../../src/scene/scene';
import { overlappingScene } from '../helpers/overlapping-scenes';
import { PIXEL } from '../helpers/scenes';
import { diceOf, variedScene, type Dice } from '../helpers/varied-scenes';
import { hostileText } from './hostile-text';

/* Design files and persons as an attacker would write them: right in their structure, so that they get far. */

/** One design in so many is as large as one may be. */
const LARGE = 250;

/** The text of a design file, the same for the same seed. */
export function hostileDesignFile(seed: number): string {
  const dice = diceOf(seed * 13 + 5);
  const { person: _person, ...design } = dice.chance(0.5)
    ? overlappingScene(seed)
    : variedScene(seed);
  const elements =
    seed % LARGE === 0
      ? manyElements(seed, dice)
      : design.elements.map((element) => hostileElement(element, dice));
  const file = {
    ...design,
    elements,
    signatureData: hostilePerson(dice),
    ...(dice.chance(0.1) ? { background: hostileText(dice) } : {}),
    ...(dice.chance(0.1) ? { [hostileText(dice)]: hostileText(dice) } : {}),
  };
  return JSON.stringify(file);
}

/** As many elements as a design holds: scenes piled up, the closer the costlier. */
function manyElements(seed: number, dice: Dice): readonly object[] {
  const elements: SceneElement[] = [];
  const spread = dice.pick([50, 400, 2000, 9000]);
  for (let scene = 0; elements.length < SCENE_LIMITS.elements; scene++) {
    const [dx, dy] = [dice.whole(0, spread), dice.whole(0, spread)];
    const added = overlappingScene(seed + scene).elements.map((element) => ({
      ...element,
      id: `${element.id}-${scene}`,
      x: element.x + dx,
      y: element.y + dy,
    }));
    elements.push(...added);
  }
  return elements.slice(0, SCENE_LIMITS.elements);
}

export interface HostileSignature {
  readonly data: PersonInput;
  readonly templateId: string;
  readonly options: ExportOptions;
}

/** A form's signature, the same for the same seed. */
export function hostileSignature(seed: number): HostileSignature {
  const dice = diceOf(seed * 17 + 3);
  return {
    data: hostilePerson(dice),
    templateId: dice.chance(0.02) ? hostileText(dice) : dice.pick(TEMPLATE_IDS_FILLED),
    options: {
      images: dice.pick(['embed', 'embed', 'link', 'cid', 'files']),
      socialStyle: dice.pick(['letters', 'icons']),
      celebration: dice.chance(0.2) ? hostileText(dice) : '🎉',
      ...(dice.chance(0.5) ? { baseUrl: 'https://signet.example' } : {}),
    },
  };
}

const TEMPLATE_IDS_FILLED = [DEFAULT_TEMPLATE, ...TEMPLATE_IDS.slice(1)] as const;

function hostilePerson(dice: Dice): PersonInput {
  const { chance, pick } = dice;
  const texts = Object.entries(BLANK_SIGNATURE).flatMap(([field, value]) =>
    typeof value === 'string' && chance(0.8) ? [[field, hostileText(dice)] as const] : [],
  );
  const links = SOCIAL_NETWORKS.flatMap(({ id }) =>
    chance(0.5) ? [[id, chance(0.3) ? 'jane.doe' : hostileText(dice)] as const] : [],
  );
  const palette = pick([PALETTES[0], ...PALETTES.slice(1)]);
  return {
    ...Object.fromEntries(texts),
    ...(chance(0.5) ? { profileImageUrl: hostilePicture(dice) } : {}),
    ...(chance(0.5) ? { logoUrl: hostilePicture(dice) } : {}),
    profileImageShape: pick(['round', 'square', 'rectangle']),
    logoShape: pick(['round', 'square', 'rectangle']),
    ...(chance(0.7) && palette ? { colorScheme: paletteToScheme(palette) } : {}),
    socialLinks: Object.fromEntries(links),
  };
}

function hostilePicture(dice: Dice): string {
  const { chance, pick } = dice;
  if (chance(0.3)) return PIXEL;
  return pick([
    `https://a.example/${hostileText(dice)}`,
    `data:image/png;base64,${hostileText(dice)}`,
    `data:image/svg+xml,${hostileText(dice)}`,
    hostileText(dice),
  ]);
}

function hostileElement(element: SceneElement, dice: Dice): object {
  const { chance } = dice;
  const isPicture = element.type === 'logo';
  const isText = element.content !== undefined && !isPicture;
  return {
    ...element,
    ...(isText && chance(0.8) ? { content: hostileText(dice) } : {}),
    ...(isPicture && chance(0.4) ? { content: hostilePicture(dice) } : {}),
    ...(chance(0.4) ? { alt: hostileText(dice) } : {}),
    ...(chance(0.2) ? { href: hostileText(dice) } : {}),
    ...(chance(0.2) ? { href: `https://a.example/${hostileText(dice)}` } : {}),
    ...(chance(0.1)
      ? { name: hostileText(dice), groups: [hostileText(dice), hostileText(dice)] }
      : {}),
    ...(chance(0.1) ? { id: hostileText(dice) } : {}),
    ...(chance(0.1) ? { [hostileText(dice)]: hostileText(dice) } : {}),
    ...(chance(0.1) ? { style: hostileStyle(element, dice) } : {}),
    ...(isText && chance(0.2) ? { spans: hostileSpans(dice) } : {}),
  };
}

function hostileSpans(dice: Dice): readonly object[] {
  const { chance, pick, whole } = dice;
  return Array.from({ length: 3 }, (_, at) => ({
    start: 4 * at,
    end: 4 * at + whole(-1, 6),
    font: chance(0.5) ? pick(FONT_NAMES) : hostileText(dice),
    firstFonts: hostileText(dice),
    color: hostileText(dice),
  }));
}

function hostileStyle({ style }: SceneElement, dice: Dice): object {
  const keys = ['color', 'fontFamily', 'backgroundColor', 'textAlign', 'fontSize', 'lineHeight'];
  const background = { angle: hostileText(dice), from: hostileText(dice), to: '#000000' };
  return {
    ...style,
    ...Object.fromEntries(keys.map((key) => [key, hostileText(dice)])),
    ...(dice.chance(0.3) ? { background } : {}),
  };
}
