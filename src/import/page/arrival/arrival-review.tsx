import { useRef, useState } from 'react';
import { DESTINATIONS } from '../../../model/destinations';
import { MAIL_CLIENTS } from '../../../model/findings/clients';
import { outputIn } from '../../../output/state/output-in';
import type { TakenForm } from '../../../output/state/take-away';
import { selectHeldPictures } from '../../../pictures/state/held-pictures';
import { useAppDispatch } from '../../../store/hooks';
import type { CompilerId } from '../../../output/state/output-ports';
import { rememberedDestination } from '../../../store/remembered-destination';
import { readSeenIn, SEEN_ELSEWHERE, type SeenIn } from '../../../store/delivery-checks';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { SelectField } from '../../../ui/fields/select-field';
import { Notice } from '../../../ui/notice';
import { Spinner } from '../../../ui/spinner';
import { arrivalOf, type Arrival } from '../../core/arrival/arrival';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { ImportedMail } from '../../core/mail';
import { BelowNotice } from '../below-notice';
import { LikenessMeter } from '../likeness-meter';
import { NotMail } from '../not-mail';
import { ReadingFile } from '../reading-file';
import { ReviewLayout } from '../review-layout';
import { MAIL_WIDTH, type OwnSide } from '../side-by-side';
import { usePastedMail } from '../use-pasted-mail';
import { ChangeList } from './change-list';
import type { NewDeliveryCheck } from './use-delivery-checks';
import { ARRIVAL_WORDS } from './copy';

interface ArrivalReviewProps {
  readonly mail: ImportedMail;
  readonly compiler: CompilerId;
  /** Takes what is pasted meanwhile. */
  readonly onMail: (mail: ImportedMail) => void;
  readonly onBack: () => void;
  readonly onKeep: (deliveryCheck: NewDeliveryCheck) => void;
}

interface ComparisonProps extends Omit<ArrivalReviewProps, 'onMail'> {
  readonly client: SeenIn;
  readonly onClient: (client: SeenIn) => void;
}

/** With fewer of its words it is another signature, or none. */
const FEWEST_WORDS = 0.3;

const CLIENTS = [
  ...Object.entries(MAIL_CLIENTS).map(([value, label]) => ({ value, label })),
  { value: SEEN_ELSEWHERE, label: 'Something else' },
];

/** The signature as it was taken away beside what arrived of it. What is pasted meanwhile takes the place of that. */
export function ArrivalReview({ mail, onMail, ...rest }: ArrivalReviewProps) {
  const [client, setClient] = useReadIn();
  const [count, setCount] = useState(0);
  const { isReading, isRefused, cancel } = usePastedMail(useRef(null), (another) => {
    setCount(count + 1);
    onMail(another);
  });
  const notice = isReading ? <ReadingFile onCancel={cancel} /> : isRefused ? <NotMail /> : null;
  return (
    <BelowNotice notice={notice}>
      <Comparison key={count} mail={mail} client={client} onClient={setClient} {...rest} />
    </BelowNotice>
  );
}

/** What arrived beside what was taken away, and what the client changed. */
function Comparison({ mail, compiler, client, onClient, onBack, onKeep }: ComparisonProps) {
  const { laidOut, compared, isFailed, loadsPictures, loadPictures, show } = useComparison(
    mail,
    compiler,
  );
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
            onClick={() => compared !== null && onKeep(deliveryCheckOf(compared, client))}
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
        onChange={(chosen) => onClient(readSeenIn(chosen))}
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

function deliveryCheckOf({ figure, changes }: Compared, client: SeenIn): NewDeliveryCheck {
  const kinds = [...new Set(changes.map(({ kind }) => kind))];
  return { client, percent: Math.round(100 * figure), kinds };
}

/** The client that a mail was read in: the one that the signature was taken to, unless the visitor chooses another. */
function useReadIn(): readonly [SeenIn, (client: SeenIn) => void] {
  const dispatch = useAppDispatch();
  return useState<SeenIn>(() => {
    const remembered = dispatch(rememberedDestination());
    const destination = DESTINATIONS.find(({ id }) => id === remembered);
    return destination?.clients[0] ?? SEEN_ELSEWHERE;
  });
}

/** What is known of a mail that arrived while it is looked at. */
function useComparison(mail: ImportedMail, compiler: CompilerId) {
  const dispatch = useAppDispatch();
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [laidOut, setLaidOut] = useState<LaidOutMail | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const compare = async (frame: HTMLIFrameElement): Promise<void> => {
    try {
      const read = await dispatch(layOutArrived(frame, mail, loadsPictures));
      setLaidOut(read);
      setCompared(await dispatch(compareArrived(read, compiler)));
    } catch {
      setIsFailed(true);
    }
  };
  return {
    laidOut,
    compared,
    isFailed,
    loadsPictures,
    loadPictures: () => setLoadsPictures(true),
    show: (frame: HTMLIFrameElement) => void compare(frame),
  };
}

type SentForm = NonNullable<TakenForm['form']>;

/** A mail that arrived beside the signature that was sent. */
interface Compared extends Arrival {
  readonly own: OwnSide;
  readonly form: SentForm;
}

/** Lays a mail out in a frame. */
function layOutArrived(
  frame: HTMLIFrameElement,
  mail: ImportedMail,
  loadsPictures: boolean,
): AppThunk<Promise<LaidOutMail>> {
  return (_dispatch, _getState, { pages }) =>
    pages.layOutMail(frame, mail, { loadsPictures, part: 'marked or all' });
}

function picturesGone({ changes }: Compared): number {
  return changes.reduce((sum, { kind, count }) => sum + (kind === 'picture-gone' ? count : 0), 0);
}

/** Compares a mail with the open signature in the form that it has most of. */
function compareArrived(laidOut: LaidOutMail, compiler: CompilerId): AppThunk<Promise<Compared>> {
  return async (dispatch, getState, { pages }) => {
    const compareWith = async (form: SentForm, showsIcons: boolean): Promise<Compared> => {
      const { html } = await dispatch(outputIn(compiler, 'embed', { form, showsIcons }));
      const held = selectHeldPictures(getState());
      const arrival = arrivalOf(await pages.layOutPrinted(html, MAIL_WIDTH, held), laidOut);
      const { x, y } = arrival.moved;
      return { ...arrival, form, own: { html, at: { x: Math.max(0, x), y: Math.max(0, y) } } };
    };
    const whole = await compareWith('whole', false);
    if (whole.words === 1) return whole;
    const withIcons = await compareWith('whole', true);
    // Icons have no letters to lose: without their pictures, it was not sent with them.
    const hasIcons =
      withIcons.words > whole.words && picturesGone(withIcons) <= picturesGone(whole);
    if (hasIcons) return withIcons;
    const reply = await compareWith('reply', false);
    return reply.words > whole.words ? reply : whole;
  };
}
