import { autoUpdate } from '@floating-ui/react';
import { useAppSelector } from '../../store/hooks';
import { Popover } from '../../ui/popover';
import type { Follow } from '../../ui/use-placement';
import { CheckNote } from '../findings/check-note';
import { focusOnCanvas } from '../findings/focus-on-canvas';
import { selectMarks, type Check } from '../findings/select-checks';
import { SeverityIcon } from '../findings/severity-icon';
import { toScreen } from '../gestures/viewport';
import { selectDisplayedScene } from './displayed';
import { useIsGestureInFlight } from './interaction-store';
import { useLiveViewport } from './live-viewport';
import { MARK_SIZE, markPlaces } from './mark-places';

/** A mark beside each element that mails will not show as drawn. None while a hand is at work or several are selected. */
export function MarksLayer() {
  const marks = useAppSelector(selectMarks);
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const isInFlight = useIsGestureInFlight();
  // What floats above several selected elements would cover some of them.
  const areSeveral = useAppSelector((state) => state.selection.length > 1);
  if (marks.length === 0 || isPreview || isInFlight || areSeveral) return null;
  return <Marks />;
}

function Marks() {
  const marks = useAppSelector(selectMarks);
  const { elements } = useAppSelector(selectDisplayedScene);
  const view = useLiveViewport();
  const boxes = new Map(
    elements.map((element) => [
      element.id,
      { ...toScreen(element, view), locked: element.locked, hidden: element.hidden },
    ]),
  );
  const shown = marks.flatMap(({ id, checks }) => {
    const box = boxes.get(id);
    return box === undefined ? [] : [{ id, checks, box }];
  });
  const places = markPlaces(
    shown.map(({ box }) => box),
    [...boxes.values()].filter(({ hidden }) => !hidden),
  );
  return (
    <ul
      aria-label="What mails will show differently"
      className="pointer-events-none absolute inset-0 overflow-hidden"
    >
      {shown.map(({ id, checks }, index) => (
        <li
          key={id}
          className="pointer-events-auto absolute"
          style={{ left: places[index]?.x, top: places[index]?.y }}
        >
          <Mark id={id} checks={checks} />
        </li>
      ))}
    </ul>
  );
}

interface MarkProps {
  readonly id: string;
  readonly checks: readonly Check[];
}

function Mark({ id, checks }: MarkProps) {
  const [first] = checks;
  if (first === undefined) return null;
  const words = `${first.name}: ${first.words}`;
  return (
    <Popover
      label={`${first.name} in mails`}
      follow={followCanvas}
      trigger={
        <button
          type="button"
          data-mark={id}
          aria-label={words}
          title={words}
          style={{ width: MARK_SIZE, height: MARK_SIZE }}
          className="group grid place-items-center rounded-full"
        >
          <span className="grid size-4.5 place-items-center rounded-full bg-raised shadow-float group-hover:bg-wash group-aria-expanded:bg-wash">
            <SeverityIcon severity={first.finding.severity} className="size-3" />
          </span>
        </button>
      }
    >
      <div className="grid w-72 max-w-full gap-3">
        <h3 className="text-sm font-semibold">{first.name}</h3>
        {checks.map((check) => (
          <CheckNote key={check.key} check={check} onMended={() => focusOnCanvas(id)} />
        ))}
      </div>
    </Popover>
  );
}

/** A mark moves with the canvas, which pans and zooms without scrolling. */
const followCanvas: Follow = (anchor, float, place) =>
  autoUpdate(anchor, float, place, { animationFrame: true });
