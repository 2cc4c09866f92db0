import type { Shortcut } from './command';

export interface PressedKey {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Keys whose character changes with Shift. */
const CODES: Readonly<Record<string, string>> = {
  BracketLeft: '[',
  BracketRight: ']',
  Period: '.',
  Comma: ',',
};

/** What browsers zoom the page by, wherever it stands: on a German keyboard, + stands where a US one has a bracket. */
const ZOOMS = /^[-+=*_]$/;

/** Where these are typed in such a place, they stand for themselves: on a French keyboard, a period stands where a US one has a comma. */
const ELSEWHERE = /^[a-z.,]$/i;

/** Signs that some keyboards type with Shift and others without. */
const TYPED: ReadonlySet<string> = new Set(['?', '+']);

/** Whether a key press is the shortcut. Keys are known by their letter; where Shift or the script hides it, by place. */
export function matchesShortcut(pressed: PressedKey, { key, mod, shift, alt }: Shortcut): boolean {
  const isHeld =
    (pressed.ctrlKey || pressed.metaKey) === (mod ?? false) &&
    (pressed.shiftKey === (shift ?? false) || TYPED.has(key)) &&
    pressed.altKey === (alt ?? false);
  return isHeld && (sameKey(pressed.key, key) || placeOf(pressed) === key);
}

function sameKey(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase();
}

/** The character that stands at the key's place on a US keyboard, for those that Shift or another script changes. */
function placeOf({ key, code }: PressedKey): string | undefined {
  if (/^Digit\d$/.test(code)) return code.slice(-1);
  const isOtherScript = /^Key[A-Z]$/.test(code) && /[^ -~]/.test(key);
  if (isOtherScript) return code.slice(-1).toLowerCase();
  return ZOOMS.test(key) || ELSEWHERE.test(key) ? undefined : CODES[code];
}
