/** Why a design cannot be opened; `{name}` stands for an argument. */
export const DESIGN_PROBLEMS = {
  'too-large': 'This design is too large. The limit is {limit} MB.',
  'too-slow': 'Reading this design took too long and was stopped.',
  'not-json': 'This is not a design file: it is not valid JSON.',
  'not-a-design': 'This is not a design file: {place} is not {wanted}.',
  'unknown-version': 'This file is version {version}; only version 1 is supported.',
  'too-many-elements': 'This design has {count} elements. The limit is {limit}.',
  'too-much-text': 'This design has {count} characters of text. The limit is {limit}.',
  'unknown-type': '{place}: there is no element type {type}.',
  'bad-value': '{place}: {field} is not {wanted}.',
} as const;

export type DesignProblemCode = keyof typeof DESIGN_PROBLEMS;

/** Why a design was refused. */
export interface DesignProblem {
  readonly code: DesignProblemCode;
  /** Where: 'element 3', 'frame', or 'the file'. */
  readonly place: string;
  readonly message: string;
}

export type MessageArgs = Readonly<Record<string, string | number>>;

export function designProblem(
  code: DesignProblemCode,
  place: string,
  args: MessageArgs = {},
): DesignProblem {
  return { code, place, message: fillMessage(DESIGN_PROBLEMS[code], { place, ...args }) };
}

/** Arguments may quote the file itself: they are shortened, and never read as a pattern. */
export function fillMessage(message: string, args: MessageArgs): string {
  const text = message.replace(/\{(\w+)\}/g, (gap, name: string) =>
    Object.hasOwn(args, name) ? shortened(String(args[name])) : gap,
  );
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
