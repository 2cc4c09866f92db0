import { signatureFileName } from '../../../saving/state/files/file-name';
import type { ListSource } from '../../core/list/list-source';
import type { BesideLists } from '../../state/beside-lists';
import { SETUP_FILE_NAME } from '../../state/setup-file';

interface CommandParts {
  /** Of the signature. */
  readonly name: string;
  readonly listName: string;
  /** How the list of people was read. */
  readonly listSource?: ListSource | undefined;
  readonly beside: BesideLists;
  /** The file of an earlier run; null for none. */
  readonly since: string | null;
}

/** The command that makes the same archive as the page. */
export function commandFor({ name, listName, listSource, beside, since }: CommandParts): string {
  const { overrides, addresses, photos } = beside;
  const options = [
    `--signature ${pathOf(signatureFileName(name))}`,
    `--setup ${SETUP_FILE_NAME}`,
    `--people ${pathOf(isListFile(listName) ? listName : 'people.csv')}`,
    ...(overrides === null ? [] : [`--overrides ${pathOf(overrides.name || 'overrides.csv')}`]),
    ...(addresses === null ? [] : [`--addresses ${pathOf(addresses.name || 'addresses.csv')}`]),
    ...encodingOf(listSource),
    ...encodingOf(overrides?.source, 'overrides='),
    ...encodingOf(addresses?.source, 'addresses='),
    ...(photos === null ? [] : [`--photos ${pathOf(photos.name)}`]),
    ...(since === null ? [] : [`--changed-since ${pathOf(since)}`]),
    '--out signatures.zip',
  ];
  return `signet make ${options.join(' ')}`;
}

/** What a list was read as, where that is not what programs take it for. */
function encodingOf(source: ListSource | undefined, list = ''): readonly string[] {
  const encoding = source?.encoding ?? 'utf-8';
  return encoding === 'utf-8' ? [] : [`--encoding ${list}${encoding}`];
}

/** A list that was pasted or typed has a name that is none of a file. */
function isListFile(name: string): boolean {
  return /\.(?:csv|tsv|txt|xlsx|json|ndjson|ldif|ldf)$/i.test(name);
}

/** A file in this folder, as no program takes it for an option. */
function pathOf(name: string): string {
  return quoted(name.startsWith('-') ? `./${name}` : name);
}

/** As shells read it: in single quotes where anything in it could mean something. */
function quoted(text: string): string {
  return /^[\w./:@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
