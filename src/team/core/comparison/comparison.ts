import type { Manifest } from '../archive/manifest';
import type { Member } from '../list/member';
import { nameOf } from '../list/people/facts';
import { isSignatureMarkup } from '../../../email/print/signature-markup';
import { memberFile, withOwnPictures, type MadeSignature } from '../member';
import { changedLines, type ChangedLines } from './changed-lines';

/*
 * What a run would do, before it does it: who would get a signature for the first time, whose would change and how, and who
 * would have none any more.
 */

/** A signature of an earlier run, as its files hold it. */
export interface EarlierSignature {
  /** A whole HTML file, which anybody may have changed since. */
  readonly document: string;
  readonly text: string;
}

/** The run that a comparison is made with. */
export interface EarlierRun {
  readonly manifest: Pick<Manifest, 'people' | 'made'>;
  /** Reads the files of somebody's signature by their name without an ending; null where they are not there. */
  readonly signatureOf: (file: string) => Promise<EarlierSignature | null>;
}

export type ComparedChange = 'joined' | 'changed' | 'same' | 'left';

/** What a run would mean for one person. */
export interface ComparedPerson {
  readonly address: string;
  /** Blank where the list has none, and for those who have left, whose name is not known any more. */
  readonly name: string;
  readonly change: ComparedChange;
  /** Lines of the plain text that would go and come; none of either where only the look changes, or the earlier one is not there. */
  readonly lines: ChangedLines;
  /** Fragments of HTML, null for nothing: what they have, and what they would get, which may be null for what stays. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Somebody whose signature was not made, since it would be that of the earlier run. */
export interface Unchanged {
  readonly unchanged: Member;
}

const NO_LINES: ChangedLines = { removed: [], added: [] };

const AS_BEFORE = { change: 'same', lines: NO_LINES, before: null } as const;

/** One person after the other, in the order of the list; those who would have none any more come last. */
export async function* comparisonOf(
  signatures: AsyncIterable<MadeSignature | Unchanged>,
  earlier: EarlierRun | null,
): AsyncGenerator<ComparedPerson> {
  const before = earlier?.manifest.people ?? new Map<string, string>();
  const seen = new Set<string>();
  for await (const made of signatures) {
    if ('unchanged' in made) {
      const { address, facts } = made.unchanged;
      seen.add(address);
      yield { address, name: nameOf(facts), ...AS_BEFORE, after: null };
      continue;
    }
    seen.add(made.member.address);
    yield await compared(made, before.get(made.member.address), earlier);
  }
  for (const address of before.keys()) {
    if (seen.has(address)) continue;
    const known = (await earlier?.signatureOf(memberFile({ address }))) ?? null;
    const gone = { name: '', change: 'left', lines: NO_LINES, after: null } as const;
    yield { address, ...gone, before: fragmentOf(known) };
  }
}

/** What an earlier file shows; null where there is none, or one that holds what no run has written. */
function fragmentOf(earlier: EarlierSignature | null): string | null {
  const fragment = /<body>([^]*)<\/body>/.exec(earlier?.document ?? '')?.[1] ?? '';
  return fragment !== '' && isSignatureMarkup(fragment) ? fragment : null;
}

async function compared(
  made: MadeSignature,
  hash: string | undefined,
  earlier: EarlierRun | null,
): Promise<ComparedPerson> {
  const { member, text } = made;
  const about = {
    address: member.address,
    name: nameOf(member.facts),
    after: withOwnPictures(made),
  };
  if (hash === made.hash) return { ...about, ...AS_BEFORE };
  if (hash === undefined) return { ...about, change: 'joined', lines: NO_LINES, before: null };
  const known = (await earlier?.signatureOf(memberFile(member))) ?? null;
  const lines = known === null ? NO_LINES : changedLines(known.text, text);
  return { ...about, change: 'changed', lines, before: fragmentOf(known) };
}
