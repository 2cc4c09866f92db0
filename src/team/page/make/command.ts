import { websiteHref } from '../../../model/links';
import { signatureFileName } from '../../../saving/state/files/file-name';
import type { TeamSource } from '../../state/source';
import type { TeamSetup } from '../../state/team-slice';

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
