import { Download } from 'lucide-react';
import type { Manifest } from '../../core/archive/manifest';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { saveTeamFile } from '../../state/archive';
import { selectSource } from '../../state/source';
import { Button } from '../../../ui/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import { MAKE_WORDS } from '../words';
import { commandFor } from './command';

/** The same run on the command line: what it is, and the file that it needs. */
export function CommandHint({ previous }: { readonly previous: Manifest | null }) {
  const source = useAppSelector(selectSource);
  const { images, host, packs } = useAppSelector((state) => state.team.setup);
  const listName = useAppSelector((state) => state.team.list?.name ?? '');
  const dispatch = useAppDispatch();
  if (source === null) return null;
  const hasPrevious = previous !== null;
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
          {commandFor({ source, listName, images, host, packs, hasPrevious })}
        </pre>
        <Button
          className="justify-self-start"
          icon={<Download className="size-4" aria-hidden="true" />}
          onClick={() => void dispatch(saveTeamFile())}
        >
          {MAKE_WORDS.saveRules}
        </Button>
      </div>
    </CollapsibleSection>
  );
}
