import type { HandleSet } from '../../../scene/element-definition';
import type { Rect } from '../../../scene/geometry';
import { useMediaQuery } from '../../../ui/use-media-query';
import { handleSpots } from '../../gestures/handle-spots';
import { toScreen, type Viewport } from '../../gestures/viewport';
import { HANDLE_CURSORS } from '../pointer/cursors';

/** In px of the screen, at any zoom: what is seen of a handle, and what takes presses. */
const SIZES = {
  fine: { seen: 8, grip: 16, off: 0 },
  coarse: { seen: 14, grip: 44, off: 10 },
} as const;

/** How far outside a text the middle of a mouse's handle lies: its letters begin at the edge of its box. */
const BESIDE_LETTERS = 5;

interface HandlesProps {
  /** What they stand around, in canvas units. */
  readonly box: Rect;
  readonly set: HandleSet;
  /** The element that they belong to, where it is one: a double click on them means it. */
  readonly only: string | undefined;
  readonly view: Viewport;
}

export function Handles({ box, set, only, view }: HandlesProps) {
  const { seen, grip, off } = SIZES[useMediaQuery('(pointer: coarse)') ? 'coarse' : 'fine'];
  const away = set === 'sides' ? Math.max(off, BESIDE_LETTERS) : off;
  const spots = handleSpots(toScreen(box, view), set, { grip, off: away });
  return (
    <g data-element-id={only} className="pointer-events-auto">
      {spots.map(({ handle, at, grip: area }) => (
        <g key={handle} style={{ cursor: HANDLE_CURSORS[handle] }}>
          <rect
            x={at.x - seen / 2}
            y={at.y - seen / 2}
            width={seen}
            height={seen}
            rx={off > 0 ? seen / 2 : 0}
            className="fill-white stroke-accent stroke-[1.5]"
          />
          <rect {...area} data-handle={handle} fill="transparent" />
        </g>
      ))}
    </g>
  );
}
