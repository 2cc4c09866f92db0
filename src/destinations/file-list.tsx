import { Download } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../store/hooks';
import { savePicture, type TakenForm } from '../output/state/take-away';
import { saveOpenFile } from '../saving/state/files/save-file';
import { Button } from '../ui/button';
import { SourceView } from './source-view';
import { TakeButton } from './take-button';
import { WayButton } from './way-button';
import type { Way } from './ways';
import { DIALOG_WORDS, FILE_WORDS } from './words';

interface FileListProps {
  readonly ways: readonly Way[];
  readonly taken: TakenForm;
}

const ICON = <Download className="size-4" aria-hidden="true" />;

/** All forms in which the signature can be taken away as a file, with the signature itself and its source. */
export function FileList({ ways, taken }: FileListProps) {
  const { picture, design } = FILE_WORDS;
  const dispatch = useAppDispatch();
  const saved = { icon: ICON, done: DIALOG_WORDS.saved, said: DIALOG_WORDS.savedSaid };
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
