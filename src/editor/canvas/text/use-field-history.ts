import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isSame } from '../../../scene/same';
import { beginHistory, stepped, withMoment, type FieldStep } from './field-history';
import { stretchIn, type FieldText } from './rich-text-node';

export type HistoryDirection = 'back' | 'forward';

/**
 * What was typed in a field, for as long as it is edited: a browser's own history forgets a text that something else has written
 * into. `onStep` shows an earlier text; it comes from keys and from the browser's menus alike.
 */
export function useFieldHistory(
  fieldRef: RefObject<HTMLElement | null>,
  first: FieldText,
  onStep: (step: FieldStep) => void,
) {
  const history = useRef(beginHistory(first));
  const selected = useRef({ start: 0, end: 0 });
  /** Remembers what is selected, before a change of the text. */
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
    /** Adds what the field says now, if that is new. */
    add: (now: FieldText): void => {
      const last = history.current.past.at(-1);
      if (last?.text === now.text && isSame(last.spans, now.spans)) return;
      const caret = fieldRef.current === null ? 0 : (stretchIn(fieldRef.current)?.end ?? 0);
      const moment = { ...now, caret, before: selected.current, timeMs: performance.now() };
      history.current = withMoment(history.current, moment);
    },
  };
}

/** By what browsers call them. */
const WAYS: Readonly<Record<string, HistoryDirection>> = {
  historyUndo: 'back',
  historyRedo: 'forward',
};
