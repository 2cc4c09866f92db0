import type { LaidOutMail } from '../../core/laid-out-mail';
import type { Likeness } from '../../core/likeness';
import { placeWords, removalWords } from './words';

interface LeftOutProps {
  readonly laidOut: LaidOutMail;
  /** Null until the signature is rebuilt. */
  readonly likeness: Likeness | null;
}

/** More places than these say nothing more. */
const MOST_PLACES = 8;

/** What was taken out of a signature, and what does not stand as it stood. */
export function LeftOut({ laidOut: { removals, page, origin }, likeness }: LeftOutProps) {
  const strangers = likeness?.strangers ?? [];
  const isEmpty = removals.length === 0 && strangers.length === 0 && !page.isCut;
  return (
    <section aria-label="Left out">
      {origin !== null && <p className="mb-3 text-xs text-ink-muted">Recognized: {origin}</p>}
      <h3 className="mb-1 text-sm font-semibold">Left out</h3>
      {isEmpty && <p className="text-xs text-ink-muted">Nothing.</p>}
      <ul className="grid list-disc gap-1 ps-4 text-xs text-ink-muted">
        {removals.map((removal) => (
          <li key={`${removal.kind} ${removal.what}`} className="wrap-anywhere">
            {removalWords(removal)}
          </li>
        ))}
        {page.isCut && <li>What is too long or too deep for a signature</li>}
        {strangers.slice(0, MOST_PLACES).map(({ what, rect }) => (
          <li key={`${what} ${rect.x} ${rect.y}`} className="wrap-anywhere">
            Looks different: {what}, {placeWords(rect)}
          </li>
        ))}
        {strangers.length > MOST_PLACES && <li>{strangers.length - MOST_PLACES} more places</li>}
      </ul>
    </section>
  );
}
