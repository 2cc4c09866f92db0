import { useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { useBuilderSelector } from '../../store/builder-hooks';
import { cx } from '../../ui/cx';
import { selectScene } from '../selectors';
import { selectStackedIds } from './displayed';
import { ElementView } from './element-view';
import { Frame } from './frame';
import { GestureProvider, useHand, type HandState } from './gesture-store';
import { Grid } from './grid';
import { LiveRegion } from './live-region';
import { MarqueeBox } from './marquee-box';
import { Rulers } from './rulers';
import { SelectionBar } from './selection-bar';
import { SelectionLayer } from './selection-layer';
import { Stage } from './stage';
import { useBuilderKeys } from './use-builder-keys';
import { useElementSize } from './use-element-size';
import { useFocusAndSelection } from './use-focus-and-selection';
import { useGestures } from './use-gestures';
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
    <GestureProvider>
      <CanvasBody {...props} />
    </GestureProvider>
  );
}

function CanvasBody({ emptyState, help, children }: CanvasProps) {
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const isEmpty = useBuilderSelector((state) => selectScene(state).elements.length === 0);
  const size = useElementSize(root);
  return (
    <div
      ref={setRoot}
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
        </Stage>
        <SelectionLayer />
        <MarqueeBox />
        <Rulers {...size} />
      </Surface>
      {isEmpty && emptyState !== undefined && (
        <div className="pointer-events-none absolute inset-5 grid place-items-center *:pointer-events-auto">
          {emptyState}
        </div>
      )}
      {help !== undefined && <div className="absolute bottom-3 left-8 max-w-72">{help}</div>}
      {root !== null && <SelectionBar root={root} />}
      {children}
      <LiveRegion />
    </div>
  );
}

/** The drawing that takes pointer, wheel, keys and focus. */
function Surface({ children }: { readonly children: ReactNode }) {
  const svgRef = useRef<SVGSVGElement>(null);
  const cursor = useHand(cursorOf);
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const { handlers, cancel } = useGestures();
  const focusHandlers = { onFocus: useFocusAndSelection(svgRef), onMouseDown: keepFocus };
  useViewport(svgRef);
  useBuilderKeys(cancel);
  return (
    <svg
      ref={svgRef}
      role={isPreview ? 'document' : 'application'}
      aria-label="Design canvas"
      tabIndex={-1}
      className={cx('absolute inset-0 size-full touch-none outline-none select-none', cursor)}
      {...handlers}
      {...focusHandlers}
    >
      {children}
    </svg>
  );
}

/** All that can be seen of the design, from the undermost element to the topmost. */
function Elements() {
  const ids = useBuilderSelector(selectStackedIds);
  const isPreview = useBuilderSelector((state) => state.view.isPreview);
  const asList = { role: 'listbox', 'aria-multiselectable': true };
  return (
    <g
      {...(isPreview ? { role: 'group' } : asList)}
      aria-label="Design"
      className="[font-synthesis:style_weight] tracking-normal"
    >
      {ids.map((id) => (
        <ElementView key={id} id={id} />
      ))}
    </g>
  );
}

function cursorOf({ gesture, isSpaceHeld }: HandState): string {
  if (gesture.name === 'panning') return 'cursor-grabbing **:cursor-grabbing';
  if (gesture.name === 'dragging') return 'cursor-move **:cursor-move';
  return isSpaceHeld ? 'cursor-grab **:cursor-grab' : '';
}

/** The gesture says where the focus goes, not the browser. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
