import { useEffect, useEffectEvent, type RefObject } from 'react';

const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/**
 * Takes what is pasted while a dialog asks for it, wherever in the dialog the focus is: a dialog that opens has it on itself. What is
 * pasted into a field outside `box` is that field's.
 */
export function usePasteAnywhere(
  box: RefObject<HTMLElement | null>,
  onPaste: (data: DataTransfer) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const { target, clipboardData } = event;
    const isOurs = target instanceof Element && box.current?.contains(target) === true;
    const isOthers = target instanceof Element && !isOurs && target.closest(FIELDS) !== null;
    if (clipboardData === null || isOthers) return;
    event.preventDefault();
    // The page behind the dialog would take it, too.
    event.stopPropagation();
    onPaste(clipboardData);
  });
  useEffect(() => {
    document.addEventListener('paste', paste, true);
    return () => document.removeEventListener('paste', paste, true);
  }, []);
}
