import { Copy } from 'lucide-react';
import { SizeMeter } from '../output/page/size-meter';
import { useAppDispatch } from '../store/hooks';
import { copySource, type TakenForm } from '../output/state/take-away';
import { HtmlView } from '../ui/code-view';
import { Spinner } from '../ui/spinner';
import { NotPrepared } from './not-prepared';
import { TakeButton } from './take-button';
import { useOutputIn } from './use-output-in';
import { DIALOG_WORDS, FILE_WORDS } from './words';

interface SourceViewProps {
  readonly id: string;
  readonly taken: TakenForm;
}

/** The HTML of the signature, to be read and copied. */
export function SourceView({ id, taken }: SourceViewProps) {
  const [made, retry] = useOutputIn(taken, 'embed');
  const dispatch = useAppDispatch();
  if (made.status === 'making') return <Spinner label={DIALOG_WORDS.preparing} />;
  if (made.status === 'failed') return <NotPrepared onRetry={retry} />;
  const { html } = made.output;
  return (
    <div id={id} className="mt-3 grid gap-3">
      {/* Nothing in it takes the focus, so it must, to be scrolled by keys. */}
      <section
        aria-label={FILE_WORDS.source.title}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
        className="scroll-thin max-h-72 overflow-y-auto rounded-control bg-sunken p-3"
      >
        <HtmlView html={html} />
      </section>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-48 flex-1">
          <SizeMeter characters={html.length} />
        </div>
        <TakeButton
          icon={<Copy className="size-4" aria-hidden="true" />}
          done={DIALOG_WORDS.copied}
          said={DIALOG_WORDS.copied}
          onTake={() => dispatch(copySource(made.output))}
        >
          {FILE_WORDS.source.copy}
        </TakeButton>
      </div>
    </div>
  );
}
