import type { ElementDefinition } from './element-definition';
import { appDefinitions } from './elements/apps';
import { backgroundDefinition } from './elements/background';
import { bannerDefinition } from './elements/banner';
import { buttonDefinition } from './elements/button';
import { circleDefinition } from './elements/circle';
import { disclaimerDefinition } from './elements/disclaimer';
import { dividerDefinition } from './elements/divider';
import { iconDefinition } from './elements/icon';
import { lineDefinition } from './elements/line';
import { logoDefinition } from './elements/logo';
import { meetingDefinition } from './elements/meeting';
import { networkDefinitions } from './elements/networks';
import { ownLinesDefinition } from './elements/person/own-lines';
import { personTextDefinitions } from './elements/person/texts';
import { photoDefinition } from './elements/person/photo';
import { pictureDefinition } from './elements/picture';
import { qrDefinition } from './elements/qr';
import { rectangleDefinition } from './elements/rectangle';
import { socialDefinition } from './elements/social';
import { textDefinition } from './elements/text';
import { verticalLineDefinition } from './elements/vertical-line';

/** All kinds of element, in the order of the library. A new one is a file in `elements` and its line here; each text of the person has one. */
export const ELEMENTS = [
  textDefinition,
  ...personTextDefinitions,
  ownLinesDefinition,
  iconDefinition,
  logoDefinition,
  photoDefinition,
  pictureDefinition,
  bannerDefinition,
  ...networkDefinitions,
  socialDefinition,
  buttonDefinition,
  meetingDefinition,
  ...appDefinitions,
  disclaimerDefinition,
  qrDefinition,
  rectangleDefinition,
  circleDefinition,
  lineDefinition,
  verticalLineDefinition,
  dividerDefinition,
  backgroundDefinition,
] as const satisfies readonly ElementDefinition[];

export type ElementType = (typeof ELEMENTS)[number]['type'];

export const ELEMENT_TYPES: readonly ElementType[] = ELEMENTS.map(({ type }) => type);

export function isElementType(value: unknown): value is ElementType {
  return typeof value === 'string' && BY_TYPE.has(value);
}

/** Whether an element's content is the address of a picture, and so no text. */
export function isPicture({ type }: { readonly type: ElementType }): boolean {
  return definitionOf(type).content === 'picture';
}

const BY_TYPE = new Map<string, ElementDefinition<ElementType>>(
  ELEMENTS.map((definition) => [definition.type, definition]),
);

/** The kind of element that goes by this type. */
export function definitionOf(type: ElementType): ElementDefinition<ElementType> {
  const found = BY_TYPE.get(type);
  if (found === undefined) throw new Error(`No such element: ${type}`);
  return found;
}
