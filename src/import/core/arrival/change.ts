import { CHANGE_KINDS, type ChangeKind } from '../../../model/findings/change-kinds';

/** A difference in how a signature looks, or where it links, after it arrived. */
export interface Change {
  readonly kind: ChangeKind;
  /** The text or the picture that it is about, as it is read; blank for the whole. */
  readonly where: string;
  /** What was sent and what arrived, in short: a font, a length in px, a color; blank where the kind is enough. */
  readonly before: string;
  readonly after: string;
  /** How many words, pictures or lines. */
  readonly count: number;
}

/** Longer samples add nothing. */
const LONGEST_SAMPLE = 60;

/** Changes of one kind from the same to the same are one, with the places of the first. */
export function merged(changes: readonly Change[]): readonly Change[] {
  const all = new Map<string, Change>();
  for (const change of changes) {
    const key = JSON.stringify([change.kind, change.before, change.after]);
    const known = all.get(key);
    all.set(key, known === undefined ? change : joined(known, change));
  }
  return CHANGE_KINDS.flatMap((kind) => [...all.values()].filter((change) => change.kind === kind));
}

function joined(one: Change, other: Change): Change {
  const where = `${one.where} ${other.where}`.trim();
  const hasRoom = where.length <= LONGEST_SAMPLE && !one.where.includes(other.where);
  return { ...one, where: hasRoom ? where : one.where, count: one.count + other.count };
}
