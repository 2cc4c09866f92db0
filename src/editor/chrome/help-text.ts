interface HelpLine {
  /** Keys or a gesture; `mod` is Ctrl or the command key. */
  readonly keys: string;
  readonly does: string;
}

interface HelpGroup {
  readonly title: string;
  readonly lines: readonly HelpLine[];
}

/** What the help of the canvas says; `mod` is the name of the key that commands are given with. */
export function helpText(mod: string): readonly HelpGroup[] {
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
        { keys: 'Shift + 0', does: 'Zoom to 100%' },
      ],
    },
    {
      title: 'Actions',
      lines: [
        { keys: `${mod} + D`, does: 'Duplicate' },
        { keys: 'Delete', does: 'Remove what is selected' },
        { keys: `${mod} + Z`, does: 'Undo' },
        { keys: `${mod} + Shift + L`, does: 'Lock or unlock' },
      ],
    },
  ];
}
