/*
 * Stands in for d3-drag, which d3-zoom loads to keep the mouse from selecting texts and starting drags of its own while it
 * moves the view: ours leaves every button of the mouse to the gestures.
 */

export function dragDisable(): void {}

export function dragEnable(): void {}
