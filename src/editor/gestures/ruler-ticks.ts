/** A tick of a ruler. */
export interface RulerTick {
  /** In canvas units. */
  readonly unit: number;
  /** In px along the ruler. */
  readonly at: number;
  /** Whether its number stands beside it. */
  readonly isNamed: boolean;
}

/** Numbers closer than this run into each other; in px of the screen. */
const LEAST_ROOM = 36;

/** How many ticks there may be from one number to the next: those that keep numbers round. */
const TICKS_A_NUMBER = [1, 2, 4, 10, 20];

/** The ticks of a ruler `length` px long that `step` units apart; `pan` is where the unit 0 lies on it, in px. */
export function rulerTicks(
  length: number,
  step: number,
  zoom: number,
  pan: number,
): readonly RulerTick[] {
  const first = Math.ceil(-pan / zoom / step);
  const last = Math.floor((length - pan) / zoom / step);
  const every = TICKS_A_NUMBER.find((count) => count * step * zoom >= LEAST_ROOM) ?? 1;
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const tick = first + index;
    const unit = tick * step + 0;
    return { unit, at: unit * zoom + pan, isNamed: tick % every === 0 };
  });
}
