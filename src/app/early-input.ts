/*
 * What a visitor did with a page that the build rendered, before its script had come, is done again with the page that takes its
 * place. A part is found again by its kind, its words, and its place among those that have the same.
 */

/** What was done, as it stood when the page left. */
export interface EarlyInput {
  /** What could be used, in the order of the page, each by its name. */
  readonly parts: ReadonlyMap<Element, string>;
  readonly focused: Element | null;
  readonly caret: readonly [start: number, end: number] | null;
  /** What was pasted last, and into what. */
  readonly pasted: { readonly part: Element; readonly text: string } | null;
  /** What was pressed, in that order. */
  readonly pressed: readonly Element[];
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const PARTS = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What can be used, as long as it is on the page. Of what the build renders for each width of the window, one is shown. */
export function usableParts(root: HTMLElement): ReadonlyMap<HTMLElement, string> {
  const parts = [...root.querySelectorAll<HTMLElement>(PARTS)];
  const shown = parts.filter((part) => part.checkVisibility?.() ?? true);
  return new Map(shown.map((part) => [part, nameOf(part)]));
}

/** Pastes and enters again what was, brings the focus to where it was, and presses what was pressed. */
export function repeatInput(
  root: HTMLElement,
  { parts, focused, caret, pasted, pressed }: EarlyInput,
): void {
  const now = usableParts(root);
  const sameAs = (part: Element): HTMLElement | undefined => {
    const name = parts.get(part);
    return named(name, now)[named(name, parts).indexOf(part)];
  };
  for (const part of parts.keys()) {
    const same = sameAs(part);
    const isTaken = pasted?.part === part && same !== undefined && pasteAgain(same, pasted.text);
    if (!isTaken && isField(part) && isField(same)) enterAgain(part, same);
  }
  if (focused !== null) focusAgain(sameAs(focused), caret);
  for (const part of pressed) sameAs(part)?.click();
}

/** Pastes a text into what may read it as more than text; whether it was taken. */
function pasteAgain(part: HTMLElement, text: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  return paste.clipboardData !== null && !part.dispatchEvent(paste);
}

function named<Part>(name: string | undefined, parts: ReadonlyMap<Part, string>): readonly Part[] {
  return [...parts].flatMap(([part, each]) => (each === name ? [part] : []));
}

function nameOf(part: Element): string {
  const label = isField(part) ? part.labels?.[0]?.textContent : part.textContent;
  return [part.tagName, part.getAttribute('type'), part.getAttribute('aria-label') ?? label].join();
}

function isField(part: Element | undefined): part is Field {
  return (
    part instanceof HTMLInputElement ||
    part instanceof HTMLTextAreaElement ||
    part instanceof HTMLSelectElement
  );
}

/** What is checked was pressed, so only words, files and choices are entered. */
function enterAgain(before: Field, field: Field): void {
  if (before instanceof HTMLInputElement && field instanceof HTMLInputElement) {
    if (before.type === 'checkbox' || before.type === 'radio') return;
    if (before.type === 'file') {
      if (!before.files?.length) return;
      field.files = before.files;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
  }
  const isChanged =
    before instanceof HTMLSelectElement
      ? [...before.options].some((each) => each.selected !== each.defaultSelected)
      : before.value !== before.defaultValue;
  if (isChanged) enter(field, before.value);
}

/** React compares with what it has set itself, so it must not see this being set. */
function enter(field: Field, value: string): void {
  const type: unknown = Object.getPrototypeOf(field);
  const setter = Object.getOwnPropertyDescriptor(type, 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Where the caret of a field is; null for what has none. */
export function caretOf(part: Element | null): EarlyInput['caret'] {
  if (part === null || !hasCaret(part) || part.selectionStart === null) return null;
  return [part.selectionStart, part.selectionEnd ?? part.selectionStart];
}

function focusAgain(part: HTMLElement | undefined, caret: EarlyInput['caret']): void {
  if (part === undefined || document.activeElement !== document.body) return;
  part.focus({ preventScroll: true });
  if (caret === null || !hasCaret(part)) return;
  // React writes what was entered into the field when this task ends.
  queueMicrotask(() => part.setSelectionRange(...caret));
}

function hasCaret(part: Element): part is HTMLInputElement | HTMLTextAreaElement {
  return part instanceof HTMLInputElement || part instanceof HTMLTextAreaElement;
}
