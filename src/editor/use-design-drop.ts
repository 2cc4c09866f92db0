import type { DragEvent } from 'react';
import { useAppDispatch } from '../store/hooks';
import { takeDropped } from '../ui/fields/dropped-files';
import { elementIdOf } from './canvas/drawing/element-nodes';
import { insertFiles } from './insert-files';

/** Takes files, and those of folders, that are dropped on the element with these handlers, which the canvas fills. No file replaces the page. */
export function useDesignDrop() {
  const dispatch = useAppDispatch();
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const { left, top } = event.currentTarget.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const id = elementIdOf(event.target);
      takeDropped(event.dataTransfer, (files) => dispatch(insertFiles(files, { at, id })));
    },
  };
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes('Files');
}
