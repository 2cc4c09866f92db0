import type { Hex } from '../model/color/color';
import { completeSignature, type Person, type PersonInput } from '../model/person/signature';
import type { PlacedElement } from './properties/placed-element';
import type { ElementType } from './registry';
import type { DesignStyles } from './properties/design-styles';
import type { GroupNames } from './properties/group-names';
import type { RulerGuides } from './properties/ruler-guides';

/*
 * The scene: elements placed freely on a frame. All lengths are canvas units (1 unit = 1 CSS px in the export), whole
 * numbers, from the frame's top left corner.
 */

export {
  BORDER_STYLES,
  FONT_NAMES,
  type BorderStyle,
  type ElementStyle,
  type FontName,
  type GradientStyle,
  type PartStyle,
  type TextAlign,
  type TextSpan,
} from './properties/placed-element';

export type SceneElement = PlacedElement<ElementType>;

export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Export only the bounding box of the elements. */
  readonly trim: boolean;
  /** Export without elements that have no content, with what stands below them moved up. */
  readonly closeUp?: boolean;
}

export interface Scene {
  readonly background: Hex;
  /** At least 200 x 20, 600 x 200 at first; what is exported grows to hold every element. */
  readonly frame: Frame;
  /** What new texts begin with; what is missing is as their types have it. */
  readonly styles?: DesignStyles;
  /** Lines to lay elements along; never exported. */
  readonly guides?: RulerGuides;
  /** Of the groups that were given one. */
  readonly groupNames?: GroupNames;
  /** In document order. */
  readonly elements: readonly SceneElement[];
}

/** A scene with the person whose details the elements show. */
export interface Design extends Scene {
  readonly version: 1;
  readonly person: Person;
}

/** The content of a design file, which has any part of the person under a key of its own. */
export interface DesignInput extends Scene {
  readonly version: 1;
  readonly signatureData: PersonInput;
}

/** The design of a file, with a whole person. */
export function completeDesign({ signatureData, ...rest }: DesignInput): Design {
  return { ...rest, person: completeSignature(signatureData) };
}
