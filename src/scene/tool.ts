/** What a press on the canvas is for: to select and move, to pan whatever lies under it, or to select more with each. */
export type Tool = 'select' | 'hand' | 'marquee';
