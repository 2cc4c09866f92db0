/** A line in px of the picture, below the baseline. */
export interface Stripe {
  /** How far its upper edge lies below the baseline. */
  readonly top: number;
  readonly thickness: number;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The underline of letters of this size, in px of the picture: a tenth as thick, half its thickness below the baseline in whole px
 * (Chromium: `ComputeUnderlineOffsetAuto`). One of a given thickness lies in px of the drawing, `scale` times as large here.
 */
export function underlineOf(size: number, thickness: number | null, scale: number): Stripe {
  if (thickness === null) return stripeOf((size * scale) / 10);
  const { top, thickness: own } = stripeOf(thickness);
  return { top: top * scale, thickness: own * scale };
}

function stripeOf(wanted: number): Stripe {
  const thickness = Math.max(1, wanted);
  return { top: Math.max(1, Math.ceil(thickness / 2)), thickness };
}

/** Chromium's `kDecorationClipMaxDilation`. */
const MOST_ROOM = 13;

/** What is left of a line from 0 to `end` where letters cross it: it leaves them room as thick as it is, on both sides. */
export function besideLetters(
  end: number,
  crossings: readonly Span[],
  { thickness }: Stripe,
): readonly Span[] {
  const room = Math.min(thickness, MOST_ROOM);
  let from = 0;
  const left: Span[] = [];
  for (const crossing of crossings.toSorted((a, b) => a.from - b.from)) {
    left.push({ from, to: Math.min(crossing.from - room, end) });
    from = Math.max(from, crossing.to + room);
  }
  return [...left, { from, to: end }].filter((span) => span.to > span.from);
}
