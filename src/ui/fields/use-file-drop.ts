import { useState, type DragEvent } from 'react';

/** Lets an element take files that are dropped on it; `take` is called within the event. */
export function useFileDrop(take: (data: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  const dropHandlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer);
    },
  };
  return { isOver, dropHandlers };
}
