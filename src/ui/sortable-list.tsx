import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';

interface SortableListProps {
  /** The ids of the rows, in their order. */
  readonly ids: readonly string[];
  /** What a row is called when it is moved. */
  readonly nameOf: (id: string) => string;
  readonly onSort: (ids: readonly string[]) => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const HELP =
  'To move a row, press Space, move it with the arrow keys and press Space again. Escape puts it back.';

/** Rows that can be put in another order, by hand or by keys. Each is a `SortableRow`. */
export function SortableList({ ids, nameOf, onSort, className, children }: SortableListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 3 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent): void => {
    const from = ids.indexOf(String(active.id));
    const to = ids.indexOf(String(over?.id));
    if (from !== to && from !== -1 && to !== -1) onSort(arrayMove([...ids], from, to));
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor(ids, nameOf),
        screenReaderInstructions: { draggable: HELP },
      }}
      onDragEnd={end}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ul className={className}>{children}</ul>
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(ids: readonly string[], nameOf: (id: string) => string): Announcements {
  const place = (id: unknown): string => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  const name = (id: unknown): string => nameOf(String(id));
  return {
    onDragStart: ({ active }) => `${name(active.id)} is held, ${place(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over === null ? undefined : `${name(active.id)} is over ${place(over.id)}.`,
    onDragEnd: ({ active, over }) =>
      over === null ? undefined : `${name(active.id)} is now at ${place(over.id)}.`,
    onDragCancel: ({ active }) => `${name(active.id)} is back at ${place(active.id)}.`,
  };
}

interface SortableRowProps {
  readonly id: string;
  /** Of its handle, for those who cannot see what it belongs to. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A row of a `SortableList`, with a handle at its start. */
export function SortableRow({ id, name, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const grip = (
    <button
      type="button"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
      className="finger-target relative grid h-control w-6 shrink-0 cursor-grab touch-none place-items-center rounded-control text-ink-faint hover:bg-wash hover:text-ink active:cursor-grabbing"
    >
      <GripVertical className="size-4" aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cx(
        'flex items-start gap-1.5',
        isDragging && 'relative z-1 rounded-control bg-panel shadow-rest',
      )}
    >
      {grip}
      {children}
    </li>
  );
}
