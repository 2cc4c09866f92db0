import type { HelpLine } from './help-text';

/** What the pointer does, and what is held down meanwhile changes. */
export function pointerHelp(isMac: boolean): readonly HelpLine[] {
  const [mod, alt] = isMac ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];
  return [
    { keys: 'Shift + click', does: 'Add to the selection, or remove from it' },
    { keys: `${alt} + drag`, does: 'Drag a duplicate' },
    { keys: 'Shift + drag', does: 'Move along one axis' },
    { keys: `${mod} + drag`, does: 'Turn off snapping' },
    { keys: 'Shift + resize', does: 'Keep the proportions' },
    { keys: `${alt} + resize`, does: 'Resize from the center' },
    { keys: 'Double click', does: 'Edit text in place' },
    { keys: 'Right click', does: 'Open the menu' },
    { keys: 'Wheel', does: 'Pan the canvas' },
    { keys: `${mod} + wheel, or pinch`, does: 'Zoom at the pointer' },
    { keys: 'Space + drag, or middle button', does: 'Pan the canvas' },
  ];
}
