import type { FieldText } from './rich-text-node';

/** A text as a field held it, and where its caret was. */
export interface FieldMoment extends FieldText {
  readonly caret: number;
}

/** What was typed in a field, so that it can be taken back there. The last one of `past` is what it holds now. */
export interface FieldHistory {
  readonly past: readonly FieldMoment[];
  readonly future: readonly FieldMoment[];
}

const MOST = 200;

/** The history with what the field holds now. Letters of a word that are typed one after the other are taken back together. */
export function withMoment({ past }: FieldHistory, now: FieldMoment): FieldHistory {
  const [before, last] = past.slice(-2);
  const isOneWord =
    before !== undefined &&
    last !== undefined &&
    isTyped(before, last) &&
    isTyped(last, now) &&
    typedFrom(last, now) === last.caret;
  const kept = isOneWord ? past.slice(0, -1) : past.slice(-MOST);
  return { past: [...kept, now], future: [] };
}

/** One step back, or forward again; null where there is none. */
export function stepped(
  { past, future }: FieldHistory,
  way: 'back' | 'forward',
): FieldHistory | null {
  const now = past.at(-1);
  if (way === 'back') {
    return past.length < 2 || now === undefined
      ? null
      : { past: past.slice(0, -1), future: [now, ...future] };
  }
  const [next, ...rest] = future;
  return next === undefined ? null : { past: [...past, next], future: rest };
}

/** Whether nothing but letters of one word came, right before the caret. */
function isTyped(before: FieldMoment, after: FieldMoment): boolean {
  const from = typedFrom(before, after);
  const added = after.text.slice(from, after.caret);
  const rest = before.text.slice(from);
  return /^\S+$/.test(added) && before.text.slice(0, from) + added + rest === after.text;
}

function typedFrom(before: FieldMoment, after: FieldMoment): number {
  return Math.max(0, after.caret - (after.text.length - before.text.length));
}
