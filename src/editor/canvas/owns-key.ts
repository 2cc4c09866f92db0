import type { PressedKey } from '../../store/match-shortcut';

/** What takes every key for itself: text is written there, or chosen from what floats. */
const OF_ALL_KEYS =
  'input:not([type="radio"], [type="checkbox"], [type="range"], [type="button"], [type="file"]), textarea, ' +
  '[contenteditable]:not([contenteditable="false"]), [role="menu"], [role="menubar"], [role="dialog"], ' +
  '[role="alertdialog"], [role="combobox"]';

/** What moves by arrow keys, and the keys that do it. */
const MOVED_BY_KEYS = 'input[type="radio"], input[type="range"], [role="tab"], [role="slider"]';
const MOVES: ReadonlySet<string> = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/** What Space and Enter already do something to. */
const PRESSED_BY_KEYS = 'a, button, summary, input, select, [role="button"]';

/** Whether what has the focus answers a key itself, so that it is no key of the designer's. */
export function ownsKey(target: EventTarget | null, pressed: PressedKey): boolean {
  const { key, ctrlKey, metaKey } = pressed;
  if (isWithin(target, OF_ALL_KEYS)) return true;
  if (key === ' ' || key === 'Enter') {
    const isPress = key === ' ' || !(ctrlKey || metaKey);
    return isPress && isWithin(target, PRESSED_BY_KEYS);
  }
  if (ctrlKey || metaKey) return false;
  // A list of choices is searched by typing.
  if (isWithin(target, 'select')) return MOVES.has(key) || key.length === 1;
  return MOVES.has(key) && isWithin(target, MOVED_BY_KEYS);
}

export function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
