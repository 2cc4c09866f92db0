interface HelpLine {
  /** Keys or a gesture. */
  readonly keys: string;
  readonly does: string;
}

interface HelpGroup {
  readonly title: string;
  readonly lines: readonly HelpLine[];
}

interface KeyNames {
  /** Ctrl, or the command key. */
  readonly mod: string;
  readonly alt: string;
}

const NAMES = {
  mac: { mod: '⌘', alt: '⌥' },
  other: { mod: 'Ctrl', alt: 'Alt' },
} as const satisfies Record<string, KeyNames>;

/** What the help of the canvas says. */
export function helpText(isMac: boolean): readonly HelpGroup[] {
  const { mod } = isMac ? NAMES.mac : NAMES.other;
  return [
    {
      title: 'Selection',
      lines: [
        { keys: 'Click', does: 'Select an element' },
        { keys: 'Shift + click', does: 'Add to the selection' },
        { keys: 'Drag on empty canvas', does: 'Select what lies within' },
        { keys: `${mod} + A`, does: 'Select all' },
        { keys: 'Esc', does: 'Clear the selection' },
      ],
    },
    {
      title: 'Navigation',
      lines: [
        { keys: 'Arrow keys', does: 'Nudge by 1, with Shift by 10' },
        { keys: 'Space + drag', does: 'Pan the canvas' },
        { keys: `${mod} + wheel`, does: 'Zoom' },
        { keys: 'Shift + 1', does: 'Zoom to fit all' },
      ],
    },
    {
      title: 'Actions',
      lines: [
        { keys: 'Right click', does: 'Open the menu of an element' },
        { keys: `${mod} + D`, does: 'Duplicate' },
        { keys: 'Delete', does: 'Remove what is selected' },
        { keys: `${mod} + Z`, does: 'Undo' },
        { keys: `${mod} + K`, does: 'Find any command' },
      ],
    },
  ];
}

/** What the pointer does, and what is held down meanwhile changes. */
export function pointerHelp(isMac: boolean): readonly HelpLine[] {
  const { mod, alt } = isMac ? NAMES.mac : NAMES.other;
  return [
    { keys: 'Shift + click', does: 'Add to the selection, or take out of it' },
    { keys: `${alt} + drag`, does: 'Drag a duplicate' },
    { keys: 'Shift + drag', does: 'Keep to one axis' },
    { keys: `${mod} + drag`, does: 'Suspend snapping' },
    { keys: 'Shift + resize', does: 'Keep the proportions' },
    { keys: `${alt} + resize`, does: 'Resize about the centre' },
    { keys: 'Double click', does: 'Edit a text in place' },
    { keys: 'Right click', does: 'Open the menu' },
    { keys: 'Wheel', does: 'Pan the canvas' },
    { keys: `${mod} + wheel, or pinch`, does: 'Zoom at the pointer' },
    { keys: 'Space + drag, or middle button', does: 'Pan the canvas' },
  ];
}
