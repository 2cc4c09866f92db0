/** Why a design cannot be opened; `{name}` stands for an argument. */
export const DESIGN_PROBLEMS = {
  'too-large': 'This design is larger than the {limit} MB that we can open.',
  'not-json': 'This is not a design: it cannot be read as JSON.',
  'not-a-design': 'This is not a design: {place} is not {wanted}.',
  'unknown-version': 'This design is of version {version}, and we can open version 1 only.',
  'too-many-elements': 'This design has {count} elements, and we can open at most {limit}.',
  'too-much-text': 'This design holds {count} characters of text, and we can open at most {limit}.',
  'unknown-type': '{place}: there is no element of the type {type}.',
  'bad-value': '{place}: {field} is not {wanted}.',
} as const;

/** What was left out or changed while a design was opened. */
export const DESIGN_NOTES = {
  'unknown-key': '{place}: {field} is not known and was left out.',
  'bad-value': '{place}: {field} is not {wanted} and was left out.',
  clamped: '{place}: {field} was changed from {before} to {after}.',
  'unsafe-link': '{place}: the link was left out, as it is no web address, e-mail or phone number.',
  'unsafe-picture':
    '{place}: the picture was left out: it must be a PNG, JPG or GIF, or a web address.',
  'renamed-id': '{place}: its id was already taken or cannot be used, so it got another one.',
  'cut-text': '{place}: the text was cut to {limit} characters.',
  'more-notes': 'And {count} more of this kind.',
} as const;

export type DesignProblemCode = keyof typeof DESIGN_PROBLEMS;
export type DesignNoteCode = keyof typeof DESIGN_NOTES;

/** Why a design was refused. */
export interface DesignProblem {
  readonly code: DesignProblemCode;
  /** Where: 'element 3', 'frame', or 'the file'. */
  readonly place: string;
  readonly message: string;
}

/** Something that was cleaned on the way in. */
export interface DesignNote {
  readonly code: DesignNoteCode;
  readonly place: string;
  readonly message: string;
}

type Args = Readonly<Record<string, string | number>>;

export function designProblem(
  code: DesignProblemCode,
  place: string,
  args: Args = {},
): DesignProblem {
  return { code, place, message: fill(DESIGN_PROBLEMS[code], { place, ...args }) };
}

export function designNote(code: DesignNoteCode, place: string, args: Args = {}): DesignNote {
  return { code, place, message: fill(DESIGN_NOTES[code], { place, ...args }) };
}

/** Arguments may quote the file itself: they are shortened, and never read as a pattern. */
function fill(message: string, args: Args): string {
  const text = message.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(args, name) ? shortened(String(args[name])) : gap,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
