import { useRef, useState } from 'react';
import type { Point } from '../../../scene/geometry';
import { picturePlaceholder } from '../../../scene/kinds/picture/picture-drawing';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { useElementContext } from '../../element-context';
import { ghostOffset } from '../../gestures/ghost-offset';
import { gripOf } from '../../gestures/library-drag';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { useInteraction, type InteractionState } from '../pointer/interaction-store';
import { SvgDrawing } from './svg-drawing';
import { useOverlay, type CanvasState } from '../overlay/use-overlay';

/**
 * What is dragged out of the library, as large as it will be: where it would come to lie; at the pointer
 * where that is elsewhere, with the outline of where a drop would put it. */
export function LibraryDragElement() {
  const element = useInteraction((state) => libraryDragIn(state)?.element ?? null);
  return element && <LibraryDragDrawing key={element.id} element={element} />;
}

function LibraryDragDrawing({ element }: { readonly element: SceneElement }) {
  const ref = useRef<HTMLDivElement>(null);
  const context = useElementContext();
  const [follow] = useState(makeFollow);
  useOverlay(ref, partsOf, follow);
  const { width, height, type } = element;
  const drawn = { ...element, id: `brought-${element.id}` };
  return (
    <div
      ref={ref}
      data-brought=""
      aria-hidden="true"
      className="pointer-events-none fixed top-0 left-0 z-10 origin-top-left will-change-transform outline-[1.5px] outline-accent"
    >
      <svg width={width} height={height} fill="none" className="block overflow-visible">
        <SvgDrawing
          nodes={definitionOf(type).draw(drawn, context)}
          placeholderOf={() => picturePlaceholder(element)}
        />
      </svg>
    </div>
  );
}

function libraryDragIn({ gesture }: InteractionState) {
  return gesture.name === 'dragging' ? gesture.libraryElement : null;
}

function partsOf({ interaction, view }: CanvasState) {
  const { gesture } = interaction;
  return [
    libraryDragIn(interaction),
    gesture.name === 'dragging' && gesture.isInside,
    view,
  ] as const;
}

/** Moves the drawing past React. Where the canvas is in the window is asked once: it stays there. */
function makeFollow() {
  let canvas: Point | null = null;
  return (
    node: HTMLElement,
    libraryElement: ReturnType<typeof libraryDragIn>,
    isInside: boolean,
    view: Viewport,
  ): void => {
    if (libraryElement === null) return;
    canvas ??= cornerOf(node);
    const { element, place, screen } = libraryElement;
    const grip = gripOf(element);
    const held = { x: screen.x - grip.x * view.zoom, y: screen.y - grip.y * view.zoom };
    const landing = toScreen({ ...element, ...place }, view);
    const { x, y } = isInside ? landing : held;
    const across = Math.round(canvas.x + x);
    const down = Math.round(canvas.y + y);
    node.style.transform = `translate(${across}px, ${down}px) scale(${view.zoom})`;
    const off = isInside ? ghostOffset(landing, held, screen) : { x: 0, y: 0 };
    const [drawing] = node.getElementsByTagName('svg');
    if (!drawing) return;
    drawing.style.transform = `translate(${off.x / view.zoom}px, ${off.y / view.zoom}px)`;
  };
}

function cornerOf(node: HTMLElement): Point {
  const { x = 0, y = 0 } = node.closest('[data-design-canvas]')?.getBoundingClientRect() ?? {};
  return { x, y };
}
