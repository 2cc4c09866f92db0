import { fillMessage, type MessageArgs } from './design-messages';

/** What was left out or changed while a design was opened. */
export const DESIGN_NOTES = {
  'unknown-key': '{place}: {field} is unknown and was left out.',
  'bad-value': '{place}: {field} is not {wanted} and was left out.',
  clamped: '{place}: {field} was changed from {before} to {after}.',
  'unsafe-link': '{place}: the link was left out. It is not a web address, email or phone number.',
  'unsafe-picture':
    '{place}: the picture was left out. It must be a PNG, JPG or GIF, or a web address.',
  'renamed-id': '{place}: its id was taken or not allowed, so it got a new one.',
  'cut-text': '{place}: the text was cut to {limit} characters.',
  'deep-groups': '{place}: groups can be at most {limit} deep. Those further in were left out.',
  'torn-group': '{place}: the group {group} was left out. It is in another place already.',
  'more-notes': 'And {count} more of this kind.',
} as const;

export type DesignNoteCode = keyof typeof DESIGN_NOTES;

/** Something that was cleaned on the way in. */
export interface DesignNote {
  readonly code: DesignNoteCode;
  readonly place: string;
  readonly message: string;
}

export function designNote(
  code: DesignNoteCode,
  place: string,
  args: MessageArgs = {},
): DesignNote {
  return { code, place, message: fillMessage(DESIGN_NOTES[code], { place, ...args }) };
}
