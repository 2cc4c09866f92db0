import { SCENE_LIMITS } from '../limits';
import { legalValues, wholeNumbers, type Values } from './value-kinds';

/** The guides of a design: vertical ones by their `x`, horizontal ones by their `y`, in canvas units. */
export const RULER_GUIDES = {
  x: wholeNumbers(SCENE_LIMITS.guidePlace, SCENE_LIMITS.guides),
  y: wholeNumbers(SCENE_LIMITS.guidePlace, SCENE_LIMITS.guides),
} as const;

export interface RulerGuides extends Values<typeof RULER_GUIDES> {}

/** Guides at legal places; nothing where there are none. */
export function legalGuides(guides: RulerGuides): RulerGuides | undefined {
  const { x = [], y = [] } = legalValues(RULER_GUIDES, guides);
  return x.length + y.length === 0 ? undefined : { x, y };
}
