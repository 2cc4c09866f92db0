import { useRef, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { MESSAGES } from '../../model/messages/messages';
import type { Size } from '../../scene/geometry';
import { picturePlaceholder } from '../../scene/kinds/picture/picture-drawing';
import { useAppSelector, useAppStore } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { useFollowed } from '../after-frame';
import { RULER } from '../gestures/viewport';
import { selectScene } from '../selectors';
import { Elements } from './drawing/elements';
import { SvgDrawing } from './drawing/svg-drawing';
import { IS_PRERENDERING } from '../../ui/is-prerendering';
import { EmptyPlace, PrerenderedPlace } from './empty-place';
import { LateLayers } from './late-layers';
import { LiveRegion } from './live-region';
import { Frame } from './overlay/frame';
import { Grid } from './overlay/grid';
import { Overlay } from './overlay/overlay';
import { LazySelectionBar } from './overlay/lazy-selection-bar';
import { useOverlay, type CanvasState } from './overlay/use-overlay';
import { cursorOf } from './pointer/cursors';
import { InteractionProvider } from './pointer/interaction-store';
import { useElementUnder } from './pointer/use-element-under';
import { useGestures } from './pointer/use-gestures';
import { Stage, stageBox } from './stage';
import { TextEditor } from './text/text-editor';
import { useTextPress } from './text/use-text-press';
import { useBuilderKeys } from './use-builder-keys';
import { useContextMenu } from './use-context-menu';
import { useElementSize } from './use-element-size';
import { FocusSelected, useSelectFocused } from './focus-and-selection';
import { LiveViewportProvider } from './viewport/live-viewport';
import { useColumn } from './viewport/use-column';
import { useViewport } from './viewport/use-viewport';

const AS_PICTURE = { role: 'img', 'aria-label': MESSAGES.processingImage };

/** Stands where pictures are about to be. */
function IncomingPictures() {
  const incoming = useAppSelector((state) => state.incoming);
  return incoming.map(({ id, box }) => (
    <g
      key={id}
      {...AS_PICTURE}
      data-incoming={id}
      transform={`translate(${box.x} ${box.y})`}
      className="pointer-events-none motion-safe:animate-pulse"
    >
      <SvgDrawing nodes={picturePlaceholder(box)} />
      <text
        x={box.width / 2}
        y={box.height + 14}
        textAnchor="middle"
        aria-hidden="true"
        className="fill-ink-muted text-xs"
      >
        {MESSAGES.processingImage}
      </text>
    </g>
  ));
}

interface CanvasProps {
  /** Shown below the frame while there are no elements; only those parts of it that enable pointer events are clickable. */
  readonly emptyState?: ReactNode;
  /** Shown at the bottom left. */
  readonly help?: ReactNode;
  /** What floats above the canvas, such as its toolbar. It may ask for the drop state. */
  readonly children?: ReactNode;
}

/** The canvas of the designer. It fills its column. */
export function Canvas(props: CanvasProps) {
  return (
    <InteractionProvider>
      <LiveViewportProvider>
        <CanvasBody {...props} />
      </LiveViewportProvider>
    </InteractionProvider>
  );
}

const RULER_WIDTH: Readonly<Record<`--${string}`, string>> = { '--ruler-width': `${RULER}px` };

function CanvasBody({ emptyState, help, children }: CanvasProps) {
  const root = useRef<HTMLDivElement>(null);
  const { getState } = useAppStore();
  const size = useElementSize(root, getState().view.column);
  useColumn(size);
  const hasRulers = useAppSelector(({ view }) => view.hasRulers);
  return (
    <div
      ref={root}
      data-design-canvas=""
      className={cx(
        'relative z-1 size-full min-h-0 overflow-clip bg-background',
        hasRulers === false ? '[--ruler:0px]' : '[--ruler:var(--ruler-width)]',
        hasRulers === null && 'handheld:[--ruler:0px]',
      )}
      style={RULER_WIDTH}
    >
      {BELOW}
      <Surface {...size} />
      {ABOVE}
      {emptyState !== undefined && <WhileEmpty>{emptyState}</WhileEmpty>}
      {help !== undefined && <div className="absolute bottom-3 left-8 max-w-72">{help}</div>}
      {BAR}
      {children}
    </div>
  );
}

/* Constant elements, so that React skips them when the size of the canvas changes. */

const BELOW = (
  <>
    <Frame />
    <Grid />
  </>
);

const ABOVE = (
  <>
    <LateLayers />
    <LiveRegion />
    <TextEditor />
  </>
);

const BAR = <LazySelectionBar />;

/** It comes after the frame in which the canvas is shown empty, and goes at once. */
function WhileEmpty({ children }: { readonly children: ReactNode }) {
  const isEmpty = useAppSelector(isCanvasEmpty);
  const isShownEmpty = useFollowed(isCanvasEmpty);
  const Place = IS_PRERENDERING ? PrerenderedPlace : EmptyPlace;
  return isEmpty && isShownEmpty && <Place>{children}</Place>;
}

function isCanvasEmpty(state: RootState): boolean {
  return selectScene(state).elements.length === 0;
}

/** What takes pointer, wheel, keys and focus: the design, and what is drawn over it. */
function Surface(column: Size) {
  const surface = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const { handlers, cancel, hold, enterGroup } = useGestures(surface, svg);
  const elementAt = useElementUnder(surface);
  const textHandlers = useTextPress(elementAt, enterGroup);
  const { onContextMenu, menu } = useContextMenu({ surfaceRef: surface, elementAt, cancel, hold });
  const onFocus = useSelectFocused();
  useViewport(surface);
  useOverlay(surface, cursorParts, setCursor);
  useBuilderKeys(cancel);
  return (
    <>
      <div
        ref={surface}
        role="presentation"
        className="absolute inset-0 cursor-default touch-none overflow-clip select-none [-webkit-touch-callout:none] [&>:not(:last-child)]:cursor-default"
        {...handlers}
        {...textHandlers}
        onMouseDown={keepFocus}
        onMouseUp={keepFromPasting}
        onContextMenu={onContextMenu}
      >
        <svg
          ref={svg}
          role={isPreview ? 'document' : 'application'}
          aria-label="Design canvas"
          data-canvas=""
          tabIndex={-1}
          className="absolute origin-top-left outline-none will-change-transform"
          style={stageBox(column)}
          onFocus={onFocus}
        >
          {DESIGN}
        </svg>
        <Overlay {...column} />
        <Shield />
      </div>
      <FocusSelected svg={svg} />
      {menu}
    </>
  );
}

/** One constant element, so that React skips it when something around it changes. */
const DESIGN = (
  <Stage>
    <Elements />
    <IncomingPictures />
  </Stage>
);

function cursorParts(now: CanvasState) {
  return [cursorOf(now)] as const;
}

/** Only the shield inherits it: all that lies below has a cursor of its own, as a hundred nodes would be styled again. */
function setCursor({ style }: HTMLElement, cursor: string | null): void {
  style.cursor = cursor ?? '';
}

/** Lies over all drawings during a gesture, so that nothing under the pointer has to be looked for. */
function Shield() {
  const ref = useRef<HTMLDivElement>(null);
  useOverlay(ref, shieldOf, raise);
  return <div ref={ref} className="absolute inset-0" />;
}

function shieldOf(now: CanvasState) {
  return [cursorOf(now) !== null] as const;
}

function raise({ style }: HTMLElement, isRaised: boolean): void {
  style.pointerEvents = isRaised ? 'auto' : 'none';
}

/** On Linux, letting go of the middle button pastes what is selected somewhere: here it has panned. */
function keepFromPasting(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

/** The gesture moves the focus, not the browser. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
