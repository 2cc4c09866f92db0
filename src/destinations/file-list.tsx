import { Download, Copy } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { SizeMeter } from '../output/page/size-meter';
import { savePicture, type TakenForm, copySource } from '../output/state/take-away';
import { saveOpenFile } from '../saving/state/files/save-file';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/buttons/button';
import { HtmlView } from '../ui/code-view';
import { Spinner } from '../ui/spinner';
import { NotPrepared } from './guide';
import { TakeButton } from './take-button';
import { useOutputIn } from './use-output-in';
import { WayButton } from './way-button';
import type { Way } from './ways';
import { DIALOG_WORDS, FILE_WORDS } from './copy';

interface FileListProps {
  readonly ways: readonly Way[];
  readonly taken: TakenForm;
}

const ICON = <Download className="size-4" aria-hidden="true" />;

/** All forms in which the signature can be taken away as a file, with the signature itself and its source. */
export function FileList({ ways, taken }: FileListProps) {
  const { picture, design } = FILE_WORDS;
  const dispatch = useAppDispatch();
  const saved = {
    icon: ICON,
    done: DIALOG_WORDS.saved,
    announcement: DIALOG_WORDS.savedAnnouncement,
  };
  return (
    <ul className="rounded-card border [&>li+li]:border-t">
      {ways.map((way) => (
        <Row key={way.action} title={way.title} lead={way.lead}>
          <WayButton way={way} taken={taken} />
        </Row>
      ))}
      <Row title={picture.title} lead={picture.lead}>
        <TakeButton {...saved} onTake={() => dispatch(savePicture(taken, 1))}>
          {picture.once}
        </TakeButton>
        <TakeButton {...saved} onTake={() => dispatch(savePicture(taken, 2))}>
          {picture.twice}
        </TakeButton>
      </Row>
      <SourceRow taken={taken} />
      <Row title={design.title} lead={design.lead}>
        <Button icon={ICON} onClick={() => void dispatch(saveOpenFile())}>
          {design.action}
        </Button>
      </Row>
    </ul>
  );
}

function SourceRow({ taken }: { readonly taken: TakenForm }) {
  const { title, lead, show, hide } = FILE_WORDS.source;
  const id = useId();
  const [isShown, setIsShown] = useState(false);
  return (
    <Row title={title} lead={lead} below={isShown ? <SourceView id={id} taken={taken} /> : null}>
      <Button
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-label={`${isShown ? hide : show} ${title}`}
        onClick={() => setIsShown(!isShown)}
      >
        {isShown ? hide : show}
      </Button>
    </Row>
  );
}

interface RowProps {
  readonly title: string;
  readonly lead: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

function Row({ title, lead, below = null, children }: RowProps) {
  return (
    <li className="px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="text-base font-medium">{title}</p>
          <p className="text-sm text-ink-muted">{lead}</p>
        </div>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
      {below}
    </li>
  );
}

interface SourceViewProps {
  readonly id: string;
  readonly taken: TakenForm;
}

/** The HTML of the signature, to be read and copied. */
function SourceView({ id, taken }: SourceViewProps) {
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
          <SizeMeter html={html} />
        </div>
        <TakeButton
          icon={<Copy className="size-4" aria-hidden="true" />}
          done={DIALOG_WORDS.copied}
          announcement={DIALOG_WORDS.copied}
          onTake={() => dispatch(copySource(made.output))}
        >
          {FILE_WORDS.source.copy}
        </TakeButton>
      </div>
    </div>
  );
}
