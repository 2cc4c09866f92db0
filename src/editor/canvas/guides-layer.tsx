import { NO_GUIDES, type Segment } from '../gestures/snap/guides';
import { useInteraction } from './interaction-store';
import { useLiveViewport } from './live-viewport';
import type { Viewport } from '../gestures/viewport';

/** In px of the screen. */
const CAP = 3;
const PILL = { height: 16, padding: 5, perFigure: 6.5 };

/** Why what is dragged lies where it lies: lines along what is aligned, and distances in small pills. */
export function GuidesLayer() {
  const { lines, measures } = useInteraction(({ gesture }) =>
    'guides' in gesture ? gesture.guides : NO_GUIDES,
  );
  const view = useLiveViewport();
  if (lines.length === 0 && measures.length === 0) return null;
  const paths = [
    ...lines.map((line) => pathOf(line, view)),
    ...measures.map((measure) => pathOf(measure, view, CAP)),
  ];
  return (
    <g aria-hidden="true" data-guides="" className="pointer-events-none">
      <path d={paths.join('')} className="fill-none stroke-guide" />
      {measures.map((measure) => (
        <Pill
          key={`${measure.axis} ${measure.at} ${measure.start}`}
          measure={measure}
          view={view}
        />
      ))}
    </g>
  );
}

/** A segment on the screen, with caps of a length at its ends. On half px, so that it is drawn sharp. */
function pathOf({ axis, at, start, end }: Segment, view: Viewport, cap = 0): string {
  const isAcross = axis === 'x';
  const place = (value: number, pan: number) => Math.round(value * view.zoom + pan) + 0.5;
  const [from, to] = [start, end].map((value) => place(value, isAcross ? view.panX : view.panY));
  const line = place(at, isAcross ? view.panY : view.panX);
  const [low, high] = [line - cap, line + cap];
  return isAcross
    ? `M${from} ${line}H${to}M${from} ${low}V${high}M${to} ${low}V${high}`
    : `M${line} ${from}V${to}M${low} ${from}H${high}M${low} ${to}H${high}`;
}

interface PillProps {
  readonly measure: Segment;
  readonly view: Viewport;
}

/** The length of a measure: beside it, so that a short one stays to be seen. */
function Pill({ measure: { axis, at, start, end }, view: { zoom, panX, panY } }: PillProps) {
  const words = String(Math.round(end - start));
  const width = words.length * PILL.perFigure + 2 * PILL.padding;
  const middle = ((start + end) / 2) * zoom;
  const [x, y] =
    axis === 'x'
      ? [middle + panX, at * zoom + panY + PILL.height / 2 + CAP + 2]
      : [at * zoom + panX + width / 2 + CAP + 2, middle + panY];
  return (
    <g transform={`translate(${Math.round(x)} ${Math.round(y)})`} data-measure={words}>
      <rect
        x={-width / 2}
        y={-PILL.height / 2}
        width={width}
        height={PILL.height}
        rx={4}
        className="fill-guide"
      />
      <text
        textAnchor="middle"
        dy="0.35em"
        className="fill-on-guide text-[11px] font-medium tabular-nums select-none"
      >
        {words}
      </text>
    </g>
  );
}
