import type { ForeignMail } from '../../core/mail';
import { MAIL_CLIENTS } from '../../../model/findings/clients';
import type { CompilerId } from '../../../store/ports';
import { readSeenIn, SEEN_ELSEWHERE, type SeenIn } from '../../../store/sightings';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { SelectField } from '../../../ui/fields/select-field';
import { Spinner } from '../../../ui/spinner';
import { LikenessMeter } from '../likeness-meter';
import { ReviewLayout } from '../review-layout';
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
    <ReviewLayout
      sides={{
        mailTitle: arrived,
        own: compared?.own ?? null,
        ownTitle: compared?.form === 'reply' ? takenReply : taken,
        isOwnFirst: true,
        laidOut,
        loadsPictures,
        onLoadPictures: loadPictures,
        onFrame: show,
      }}
      label={title}
      actions={
        <>
          <Button onClick={onBack}>{again}</Button>
          <Button
            variant="primary"
            disabled={compared === null || isOther}
            onClick={() => compared !== null && onKeep(sightingOf(compared, client))}
          >
            {keep}
          </Button>
        </>
      }
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
    </ReviewLayout>
  );
}

function sightingOf({ figure, changes }: Compared, client: SeenIn): NewSighting {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return { client, percent: Math.round(100 * figure), kinds };
}
