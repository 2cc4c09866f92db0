import type { DragEvent } from 'react';
import { useAppStore } from '../../store/hooks';
import { takeDropped } from '../../ui/fields/dropped-files';
import { elementIdOf } from '../canvas/drawing/element-nodes';
import { useInteractionStore } from '../canvas/pointer/interaction-store';
import { insertFiles, slotAt } from './insert-files';

/**
 * Takes files, and those of folders, that are dropped on the element with these handlers, which the canvas fills. No file
 * replaces the page. While a single picture is over an element whose picture it would replace, that is the slot.
 */
export function useDesignDrop() {
  const { dispatch, getState } = useAppStore();
  const { change } = useInteractionStore();
  const leave = (): void => change({ slot: null });
  return {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      const id = isOnePicture(event) ? elementIdOf(event.target) : null;
      change({ slot: slotAt(id, getState())?.id ?? null });
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // Each element that is left reports it, too.
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) leave();
    },
    onDrop: (event: DragEvent) => {
      leave();
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

/** As far as a browser reports it before the drop: some name neither number nor type. */
function isOnePicture({ dataTransfer }: DragEvent): boolean {
  const files = [...dataTransfer.items].filter(({ kind }) => kind === 'file');
  return files.length <= 1 && files.every(({ type }) => type === '' || type.startsWith('image/'));
}
