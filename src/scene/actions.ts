import type { Hex } from '../model/color/color';
import type { Axis, Rect } from './geometry';
import type { SETTINGS } from './properties/placed-element';
import type { Values } from './properties/value-kinds';
import type { DesignStyles } from './properties/design-styles';
import type { GroupNames } from './properties/group-names';
import type { RulerGuides } from './properties/ruler-guides';
import type { StackAlignment } from './stacks/alignment';
import type { ElementStyle, Frame, Scene, SceneElement } from './scene';

/** What may be set on an element besides its place, size and style. A blank text takes the setting away. */
export type ElementSettings = Omit<
  Values<typeof SETTINGS>,
  'zIndex' | 'locked' | 'groups' | 'stack' | 'stackAlign' | 'home' | 'naturalSize' | 'autoWidth'
>;

/** A change of style; null takes a property away, so that the default of the type shows. */
export type StyleChange = {
  readonly [Key in keyof ElementStyle]?: ElementStyle[Key] | null;
};

export type AlignEdge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type OrderStep = 'forward' | 'backward' | 'front' | 'back';

/**
 * Everything that can happen to a scene. Plain data, dispatched as Redux actions; a gesture in flight is one of them
 * not dispatched yet. Locked elements are left alone by moves, resizes, aligning, distributing, styling and deleting.
 */
export type SceneAction =
  | {
      readonly type: 'scene/elementsAdded';
      readonly elements: readonly SceneElement[];
      /** Of the groups that come with them. */
      readonly groupNames?: GroupNames;
    }
  | {
      readonly type: 'scene/elementsMoved';
      readonly ids: readonly string[];
      readonly dx: number;
      readonly dy: number;
    }
  | {
      readonly type: 'scene/elementsPlaced';
      readonly places: Readonly<Record<string, { readonly x: number; readonly y: number }>>;
    }
  | {
      readonly type: 'scene/elementsResized';
      readonly boxes: Readonly<Record<string, Rect>>;
      readonly wrap?: boolean;
    }
  | {
      readonly type: 'scene/elementsDuplicated';
      readonly copies: Readonly<Record<string, string>>;
      readonly dx: number;
      readonly dy: number;
    }
  | { readonly type: 'scene/elementsDeleted'; readonly ids: readonly string[] }
  | {
      readonly type: 'scene/elementsStyled';
      readonly ids: readonly string[];
      readonly style: StyleChange;
    }
  | { readonly type: 'scene/elementsReset'; readonly ids: readonly string[] }
  | { readonly type: 'scene/elementSet'; readonly id: string; readonly settings: ElementSettings }
  | {
      readonly type: 'scene/elementsLocked';
      readonly ids: readonly string[];
      readonly locked: boolean;
    }
  | {
      readonly type: 'scene/elementsHidden';
      readonly ids: readonly string[];
      readonly hidden: boolean;
    }
  | {
      readonly type: 'scene/elementsGrouped';
      readonly ids: readonly string[];
      /** The id of the new group. */
      readonly group: string;
    }
  | {
      readonly type: 'scene/elementsRegrouped';
      /** The groups of elements, the outermost first, by the ids of the elements. */
      readonly groups: Readonly<Record<string, readonly string[]>>;
    }
  | { readonly type: 'scene/elementsUngrouped'; readonly ids: readonly string[] }
  /** `group` may also be the id of a stack. A blank name takes it away. */
  | { readonly type: 'scene/groupNamed'; readonly group: string; readonly name: string }
  | {
      readonly type: 'scene/elementsStacked';
      readonly ids: readonly string[];
      /** The id of the new stack. */
      readonly stack: string;
      /** Where those stand afterwards that overlapped. */
      readonly boxes?: Readonly<Record<string, Rect>>;
    }
  /** Members of a stack in other boxes: what was moved by hand, and what makes room for it or closes up, locked ones too. */
  | {
      readonly type: 'scene/stackArranged';
      /** What was moved by hand. */
      readonly ids: readonly string[];
      readonly boxes: Readonly<Record<string, Rect>>;
      /** Whether those are in no stack afterwards. */
      readonly leaves?: boolean;
      /** The stack that those come into. */
      readonly joins?: string;
      /** How a stack is aligned from now on; null takes the note away. */
      readonly aligned?: { readonly stack: string; readonly alignment: StackAlignment | null };
      /** All elements from the undermost to the topmost, where that changes. */
      readonly order?: readonly string[];
    }
  | { readonly type: 'scene/stacksEnded'; readonly ids: readonly string[] }
  | {
      readonly type: 'scene/elementsAligned';
      readonly ids: readonly string[];
      readonly edge: AlignEdge;
    }
  | {
      readonly type: 'scene/elementsDistributed';
      readonly ids: readonly string[];
      readonly axis: Axis;
    }
  | {
      readonly type: 'scene/elementsOrdered';
      readonly ids: readonly string[];
      readonly step: OrderStep;
    }
  | {
      readonly type: 'scene/elementsReordered';
      /** From the undermost to the topmost; they share out among them the places they have. */
      readonly ids: readonly string[];
    }
  | { readonly type: 'scene/backgroundChanged'; readonly background: Hex }
  | {
      readonly type: 'scene/colorReplaced';
      readonly ids: readonly string[];
      readonly from: Hex;
      readonly to: Hex;
    }
  | { readonly type: 'scene/stylesChanged'; readonly styles: DesignStyles }
  | { readonly type: 'scene/stylesApplied' }
  | { readonly type: 'scene/guidesChanged'; readonly guides: RulerGuides }
  | { readonly type: 'scene/frameChanged'; readonly frame: Partial<Frame> }
  /** Several changes at once, one after the other. */
  | { readonly type: 'scene/changesMade'; readonly changes: readonly SceneAction[] }
  | { readonly type: 'scene/cleared' }
  | { readonly type: 'scene/designOpened'; readonly scene: Scene };
