import { FindingReason } from '../../../output/page/finding-reason';
import type { Change } from '../../core/arrival/change';
import type { SeenIn } from '../../../store/sightings';
import { adviceOn } from './advice';
import { changeWords } from './change-words';
import { ARRIVAL_WORDS } from './words';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly client: SeenIn;
}

/** What a client changed, in words, and what can be done about it. */
export function ChangeList({ changes, client }: ChangeListProps) {
  return (
    <section aria-label={ARRIVAL_WORDS.changes}>
      <h3 className="mb-2 text-sm font-semibold">{ARRIVAL_WORDS.changes}</h3>
      {changes.length === 0 && <p className="text-sm text-ink-muted">{ARRIVAL_WORDS.none}</p>}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.before} ${change.after}`} className="text-sm">
            <Row change={change} client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ change, client }: { readonly change: Change; readonly client: SeenIn }) {
  const { does, rule } = adviceOn(change.kind, client);
  return (
    <>
      <p className="wrap-anywhere">
        {changeWords(change)}
        <Colors change={change} />
      </p>
      <div className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-muted">
        <p>{does}</p>
        {rule !== undefined && <FindingReason finding={{ rule, args: {} }} />}
      </div>
    </>
  );
}

const COLORED: ReadonlySet<Change['kind']> = new Set(['color', 'ground', 'rules']);

/** Colors are told to the eye, too, in the order of the words. */
function Colors({ change: { kind, before, after } }: { readonly change: Change }) {
  if (!COLORED.has(kind)) return null;
  return [after, before]
    .filter((color) => color !== '')
    .map((color) => (
      <span
        key={color}
        aria-hidden="true"
        className="shows-color ms-1 inline-block size-3 rounded-[3px] border border-edge align-[-1px]"
        style={{ backgroundColor: color }}
      />
    ));
}
