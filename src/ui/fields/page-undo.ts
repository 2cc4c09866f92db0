import { useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';

/** Marks fields whose undo is that of the page: what is typed in them counts at once, so the browser's would part from it. */
export const PAGE_UNDO = { 'data-page-undo': '' };

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Whether a key press means undo or redo. */
export function isUndoKey({ key, code, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return (ctrlKey || metaKey) && !altKey && (/^[zy]$/i.test(key) || /^Key[ZY]$/.test(code));
}

/** What comes into a focused field by a key or by undo is replaced by what is typed next, as it is when the field is entered. */
export function useReselected(
  input: RefObject<HTMLInputElement | null>,
  text: string,
  isTyped: boolean,
): void {
  useLayoutEffect(() => {
    const field = input.current;
    if (!isTyped && field?.value === text && document.activeElement === field) field.select();
  }, [input, text, isTyped]);
}
