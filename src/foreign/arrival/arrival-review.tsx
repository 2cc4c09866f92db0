import type { ForeignMail } from '../../import/mail';
import { MAIL_CLIENTS } from '../../model/clients';
import type { CompilerId } from '../../store/ports';
import { readSeenIn, SEEN_ELSEWHERE, type SeenIn } from '../../store/sightings';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SelectField } from '../../ui/select-field';
import { Spinner } from '../../ui/spinner';
import { LikenessMeter } from '../likeness-meter';
import { SideBySide } from '../side-by-side';
import { ChangeList } from './change-list';
import type { Compared } from './compare';
import { useComparison } from './use-comparison';
import { useReadIn } from './use-read-in';
import type { NewSighting } from './use-sightings';
import { ARRIVAL_WORDS } from './words';

interface ArrivalReviewProps {
  readonly mail: ForeignMail;
  readonly compiler: CompilerId;
  readonly onBack: () => void;
  readonly onKeep: (sighting: NewSighting) => void;
}

/** Of the frame before it is filled, in px. */
const UNREAD_HEIGHT = 160;

/** With fewer of its words it is another signature, or none. */
const FEWEST_WORDS = 0.3;

const CLIENTS = [
  ...Object.entries(MAIL_CLIENTS).map(([value, label]) => ({ value, label })),
  { value: SEEN_ELSEWHERE, label: 'Something else' },
];

/** The signature as it was taken away beside what arrived of it, and what the client changed. */
export function ArrivalReview({ mail, compiler, onBack, onKeep }: ArrivalReviewProps) {
  const { laidOut, compared, isFailed, loadsPictures, loadPictures, show } = useComparison(
    mail,
    compiler,
  );
  const [client, setClient] = useReadIn();
  const isOther = compared !== null && compared.words < FEWEST_WORDS;
  const { title, arrived, taken, takenReply, client: label, again, keep } = ARRIVAL_WORDS;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="grid min-h-0 flex-1 scroll-thin overflow-y-auto md:grid-cols-[minmax(0,1fr)_19rem]">
        <SideBySide
          mailTitle={arrived}
          own={compared?.own ?? null}
          ownTitle={compared?.form === 'reply' ? takenReply : taken}
          isOwnFirst
          height={laidOut?.height ?? UNREAD_HEIGHT}
          remoteCount={laidOut?.remote.length ?? 0}
          loadsPictures={loadsPictures}
          onLoadPictures={loadPictures}
          onFrame={show}
        />
        <aside
          aria-label={title}
          className="grid content-start gap-5 border-s p-4 max-md:border-s-0 max-md:border-t"
        >
          <SelectField
            label={label}
            value={client}
            options={CLIENTS}
            onChange={(chosen) => setClient(readSeenIn(chosen))}
          />
          {isFailed && <Notice tone="danger">{ARRIVAL_WORDS.failed}</Notice>}
          {isOther && <Notice tone="warning">{ARRIVAL_WORDS.other}</Notice>}
          {compared === null && !isFailed && <Spinner label={ARRIVAL_WORDS.comparing} />}
          {compared !== null && !isOther && (
            <>
              <LikenessMeter figure={compared.figure} does="arrived as it was" />
              <ChangeList changes={compared.changes} client={client} />
            </>
          )}
        </aside>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-end gap-2 border-t px-4 py-3">
        <Button onClick={onBack}>{again}</Button>
        <Button
          variant="primary"
          disabled={compared === null || isOther}
          onClick={() => compared !== null && onKeep(sightingOf(compared, client))}
        >
          {keep}
        </Button>
      </div>
    </div>
  );
}

function sightingOf({ figure, changes }: Compared, client: SeenIn): NewSighting {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return { client, percent: Math.round(100 * figure), kinds };
}
