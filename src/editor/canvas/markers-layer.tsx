import { autoUpdate } from '@floating-ui/react';
import { useAppSelector } from '../../store/hooks';
import { Popover } from '../../ui/popover';
import type { Follow } from '../../ui/use-placement';
import { FindingDetails } from '../findings/finding-details';
import { focusOnCanvas } from '../findings/focus-on-canvas';
import { selectMarkers, type DesignFinding } from '../findings/select-findings';
import { SeverityIcon } from '../findings/severity-icon';
import { toScreen } from '../gestures/viewport';
import { selectDisplayedScene } from './displayed';
import { useIsGestureInFlight } from './interaction-store';
import { useLiveViewport } from './live-viewport';
import { MARKER_SIZE, markerPlaces } from './marker-places';

/** A marker beside each element with findings. None during a gesture, or where several elements are selected. */
export function MarkersLayer() {
  const markers = useAppSelector(selectMarkers);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const isInFlight = useIsGestureInFlight();
  // What floats above several selected elements would cover some of them.
  const areSeveral = useAppSelector((state) => state.selection.length > 1);
  if (markers.length === 0 || isPreview || isInFlight || areSeveral) return null;
  return <Markers />;
}

function Markers() {
  const markers = useAppSelector(selectMarkers);
  const { elements } = useAppSelector(selectDisplayedScene);
  const view = useLiveViewport();
  const boxes = new Map(
    elements.map((element) => [
      element.id,
      { ...toScreen(element, view), locked: element.locked, hidden: element.hidden },
    ]),
  );
  const shown = markers.flatMap(({ id, findings }) => {
    const box = boxes.get(id);
    return box === undefined ? [] : [{ id, findings, box }];
  });
  const places = markerPlaces(
    shown.map(({ box }) => box),
    [...boxes.values()].filter(({ hidden }) => !hidden),
  );
  return (
    <ul
      aria-label="What mails will show differently"
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      {shown.map(({ id, findings }, index) => (
        <li
          key={id}
          className="pointer-events-auto absolute"
          style={{ left: places[index]?.x, top: places[index]?.y }}
        >
          <Marker id={id} findings={findings} />
        </li>
      ))}
    </ul>
  );
}

interface MarkerProps {
  readonly id: string;
  readonly findings: readonly DesignFinding[];
}

function Marker({ id, findings }: MarkerProps) {
  const [first] = findings;
  if (first === undefined) return null;
  const words = `${first.name}: ${first.words}`;
  return (
    <Popover
      label={`${first.name} in mails`}
      follow={followCanvas}
      trigger={
        <button
          type="button"
          data-marker={id}
          aria-label={words}
          title={words}
          style={{ width: MARKER_SIZE, height: MARKER_SIZE }}
          className="group grid place-items-center rounded-full"
        >
          <span className="grid size-4.5 place-items-center rounded-full bg-raised shadow-float group-hover:bg-wash group-aria-expanded:bg-wash">
            <SeverityIcon severity={first.severity} className="size-3" />
          </span>
        </button>
      }
    >
      <div className="grid w-72 max-w-full gap-3">
        <h3 className="text-sm font-semibold">{first.name}</h3>
        {findings.map((finding) => (
          <FindingDetails key={finding.key} finding={finding} onFixed={() => focusOnCanvas(id)} />
        ))}
      </div>
    </Popover>
  );
}

/** A marker moves with the canvas, which pans and zooms without scrolling. */
const followCanvas: Follow = (anchor, float, place) =>
  autoUpdate(anchor, float, place, { animationFrame: true });
