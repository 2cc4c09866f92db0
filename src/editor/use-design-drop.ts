import { useEffect, type DragEvent } from 'react';
import { useBuilderDispatch } from '../store/builder-hooks';
import { designFileOf, importFile, importText, isDesignText } from './commands/import-design';

/** What takes pasted text for itself. */
const TEXT_OWNERS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Opens design files that are dropped on the element with these handlers. Other files are kept from replacing the page. */
export function useDesignDrop() {
  const dispatch = useBuilderDispatch();
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      const file = designFileOf(event.dataTransfer.files);
      if (file !== undefined) void dispatch(importFile(file));
    },
  };
}

/** Opens a design that is pasted anywhere on the page but in a field: its file, or its text. */
export function useDesignPaste(): void {
  const dispatch = useBuilderDispatch();
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (target instanceof Element && target.closest(TEXT_OWNERS) !== null) return;
      const file = designFileOf(clipboardData?.files ?? []);
      const text = clipboardData?.getData('text/plain') ?? '';
      if (file === undefined && !isDesignText(text)) return;
      event.preventDefault();
      if (file === undefined) dispatch(importText(text));
      else void dispatch(importFile(file));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [dispatch]);
}
