import { useState, type ComponentProps, useId } from 'react';
import { DESTINATIONS, type DestinationId } from '../model/destinations';
import { USE_IT_IN } from '../model/messages/messages';
import { NONE_HELD } from '../model/picture/held-pictures';
import { MAIL_COLORS } from '../output/page/mail-message';
import { PreviewFrame } from '../output/page/preview-frame';
import type { TakenForm } from '../output/state/take-away';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { rememberDestination, rememberedDestination } from '../store/remembered-destination';
import { OptionGroup } from '../ui/fields/option-card';
import { RadioOption } from '../ui/fields/radio-option';
import { SwitchField } from '../ui/fields/switch-field';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlays/dialog';
import { Spinner } from '../ui/spinner';
import { DestinationPane } from './destination-pane';
import { NotPrepared } from './guide';
import { PLACES } from './places.data';
import { OPENER } from './opener';
import { useOutputIn } from './use-output-in';
import { DIALOG_WORDS } from './copy';

/** From here into the inbox: one question, and what its answer needs. */
export function UseItInDialog({ isOpen }: { readonly isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const compiler = useAppSelector((state) => state.output.compiler);
  const destination = useDestination(isOpen);
  const [isReply, setIsReply] = useState(false);
  const form = isReply ? 'reply' : 'whole';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(dialogChanged(null))}
      onClosed={returnFocus}
      title={USE_IT_IN}
      size="page"
      aside={
        <SwitchField
          label={DIALOG_WORDS.reply}
          hint={DIALOG_WORDS.replyHint}
          isOn={isReply}
          onChange={setIsReply}
        />
      }
    >
      {compiler !== null && <Answer destination={destination} taken={{ compiler, form }} />}
    </Dialog>
  );
}

interface AnswerProps {
  readonly destination: ReturnType<typeof useDestination>;
  readonly taken: TakenForm;
}

function Answer({ destination: [id, choose], taken }: AnswerProps) {
  const [gaps, retry] = useOutputIn(taken, 'gaps');
  const destination = DESTINATIONS.find((one) => one.id === id);
  return (
    <div className="grid h-full grid-cols-[minmax(0,1fr)] max-md:overflow-y-auto md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="scroll-thin p-4 pb-2 md:overflow-y-auto md:border-e md:bg-background/60 md:px-3">
        <DestinationPicker value={id} onChange={choose} />
      </div>
      <div key={id} className="scroll-thin p-4 pb-8 md:overflow-y-auto md:p-6 md:pb-8">
        {gaps.status === 'failed' && <NotPrepared onRetry={retry} />}
        {gaps.status === 'making' && <Spinner label={DIALOG_WORDS.preparing} />}
        {gaps.status === 'made' && destination !== undefined && (
          <ToTake destination={destination} taken={taken} gaps={gaps.output} />
        )}
      </div>
    </div>
  );
}

/** What is taken there: of a signature in which there is nothing, nothing; the short one is shown, as no other place does. */
function ToTake(props: ComponentProps<typeof DestinationPane>) {
  const { taken, gaps } = props;
  const isReply = taken.form === 'reply';
  if (gaps.isEmpty) {
    const words = isReply ? DIALOG_WORDS.emptyReply : DIALOG_WORDS.empty;
    return (
      <Notice tone="info" announce="politely">
        {words}
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isReply && <ReplyPreview html={gaps.html} />}
      <DestinationPane {...props} />
    </div>
  );
}

/**
 * Gives the focus back to the first button on the screen that opens the dialog: what has opened it may be gone, as a toast
 * or a menu is.
 */
function returnFocus(): void {
  const openers = document.querySelectorAll<HTMLElement>(`[${Object.keys(OPENER).join()}]`);
  for (const opener of openers) {
    if (opener.getClientRects().length === 0) continue;
    opener.focus();
    return;
  }
}

/** The short signature as a reply shows it, before it is taken. It holds no pictures, so it is the same in any copy. */
function ReplyPreview({ html }: { readonly html: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm text-ink-muted">{DIALOG_WORDS.replyShown}</figcaption>
      <div
        className="forced-color-adjust-none overflow-clip rounded-card border px-4 py-3"
        style={{ background: MAIL_COLORS.light.background }}
      >
        <PreviewFrame
          title={DIALOG_WORDS.reply}
          html={html}
          held={NONE_HELD}
          background={MAIL_COLORS.light.background}
        />
      </div>
    </figure>
  );
}

const [FIRST] = DESTINATIONS;

/** The destination that the visitor chose, read from the device whenever the dialog opens, and a function that changes it. */
function useDestination(
  isOpen: boolean,
): readonly [DestinationId | null, (destination: DestinationId) => void] {
  const dispatch = useAppDispatch();
  const [wasOpen, setWasOpen] = useState(false);
  const [chosen, setChosen] = useState<DestinationId | null>(null);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setChosen(dispatch(rememberedDestination()) ?? chosen ?? FIRST?.id ?? null);
  }
  const choose = (destination: DestinationId): void => {
    setChosen(destination);
    dispatch(rememberDestination(destination));
  };
  return [chosen, choose];
}

interface DestinationPickerProps {
  readonly value: DestinationId | null;
  readonly onChange: (destination: DestinationId) => void;
}

/** The one question: cards on a phone, a list beside the answer where there is room. */
function DestinationPicker({ value, onChange }: DestinationPickerProps) {
  const name = useId();
  return (
    <OptionGroup
      label={DIALOG_WORDS.question}
      className="grid-cols-2 gap-2 md:grid-cols-1 md:gap-0.5"
    >
      {DESTINATIONS.map(({ id, label }) => (
        <RadioOption
          key={id}
          name={name}
          value={id}
          caption={label}
          isSelected={id === value}
          onSelect={() => onChange(id)}
          className="block max-md:last:col-span-2"
          inputClassName="inset-0 rounded-card"
        >
          <span
            aria-hidden="true"
            className="ring-of-peer checked-of-peer flex h-full min-h-14 items-center gap-2.5 rounded-card border px-3 py-2 text-base text-ink transition-colors duration-120 group-hover:bg-wash peer-checked:border-accent peer-checked:bg-accent-soft peer-checked:font-medium peer-checked:text-accent md:min-h-10 md:border-transparent md:py-1.5 md:peer-checked:border-transparent"
          >
            <DestinationIcon id={id} />
            <span className="min-w-0">{label}</span>
          </span>
        </RadioOption>
      ))}
    </OptionGroup>
  );
}

/** The sign of a destination. Decoration: its name stands beside it. */
export function DestinationIcon({ id }: { readonly id: DestinationId }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="size-5 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {PLACES[id].icon}
    </svg>
  );
}
