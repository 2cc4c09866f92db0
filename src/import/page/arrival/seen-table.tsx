import { MAIL_CLIENTS } from '../../../model/findings/clients';
import { SEEN_ELSEWHERE, type Sighting } from '../../../store/sightings';
import { TextButton } from '../../../ui/text-button';
import { CHANGE_NAMES } from './change-words';
import { ARRIVAL_WORDS } from './words';

interface SeenTableProps {
  readonly sightings: readonly Sighting[];
  readonly onForget: () => void;
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** How signatures arrived in mail clients, as far as the visitor has looked. */
export function SeenTable({ sightings, onForget }: SeenTableProps) {
  if (sightings.length === 0) return null;
  return (
    <section aria-label={ARRIVAL_WORDS.seen} className="min-w-0">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-sm font-semibold">{ARRIVAL_WORDS.seen}</h3>
        <p className="text-xs text-ink-muted">{ARRIVAL_WORDS.seenHint}</p>
        <span className="ms-auto">
          <TextButton tone="muted" onClick={onForget}>
            {ARRIVAL_WORDS.forget}
          </TextButton>
        </span>
      </div>
      <div className="overflow-clip rounded-card border">
        <table className="w-full text-start text-sm">
          <thead className="bg-sunken text-xs text-ink-muted">
            <tr>
              {['Client', 'Likeness', 'Changed'].map((head) => (
                <th key={head} scope="col" className="px-3 py-1.5 text-start font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sightings.map(({ client, name, seen, percent, kinds }) => (
              <tr key={`${client} ${name} ${seen}`} className="border-t align-top">
                <th scope="row" className="px-3 py-2 text-start font-medium">
                  {client === SEEN_ELSEWHERE ? 'Something else' : MAIL_CLIENTS[client]}
                  <span className="block text-xs font-normal wrap-anywhere text-ink-muted">
                    {name}, {DAY.format(new Date(seen))}
                  </span>
                </th>
                <td className="px-3 py-2 whitespace-nowrap tabular-nums">{percent} %</td>
                <td className="px-3 py-2 text-ink-muted">
                  {kinds.map((kind) => CHANGE_NAMES[kind]).join(', ') || 'nothing'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
