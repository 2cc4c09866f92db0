import { Download, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { FileButton } from '../../../ui/fields/file-button';
import { writeSetupFile } from '../../core/setup/setup-file';
import { saveTeamSignature } from '../../state/archive';
import { NO_BESIDE_LISTS } from '../../state/beside-lists';
import { saveSetup } from '../../state/setup-file';
import { selectSource } from '../../state/source';
import { MAKE_WORDS } from '../copy';
import { showUndo } from '../parts/show-undo';
import { commandFor } from './command';
import type { ChosenRun } from './earlier-run';
import { openSetup } from './setup-file';

/** The same run on the command line: where the program is, what is typed, and the files that it takes. */
export function CommandHint({ earlier }: { readonly earlier: ChosenRun | null }) {
  const source = useAppSelector(selectSource);
  const listName = useAppSelector((state) => state.team.list?.name ?? '');
  const listSource = useAppSelector((state) => state.team.list?.source);
  const beside = useAppSelector((state) => state.team.list?.beside ?? NO_BESIDE_LISTS);
  const dispatch = useAppDispatch();
  if (source === null) return null;
  const since = earlier?.file.name ?? null;
  const hasMore = Object.values(beside).some((each) => each !== null);
  return (
    <CollapsibleSection
      title={MAKE_WORDS.command}
      description={MAKE_WORDS.commandLead}
      headingLevel={3}
    >
      <div className="grid gap-3">
        <pre
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll
          tabIndex={0}
          className="scroll-thin overflow-x-auto rounded-control bg-sunken p-3 font-mono text-xs select-all"
        >
          {commandFor({ name: source.name, listName, listSource, beside, since })}
        </pre>
        <p className="text-xs text-ink-muted">{MAKE_WORDS.program}</p>
        <p className="text-sm">{hasMore ? MAKE_WORDS.commandMoreFiles : MAKE_WORDS.commandFiles}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => void dispatch(saveTeamSignature())}
          >
            {MAKE_WORDS.saveSignature}
          </Button>
          <Button
            icon={<Download className="size-4" aria-hidden="true" />}
            onClick={() => void dispatch(saveSetup(writeSetupFile))}
          >
            {MAKE_WORDS.saveSetup}
          </Button>
          <OpenSetup />
        </div>
      </div>
    </CollapsibleSection>
  );
}

/** Opens a setup that was saved here, or written for the command line. */
function OpenSetup() {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');
  const take = async (file: File): Promise<void> => {
    const opened = await dispatch(openSetup(file));
    setProblem(opened.ok ? '' : opened.problem);
    if (!opened.ok) return;
    const { notes, undo } = opened.value;
    showUndo(MAKE_WORDS.setupOpened, notes.join(' ') || MAKE_WORDS.setupOpenedLead, undo);
  };
  return (
    <>
      <FileButton
        inputLabel={MAKE_WORDS.openSetup}
        accept=".json,application/json"
        icon={<FolderOpen className="size-4" aria-hidden="true" />}
        onFiles={([file]) => {
          if (file !== undefined) void take(file);
        }}
      >
        {MAKE_WORDS.openSetup}
      </FileButton>
      <p role="alert" className="w-full text-xs text-danger empty:hidden">
        {problem}
      </p>
    </>
  );
}
