import type { CodeMode } from '../../model/code-modes';
import { CELEBRATIONS } from '../../model/person/celebrations';
import { CUSTOM_PALETTE, type Palette } from '../../model/color/palettes';
import { isSampleSignature, SAMPLE_SIGNATURE, type Person } from '../../model/person/signature';
import { DEFAULT_TEMPLATE, type TemplateId } from '../../model/template-ids';
import type { Adjustments } from '../../export';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import type { Design, Scene } from '../../scene/scene';
import type { Phrases } from '../../templates/template';
import type { SocialStyle } from '../../model/person/social';

/** How the form shows the person. The palette is the person's own: the canvas uses it too. */
export interface TemplateLook {
  readonly template: TemplateId;
  readonly socialStyle: SocialStyle;
  /** The emoji of the silly template, chosen when the template is. */
  readonly celebration: string;
  /** Kept while a preset is in use, for the next time. */
  readonly customPalette: Palette;
  /** Fixed words of templates that were changed or switched off. */
  readonly phrases: Phrases;
  /** What is as the template has it is not there. */
  readonly adjustments: Adjustments;
  /** How much HTML is written, by the form and by the designer. */
  readonly code: CodeMode;
}

/** A signature: the one document that form and designer edit. */
export interface Signature {
  /** The person that the form shows in a template; every text on the canvas without content of its own follows. */
  readonly person: Person;
  readonly look: TemplateLook;
  /** What stands on the canvas. */
  readonly scene: Scene;
  /** Absolute web addresses of pictures that came with somebody else's work, as long as the visitor has not let them load. */
  readonly heldPictures?: readonly string[];
}

export const INITIAL_LOOK: TemplateLook = {
  template: DEFAULT_TEMPLATE,
  socialStyle: 'auto',
  celebration: CELEBRATIONS[0],
  customPalette: CUSTOM_PALETTE,
  phrases: {},
  adjustments: {},
  code: 'whole',
};

/** What every new signature begins with. */
export const NEW_SIGNATURE: Signature = {
  person: SAMPLE_SIGNATURE,
  look: INITIAL_LOOK,
  scene: EMPTY_SCENE,
};

/** Whether the form shows what it shows at the start. */
export function isFormAtStart({ person, look }: Signature): boolean {
  const { customPalette, phrases, adjustments, ...rest } = look;
  return (
    Object.keys(phrases).length === 0 &&
    Object.keys(adjustments).length === 0 &&
    isSampleSignature(person) &&
    hasSameValues(rest, INITIAL_LOOK) &&
    hasSameValues(customPalette, INITIAL_LOOK.customPalette)
  );
}

function hasSameValues<T extends object>(some: Partial<T>, all: T): boolean {
  return Object.entries(some).every(([key, value]) => Reflect.get(all, key) === value);
}

/** What stands on the canvas, with its person. */
export function designOf({ scene, person }: Signature): Design {
  return { version: 1, ...scene, person };
}
