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

/** The ticks of a ruler `length` px long that `step` units apart; `pan` is where the unit 0 lies on it, in px. */
export function rulerTicks(
  length: number,
  step: number,
  zoom: number,
  pan: number,
): readonly RulerTick[] {
  const first = Math.ceil(-pan / zoom / step);
  const last = Math.floor((length - pan) / zoom / step);
  const every = Math.ceil(LEAST_ROOM / (step * zoom));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const tick = first + index;
    const unit = tick * step + 0;
    return { unit, at: unit * zoom + pan, isNamed: tick % every === 0 };
  });
}
