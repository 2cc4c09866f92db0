import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';

/** One-line texts and areas. Numbers and colors take what is typed by Enter, and stay. */
const FIELDS =
  ':is(input:is([type=text], [type=email], [type=tel], [type=url]), textarea):not(:disabled, :read-only, [role], [data-page-undo])';

/**
 * For what is around the fields of a section: Enter, the 'next' key of a phone's keyboard, leads from a one-line field to the next
 * one, and from the last one away from the keyboard.
 */
export const ENTER_TO_NEXT = {
  onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, target, currentTarget: around } = event;
    if (key !== 'Enter' || event.defaultPrevented || isForOther(event)) return;
    const fields = fieldsIn(around);
    const at = fields.findIndex((field) => field === target);
    const field = fields[at];
    if (!(field instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = fields[at + 1];
    if (next === undefined) field.blur();
    else enter(next);
  },
  // Some browsers read the word on the key before the field has the focus.
  onPointerDownCapture: ({ currentTarget }: PointerEvent<HTMLElement>) => nameKeys(currentTarget),
  onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => nameKeys(currentTarget),
};

function enter(field: HTMLElement): void {
  field.focus();
  // As Tab does it: what is typed takes the place of a sample.
  if (field instanceof HTMLInputElement) field.select();
  const { left, top, bottom } = field.getBoundingClientRect();
  const isCovered = [top + 8, bottom - 1].some(
    (y) => document.elementFromPoint(left + 8, y) !== field,
  );
  if (isCovered) field.scrollIntoView({ block: 'center' });
}

/** Whether it ends what an input method composes, or is more than the key alone. */
function isForOther(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, nativeEvent } = event;
  // Safari reports the end of the composing before the key, by which it then has this code.
  const isComposing = nativeEvent.isComposing || nativeEvent.keyCode === 229;
  return isComposing || ctrlKey || metaKey || altKey || shiftKey;
}

/** Sets what the key is for on the keyboard of a phone. */
function nameKeys(around: HTMLElement): void {
  const fields = fieldsIn(around);
  for (const field of fields) {
    if (field instanceof HTMLInputElement) {
      field.enterKeyHint = field === fields.at(-1) ? 'done' : 'next';
    }
  }
}

function fieldsIn(around: HTMLElement): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(FIELDS)];
}
