export interface HelpLine {
  /** Keys or a gesture. */
  readonly keys: string;
  readonly does: string;
}

interface HelpGroup {
  readonly title: string;
  readonly lines: readonly HelpLine[];
}

/** The help of the canvas for mouse and keyboard. */
export function helpText(isMac: boolean): readonly HelpGroup[] {
  const mod = isMac ? '⌘' : 'Ctrl';
  return [
    {
      title: 'Selection',
      lines: [
        { keys: 'Click', does: 'Select an element' },
        { keys: 'Shift + click', does: 'Add to the selection' },
        { keys: 'Drag on empty canvas', does: 'Select everything inside' },
        { keys: `${mod} + A`, does: 'Select all' },
        { keys: 'Esc', does: 'Clear the selection' },
      ],
    },
    {
      title: 'Navigation',
      lines: [
        { keys: 'Arrow keys', does: 'Nudge by 1, with Shift by 10' },
        { keys: 'Space + drag, or H', does: 'Pan the canvas' },
        { keys: `${mod} + wheel`, does: 'Zoom' },
        { keys: 'Shift + 1', does: 'Zoom to fit all' },
      ],
    },
    {
      title: 'Actions',
      lines: [
        { keys: 'Right click', does: 'Open the menu of an element' },
        { keys: `${mod} + D`, does: 'Duplicate' },
        { keys: 'Delete', does: 'Remove the selection' },
        { keys: `${mod} + Z`, does: 'Undo' },
        { keys: `${mod} + K`, does: 'Find any command' },
      ],
    },
  ];
}

/** The help of the canvas for touch. */
export const TOUCH_HELP: readonly HelpGroup[] = [
  {
    title: 'Selection',
    lines: [
      { keys: 'Tap', does: 'Select an element' },
      { keys: 'Tap empty canvas', does: 'Clear the selection' },
      { keys: 'Select several, then tap', does: 'Add to the selection' },
      { keys: 'Hold empty canvas, then drag', does: 'Select what lies within' },
    ],
  },
  {
    title: 'Navigation',
    lines: [
      { keys: 'Drag', does: 'Pan the canvas' },
      { keys: 'Pinch', does: 'Zoom' },
    ],
  },
  {
    title: 'Actions',
    lines: [
      { keys: 'Drag what is selected', does: 'Move it' },
      { keys: 'Double tap', does: 'Edit a text or crop a picture' },
      { keys: 'Hold an element', does: 'Open its menu' },
    ],
  },
];
