import { autoUpdate } from '@floating-ui/react';
import { memo, useEffect, useId, useRef, useState, type RefObject, useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { cx } from '../../../ui/cx';
import { PopoverPanel } from '../../../ui/overlays/popover-panel';
import type { Follow } from '../../../ui/overlays/use-placement';
import { FindingDetails } from '../../findings/finding-details';
import { focusOnCanvas } from '../../findings/focus-on-canvas';
import { type ElementMarker, selectMarkers } from '../../findings/select-findings';
import { SeverityIcon } from '../../findings/severity-icon';
import { selectSelection } from '../../selectors';
import { useInteractionStore, useIsGestureInFlight } from '../pointer/interaction-store';
import { passDragOn, passWheelOn } from '../pointer/pass-on';
import { MARKER_SIZE } from './marker-places';
import { useMarkerPlaces } from './use-marker-places';

const MARKER = '[data-marker]';

/** A marker for each element with findings, beside the frame. None during a gesture, or where several elements are selected. */
export function MarkersLayer() {
  const markers = useLeftMarkers();
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const isInFlight = useIsGestureInFlight();
  // What floats above several selected elements would cover some of them.
  const areSeveral = useAppSelector((state) => state.selection.length > 1);
  const isShown = !isPreview && !isInFlight && !areSeveral;
  const [open, setOpen] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const listed = useMarkerPlaces(list, { markers, isShown, hasPanel: open !== null });
  if (open !== null && !(isShown && listed.some(({ id }) => id === open))) setOpen(null);
  const hasMarkers = markers.length > 0;
  useEffect(() => {
    const markersNow = hasMarkers ? list.current : null;
    // What shows no marker itself, a panel, keeps wheel and drags for itself.
    const ends = [passWheelOn(markersNow, MARKER), passDragOn(markersNow, MARKER)];
    return () => ends.forEach((end) => end());
  }, [hasMarkers]);
  if (!hasMarkers) return null;
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-0 overflow-clip',
        // Taking a thousand out of the page and putting them back would be felt with every drag.
        !isShown && '[content-visibility:hidden]',
      )}
    >
      <Markers listRef={list} markers={listed} open={open} onOpen={setOpen} />
    </div>
  );
}

interface MarkersProps {
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly markers: readonly ElementMarker[];
  /** The element whose findings are shown. */
  readonly open: string | null;
  readonly onOpen: (id: string | null) => void;
}

const Markers = memo(function Markers({ listRef, markers, open, ...rest }: MarkersProps) {
  return (
    <ul ref={listRef} className="absolute inset-0" aria-label="What email will show differently">
      {markers.map((marker) => (
        <Marker key={marker.id} marker={marker} isOpen={marker.id === open} {...rest} />
      ))}
    </ul>
  );
});

interface MarkerProps extends Pick<MarkersProps, 'onOpen'> {
  readonly marker: ElementMarker;
  readonly isOpen: boolean;
}

const Marker = memo(function Marker({ marker, isOpen, onOpen }: MarkerProps) {
  const { id, findings } = marker;
  const [first] = findings;
  const item = useRef<HTMLLIElement>(null);
  // Its element is outlined, as it may lie at the other end of the frame.
  const interactions = useInteractionStore();
  const panel = useId();
  const words = `${first.name}: ${first.words}`;
  return (
    <li ref={item} className="pointer-events-auto absolute">
      <button
        type="button"
        data-marker={id}
        aria-label={words}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        aria-controls={isOpen ? panel : undefined}
        title={words}
        style={{ width: MARKER_SIZE, height: MARKER_SIZE }}
        className="group grid place-items-center rounded-full"
        onClick={() => onOpen(isOpen ? null : id)}
        onPointerEnter={() => interactions.change({ hovered: id })}
        onPointerLeave={() => interactions.change({ hovered: null })}
        onFocus={() => interactions.change({ hovered: id })}
        onBlur={() => interactions.change({ hovered: null })}
      >
        <span className="grid size-4.5 place-items-center rounded-full bg-raised shadow-float group-hover:bg-wash group-aria-expanded:bg-wash">
          <SeverityIcon severity={first.severity} className="size-3" />
        </span>
      </button>
      {isOpen && (
        <PopoverPanel
          id={panel}
          label={`${first.name} in email`}
          anchorRef={item}
          follow={followCanvas}
          onClose={() => onOpen(null)}
        >
          <MarkerDetails {...marker} />
        </PopoverPanel>
      )}
    </li>
  );
});

function MarkerDetails({ id, findings }: ElementMarker) {
  return (
    <div className="grid w-72 max-w-full gap-3">
      <h2 className="text-sm font-semibold">{findings[0].name}</h2>
      {findings.map((finding) => (
        <FindingDetails key={finding.key} finding={finding} onFixed={() => focusOnCanvas(id)} />
      ))}
    </div>
  );
}

/** A marker moves with the canvas, which pans and zooms without scrolling. */
const followCanvas: Follow = (anchor, float, place) =>
  autoUpdate(anchor, float, place, { animationFrame: true });

/**
 * The markers of elements that have been left: an element that the visitor has just added, or still types in, has none yet.
 * Once its marker was shown, an element keeps it.
 */
function useLeftMarkers(): readonly ElementMarker[] {
  const markers = useAppSelector(selectMarkers);
  const only = useAppSelector((state) => {
    const [first, ...others] = selectSelection(state);
    return others.length === 0 ? (first ?? null) : null;
  });
  const [known, setKnown] = useState<readonly ElementMarker[]>([]);
  const left = useMemo(() => {
    const wasShown = known.some(({ id }) => id === only);
    return wasShown ? markers : markers.filter(({ id }) => id !== only);
  }, [markers, only, known]);
  if (left.length !== known.length || left.some(({ id }, at) => id !== known[at]?.id)) {
    setKnown(left);
  }
  return left.length === markers.length ? markers : left;
}
