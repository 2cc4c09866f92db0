/** The types of elements that are drawn by a drag. */
export const DRAWN_TYPES = ['rectangle', 'circle', 'text'] as const;
export type DrawnType = (typeof DRAWN_TYPES)[number];

/**
 * What a press on the canvas is for: to select and move, to pan whatever lies under it, to select more with each, or to draw an
 * element of a type.
 */
export type Tool = 'select' | 'hand' | 'marquee' | DrawnType;

/** The type of the elements that a tool draws; null for one that draws none. */
export function drawnBy(tool: Tool): DrawnType | null {
  return DRAWN_TYPES.find((type) => type === tool) ?? null;
}
