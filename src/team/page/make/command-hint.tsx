import { Download } from 'lucide-react';
import { websiteHref } from '../../../model/person/web/web-address';
import { signatureFileName } from '../../../saving/state/files/file-name';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { CollapsibleSection } from '../../../ui/collapsible-section';
import type { Manifest } from '../../core/archive/manifest';
import { saveTeamFile } from '../../state/archive';
import { selectSource, type TeamSource } from '../../state/source';
import type { TeamSetup } from '../../state/team-slice';
import { MAKE_WORDS } from '../copy';

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

interface CommandParts extends Pick<TeamSetup, 'images' | 'host' | 'packs'> {
  readonly source: Pick<TeamSource, 'name' | 'kind' | 'hasDesign'>;
  readonly listName: string;
  readonly hasPrevious: boolean;
}

/** The command that makes the same archive as the page. */
export function commandFor(parts: CommandParts): string {
  const { source, listName, images, host, packs, hasPrevious } = parts;
  const list = /\.(csv|tsv|txt)$/i.test(listName) ? listName : 'people.csv';
  const address = images === 'hosted' ? websiteHref(host) : null;
  const options = [
    `--signature ${quoted(signatureFileName(source.name))}`,
    `--people ${quoted(list)}`,
    ...(source.hasDesign && source.kind === 'template' ? ['--as template'] : []),
    ...(images === 'link' ? ['--images link'] : []),
    ...(address === null ? [] : [`--host ${quoted(address)}`]),
    ...(packs.length === 0 ? [] : [`--pack ${packs.join(',')}`]),
    ...(hasPrevious ? ['--changed-since manifest.json'] : []),
    '--out signatures.zip',
  ];
  return `signet make ${options.join(' ')}`;
}

/** As shells read it: in single quotes where anything in it could mean something. */
function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
