import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { PastedMail } from '../core/clipboard-mail';

const FIELDS = 'input, textarea, [contenteditable]:not([contenteditable="false"])';

/** What is on a clipboard. */
export interface Pasted extends PastedMail {
  readonly files: readonly File[];
}

/**
 * Takes what is pasted while a dialog asks for it, wherever in the dialog the focus is: a dialog that opens has it on itself.
 * What is pasted into a field outside `box` is that field's.
 */
export function usePasteAnywhere(
  box: RefObject<HTMLElement | null>,
  onPaste: (pasted: Pasted) => void,
): void {
  const paste = useEffectEvent((event: ClipboardEvent): void => {
    const { target, clipboardData: data } = event;
    const isOurs = target instanceof Element && box.current?.contains(target) === true;
    const isOthers = target instanceof Element && !isOurs && target.closest(FIELDS) !== null;
    if (data === null || isOthers) return;
    event.preventDefault();
    // The page behind the dialog would take it, too.
    event.stopPropagation();
    const [html = '', rtf = '', text = ''] = ['text/html', 'text/rtf', 'text/plain'].map((type) =>
      data.getData(type),
    );
    onPaste({ html, rtf, text, files: [...data.files] });
  });
  useEffect(() => {
    document.addEventListener('paste', paste, true);
    return () => document.removeEventListener('paste', paste, true);
  }, []);
}
