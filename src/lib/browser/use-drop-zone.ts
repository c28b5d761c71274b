import { type DragEvent, useState } from 'react';

/** The attributes of an area on which something can be dropped; `data-over` is true while it is above the area. */
export function useDropZone(onDrop: (dropped: DataTransfer) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onDrop(event.dataTransfer);
    },
  };
}
