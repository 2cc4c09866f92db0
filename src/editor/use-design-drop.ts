import type { DragEvent } from 'react';
import { useBuilderDispatch } from '../store/builder-hooks';
import { designFileOf, importFile } from './commands/import-design';

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
