import { Meter } from '../../ui/meter';

interface LikenessMeterProps {
  /** From 0 to 1. */
  readonly figure: number;
  /** What the share is of: 'match'. */
  readonly does: string;
}

/** Below that share somebody sees at a glance that it is not the same. */
const ALIKE = 75;

/** How like two signatures are. */
export function LikenessMeter({ figure, does }: LikenessMeterProps) {
  // What differs at all is not called the same.
  const percent = figure < 1 ? Math.min(99, Math.round(100 * figure)) : 100;
  return (
    <Meter
      label="Likeness"
      value={percent}
      max={100}
      tone={percent < ALIKE ? 'warn' : 'ok'}
      valueText={`${percent} % ${does}`}
    />
  );
}
