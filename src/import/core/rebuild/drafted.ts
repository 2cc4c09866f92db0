import type { Rect } from '../../../scene/geometry';
import type { SceneElement } from '../../../scene/scene';

/** An element without what all of a scene's have: its id, its place in the stack, its groups. */
export type DraftElement = Omit<SceneElement, 'id' | 'zIndex' | 'locked' | 'groups'>;

/** An element of a page, and where its like stood. */
export interface Drafted {
  readonly draft: DraftElement;
  /** The table in which it stood; 0 for none. */
  readonly table: number;
  /** What was seen of it on the page, in px and not whole: of a text, its letters without what a line is higher. */
  readonly seen: Rect;
  /** A background or a line, which others may lie on. */
  readonly isPlane: boolean;
}
