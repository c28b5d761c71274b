import { closestCenter, DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useEffect, useLayoutEffect } from 'react';
import { fieldId } from '../problems';

/** A tap on the handle must not start a drag. */
const START_PX = 5;

/** Screen reader users move waypoints with the buttons, which are announced; dragging needs no announcement. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
  restoreFocus: false,
};

type RouteDragProps = { keys: readonly string[]; onMove: (key: string, toIndex: number) => void };

/**
 * Makes the rows of the route draggable. It binds to existing rows by id, so that the library can load later without
 * remounting them.
 */
export function RouteDrag({ keys, onMove }: RouteDragProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: START_PX } }));

  function handleDragEnd({ active, over }: DragEndEvent) {
    const toIndex = over ? keys.indexOf(String(over.id)) : -1;
    if (toIndex !== -1 && active.id !== over?.id) onMove(String(active.id), toIndex);
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} accessibility={SILENT} onDragEnd={handleDragEnd}>
      <SortableContext items={[...keys]} strategy={verticalListSortingStrategy}>
        {keys.map((key) => (
          <RowBinding key={key} id={key} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

const rowOf = (key: string) => document.getElementById(fieldId(key, 'row'));

function RowBinding({ id }: { id: string }) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id });

  useEffect(() => {
    setNodeRef(rowOf(id));
    return () => setNodeRef(null);
  }, [id, setNodeRef]);

  useEffect(() => {
    const handle = document.getElementById(fieldId(id, 'handle'));
    const begin = (nativeEvent: PointerEvent) => {
      const start = listeners?.onPointerDown;
      // The sensor reads only `nativeEvent` of React's event.
      if (start) Reflect.apply(start, undefined, [{ nativeEvent }]);
    };
    handle?.addEventListener('pointerdown', begin);
    return () => handle?.removeEventListener('pointerdown', begin);
  }, [id, listeners]);

  useLayoutEffect(() => {
    const row = rowOf(id);
    if (!row) return;
    row.style.transform = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : '';
    row.style.transition = transition ?? '';
    row.toggleAttribute('data-dragging', isDragging);
    return () => {
      row.style.transform = '';
      row.style.transition = '';
      row.removeAttribute('data-dragging');
    };
  }, [id, transform, transition, isDragging]);

  return null;
}
