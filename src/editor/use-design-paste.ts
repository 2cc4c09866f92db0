import { useEffect } from 'react';
import { useBuilderDispatch } from '../store/builder-hooks';
import type { BuilderDispatch } from '../store/builder-store';
import { designFileOf, importFile } from './commands/import-design';
import { pasteText } from './commands/paste';

/** What takes what is pasted for itself. */
const OWNERS =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"]';

/** Takes a picture that was pasted. */
type PasteImage = (file: File) => void;

/**
 * Takes what is pasted anywhere on the page but in a field or a dialog: a picture, a design file, elements that were
 * copied here or in another tab, any other text.
 */
export function useDesignPaste(onPasteImage?: PasteImage): void {
  const dispatch = useBuilderDispatch();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (clipboardData === null || (target instanceof Element && target.closest(OWNERS))) return;
      if (takePasted(clipboardData, dispatch, onPasteImage)) event.preventDefault();
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dispatch, onPasteImage]);
}

/** Does with pasted things what their kind asks for; false when there is nothing to do with them. */
function takePasted(
  pasted: DataTransfer,
  dispatch: BuilderDispatch,
  onPasteImage?: PasteImage,
): boolean {
  const design = designFileOf(pasted.files);
  if (design !== undefined) {
    void dispatch(importFile(design));
    return true;
  }
  const text = pasted.getData('text/plain');
  // Office programs put a picture of the text beside the text itself.
  const image = text === '' ? imageOf(pasted.files) : undefined;
  if (image !== undefined && onPasteImage !== undefined) {
    onPasteImage(image);
    return true;
  }
  dispatch(pasteText(text));
  return text !== '';
}

function imageOf(files: FileList): File | undefined {
  return Array.from(files).find(({ type }) => type.startsWith('image/'));
}
