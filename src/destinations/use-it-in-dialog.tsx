import { useState, type ComponentProps } from 'react';
import { DESTINATIONS } from '../model/destinations';
import { USE_IT_IN } from '../model/messages/messages';
import { dialogChanged } from '../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import type { TakenForm } from '../output/state/take-away';
import { Dialog } from '../ui/overlays/dialog';
import { Notice } from '../ui/notice';
import { Spinner } from '../ui/spinner';
import { SwitchField } from '../ui/fields/switch-field';
import { DestinationPane } from './destination-pane';
import { DestinationPicker } from './destination-picker';
import { NotPrepared } from './not-prepared';
import { ReplyPreview } from './reply-preview';
import { returnFocus } from './return-focus';
import { useDestination } from './use-destination';
import { useOutputIn } from './use-output-in';
import { DIALOG_WORDS } from './words';

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
      <div className="scroll-thin p-4 pb-2 md:overflow-y-auto md:border-e md:bg-ground/60 md:px-3">
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
