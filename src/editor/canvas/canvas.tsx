import { useRef, type MouseEvent, type ReactNode } from 'react';
import { useAppSelector } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { selectScene } from '../selectors';
import { DifferenceLayer } from './difference-layer';
import { selectChosenIds, selectStacked } from './displayed';
import { ElementView } from './element-view';
import { Frame } from './frame';
import { cursorOf } from './cursors';
import { InteractionProvider, useInteraction } from './interaction-store';
import { Grid } from './grid';
import { GuidesLayer } from './guides-layer';
import { IncomingPictures } from './incoming-pictures';
import { LiveRegion } from './live-region';
import { LiveViewportProvider } from './live-viewport';
import { MarkersLayer } from './markers-layer';
import { MarqueeBox } from './marquee-box';
import { Rulers } from './rulers';
import { SelectionBar } from './selection-bar';
import { SelectionLayer } from './selection-layer';
import { Stage } from './stage';
import { TextEditor } from './text-editor';
import { useBuilderKeys } from './use-builder-keys';
import { useColumn } from './use-column';
import { useContextMenu } from './use-context-menu';
import { useElementSize } from './use-element-size';
import { useFocusAndSelection } from './use-focus-and-selection';
import { useGestures } from './use-gestures';
import { useMovedElements } from './use-move';
import { useTextPress } from './use-text-press';
import { useViewport } from './use-viewport';

interface CanvasProps {
  /** Shown in the middle while there are no elements. */
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

function CanvasBody({ emptyState, help, children }: CanvasProps) {
  const root = useRef<HTMLDivElement>(null);
  const isEmpty = useAppSelector((state) => selectScene(state).elements.length === 0);
  const size = useElementSize(root);
  useColumn(size);
  return (
    <div
      ref={root}
      data-design-canvas=""
      className="relative isolate size-full min-h-0 overflow-hidden bg-ground"
    >
      <Surface>
        <Stage>
          <Frame />
        </Stage>
        <Grid />
        <Stage>
          <Elements />
          <IncomingPictures />
        </Stage>
        <SelectionLayer />
        <MarqueeBox />
        <GuidesLayer />
        <Rulers {...size} />
      </Surface>
      <DifferenceLayer />
      <MarkersLayer />
      <TextEditor />
      {isEmpty && emptyState !== undefined && (
        <div className="pointer-events-none absolute inset-5 grid grid-cols-1 place-items-center max-sm:inset-x-2 *:pointer-events-auto">
          {emptyState}
        </div>
      )}
      {help !== undefined && <div className="absolute bottom-3 left-8 max-w-72">{help}</div>}
      <SelectionBar />
      {children}
      <LiveRegion />
    </div>
  );
}

/** The drawing that takes pointer, wheel, keys and focus. */
function Surface({ children }: { readonly children: ReactNode }) {
  const svgRef = useRef<SVGSVGElement>(null);
  const cursor = useInteraction(cursorOf);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const { handlers, cancel, enterGroup } = useGestures();
  const textHandlers = useTextPress(enterGroup);
  const focusHandlers = {
    onFocus: useFocusAndSelection(svgRef),
    onMouseDown: keepFocus,
    onMouseUp: keepFromPasting,
  };
  const { onContextMenu, menu } = useContextMenu(svgRef, cancel);
  useViewport(svgRef);
  useBuilderKeys(cancel);
  return (
    <>
      <svg
        ref={svgRef}
        role={isPreview ? 'document' : 'application'}
        aria-label="Design canvas"
        tabIndex={-1}
        className={cx('absolute inset-0 size-full touch-none outline-none select-none', cursor)}
        {...handlers}
        {...focusHandlers}
        {...textHandlers}
        onContextMenu={onContextMenu}
      >
        {children}
      </svg>
      {menu}
    </>
  );
}

/** All that can be seen of the design, from the undermost element to the topmost. */
function Elements() {
  const elements = useAppSelector(selectStacked);
  const chosen = useAppSelector(selectChosenIds);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const ref = useRef<SVGGElement>(null);
  useMovedElements(ref);
  const asList = { role: 'listbox', 'aria-multiselectable': true };
  return (
    <g
      ref={ref}
      {...(isPreview ? { role: 'group' } : asList)}
      aria-label="Design"
      className="[font-synthesis:style_weight] tracking-normal"
    >
      {elements.map((element) => (
        <ElementView
          key={element.id}
          element={element}
          isChosen={chosen.has(element.id)}
          isPreview={isPreview}
        />
      ))}
    </g>
  );
}

/** On Linux, letting go of the middle button pastes what is selected somewhere: here it has panned. */
function keepFromPasting(event: MouseEvent): void {
  if (event.button === 1) event.preventDefault();
}

/** The gesture says where the focus goes, not the browser. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
