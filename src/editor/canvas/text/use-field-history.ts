import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSame } from '../../../scene/operations/same';
import { stretchIn, type FieldText, type Stretch } from './rich-text-node';

export type HistoryDirection = 'back' | 'forward';

/**
 * The history of what was typed in a field, for as long as it is edited: a browser drops its own history when something else
 * writes into the field. `onStep` shows an earlier text; it is called for keys and for the browser's menus alike.
 */
export function useFieldHistory(
  fieldRef: RefObject<HTMLElement | null>,
  first: FieldText,
  onStep: (step: FieldStep) => void,
) {
  const history = useRef(beginHistory(first));
  const selected = useRef({ start: 0, end: 0 });
  /** Stores the selection, before a change of the text. */
  const note = (): void => {
    const at = fieldRef.current === null ? null : stretchIn(fieldRef.current);
    if (at !== null) selected.current = at;
  };
  const step = (way: HistoryDirection): void => {
    const next = stepped(history.current, way);
    if (next === null) return;
    history.current = next.history;
    onStep(next);
  };
  const answer = useEffectEvent((event: InputEvent): void => {
    const way = WAYS[event.inputType];
    if (way === undefined) {
      // While an input method composes, what it began with counts.
      if (!event.isComposing) note();
      return;
    }
    event.preventDefault();
    step(way);
  });
  useEffect(() => {
    const field = fieldRef.current;
    field?.addEventListener('beforeinput', answer);
    return () => field?.removeEventListener('beforeinput', answer);
  }, [fieldRef]);
  return {
    note,
    step,
    /** Adds the field's current text, if it is new; as a step of its own where what was typed begins another look. */
    add: (now: FieldText, isOwnStep = false): void => {
      const last = history.current.past.at(-1);
      if (last?.text === now.text && isSame(last.spans, now.spans)) return;
      const caret = fieldRef.current === null ? 0 : (stretchIn(fieldRef.current)?.end ?? 0);
      const moment = { ...now, caret, before: selected.current, timeMs: performance.now() };
      const more = isOwnStep ? { ...moment, isOwnStep } : moment;
      history.current = withMoment(history.current, more);
    },
  };
}

/** By what browsers call them. */
const WAYS: Readonly<Record<string, HistoryDirection>> = {
  historyUndo: 'back',
  historyRedo: 'forward',
};

/** A text as a field held it. */
export interface FieldMoment extends FieldText {
  /** Where the caret was then. */
  readonly caret: number;
  /** What was selected before the change that led here. */
  readonly before: Stretch;
  readonly timeMs: number;
  /** It is taken back without what was typed right before it. */
  readonly isOwnStep?: true;
}

/** What was typed in a field, so that it can be taken back there. The last one of `past` is what it holds now. */
export interface FieldHistory {
  readonly past: readonly FieldMoment[];
  readonly future: readonly FieldMoment[];
}

/** What a field shows after a step, and what is selected there. */
interface FieldStep {
  readonly history: FieldHistory;
  readonly shown: FieldText;
  readonly at: Stretch;
}

const MOST = 200;

/** After a rest this long, what follows is taken back by itself. */
const PAUSE_MS = 1000;

export function beginHistory(first: FieldText): FieldHistory {
  const at = { start: 0, end: 0 };
  return { past: [{ ...first, caret: 0, before: at, timeMs: 0 }], future: [] };
}

/**
 * The history with what the field holds now. Letters of a word that are typed one after the other are taken back together, as are
 * those that are deleted, up to a rest.
 */
export function withMoment({ past }: FieldHistory, now: FieldMoment): FieldHistory {
  const [before, last] = past.slice(-2);
  const isContinuing =
    before !== undefined &&
    last !== undefined &&
    now.isOwnStep !== true &&
    now.timeMs - last.timeMs < PAUSE_MS &&
    (goOnTyping(before, last, now) || goOnDeleting(before, last, now));
  if (!isContinuing) return { past: [...past.slice(-MOST), now], future: [] };
  return { past: [...past.slice(0, -1), { ...now, before: last.before }], future: [] };
}

/** One step back, or forward again; null where there is none. */
export function stepped({ past, future }: FieldHistory, way: 'back' | 'forward'): FieldStep | null {
  if (way === 'back') {
    const [shown, now] = past.slice(-2);
    if (shown === undefined || now === undefined) return null;
    const history = { past: past.slice(0, -1), future: [now, ...future] };
    return { history, shown, at: now.before };
  }
  const [shown, ...rest] = future;
  if (shown === undefined) return null;
  const at = { start: shown.caret, end: shown.caret };
  return { history: { past: [...past, shown], future: rest }, shown, at };
}

function goOnTyping(before: FieldMoment, last: FieldMoment, now: FieldMoment): boolean {
  const begun = typedOver(before, last) ?? addedTo(before, last);
  const more = addedTo(last, now);
  // Line breaks at the end are no text yet: the first letter of a new line brings them along.
  const isWord = begun !== null && /^\n*\S+$/.test(begun) && more !== null && /^\S+$/.test(more);
  return isWord && now.caret - more.length === last.caret;
}

function goOnDeleting(before: FieldMoment, last: FieldMoment, now: FieldMoment): boolean {
  // What was deleted is what would have to be added.
  const begun = addedTo(last, { ...before, caret: endOfDeleted(before, last) });
  const more = addedTo(now, { ...last, caret: endOfDeleted(last, now) });
  const isWord = begun !== null && /^\S+$/.test(begun) && more !== null && /^\S+$/.test(more);
  return isWord && [now.caret, endOfDeleted(last, now)].includes(last.caret);
}

function endOfDeleted(before: FieldMoment, after: FieldMoment): number {
  return after.caret + before.text.length - after.text.length;
}

/** What was typed in the place of what was selected; null where the texts differ otherwise. */
function typedOver(less: FieldText, { text, caret, before }: FieldMoment): string | null {
  const typed = text.slice(before.start, caret);
  const whole = less.text.slice(0, before.start) + typed + less.text.slice(before.end);
  return typed !== '' && whole === text ? typed : null;
}

/** What one text has more than another right before its caret; null where they differ otherwise. */
function addedTo(less: FieldText, more: FieldMoment): string | null {
  const from = Math.max(0, more.caret - (more.text.length - less.text.length));
  const added = more.text.slice(from, more.caret);
  const whole = less.text.slice(0, from) + added + less.text.slice(from);
  return added !== '' && whole === more.text ? added : null;
}
