import type { ChangeKind } from '../findings/change-kinds';
import { isClientId, type ClientId } from '../findings/clients';
import type { Finding } from '../findings/findings';
import type { ClientDifferenceRow, ClientFindingRow, ClientRule } from './client-rule';
import { CLIENT_DIFFERENCES, CLIENT_FINDINGS } from './client-rules.data';

export type ClientFindingId = keyof typeof CLIENT_FINDINGS;
export type ClientRuleId = ClientFindingId | keyof typeof CLIENT_DIFFERENCES;

/** A row of the table, with what is left out where it does not differ. */
export interface KnownRule extends ClientRule {
  readonly id: ClientRuleId;
  /** Whether findings report it; otherwise where it is shown. */
  readonly shownIn: 'finding' | 'chip' | 'guide' | 'both' | 'preview';
}

/** Something that a client shows differently, and that needs no fix. */
export interface Difference {
  readonly rule: ClientRuleId;
  readonly clients: readonly ClientId[];
  readonly message: string;
}

/** A row that findings report, and the check that does. */
export interface KnownFinding extends KnownRule, Pick<ClientFindingRow, 'check'> {
  readonly id: ClientFindingId;
}

/** The facts that findings report, in the order of the table. */
export const CLIENT_FINDING_RULES: readonly KnownFinding[] = entriesOf<
  ClientFindingId,
  ClientFindingRow
>(CLIENT_FINDINGS).map(([id, row]) => ({ ...row, id, shownIn: 'finding' }));

/** Every fact about mail clients, in the order of the table. */
export const CLIENT_RULES: readonly KnownRule[] = [
  ...CLIENT_FINDING_RULES,
  ...entriesOf<keyof typeof CLIENT_DIFFERENCES, ClientDifferenceRow>(CLIENT_DIFFERENCES).map(
    ([id, row]): KnownRule => ({ ...row, id, shownIn: row.shownIn ?? 'preview' }),
  ),
];

const BY_ID: ReadonlyMap<string, KnownRule> = new Map(CLIENT_RULES.map((rule) => [rule.id, rule]));

/** The row of a rule. */
export function clientRule(id: ClientRuleId): KnownRule {
  const rule = BY_ID.get(id);
  if (rule === undefined) throw new Error(`There is no rule '${id}'`);
  return rule;
}

/** The difference that a rule makes to something of a signature. */
export function differenceOf({ id, clients, message }: KnownRule, label: string): Difference {
  return { rule: id, clients, message: message.replaceAll('{label}', label) };
}

/** What the note of a pack has of a rule, after '12 people'. */
export function packNote(id: ClientRuleId): string {
  const { inPack } = clientRule(id);
  if (inPack === undefined) throw new Error(`Packs have nothing of '${id}'`);
  return inPack;
}

/** Whether a row may be shown at the chip of a client. */
export function isForChip({ shownIn }: KnownRule): boolean {
  return shownIn !== 'guide' && shownIn !== 'preview';
}

/**
 * What will look different at a place where a signature is used, by the rows about its clients and by those about readers who use
 * another one. Of what is looked for in a signature, only what this one has: that its findings and differences are about.
 */
export function guideLines(
  clients: readonly ClientId[],
  found: readonly (Pick<Finding, 'rule'> | Difference)[],
): readonly string[] {
  const has = new Set<string>(found.map(({ rule }) => rule));
  const met = CLIENT_RULES.filter(
    ({ id, construct, shownIn }) => construct === 'signature' || shownIn === 'guide' || has.has(id),
  );
  const own = met.filter((rule) => rule.clients.some((client) => clients.includes(client)));
  const lines = own.flatMap(({ message, inGuide, shownIn }) =>
    inGuide !== undefined ? [inGuide] : isForGuide(shownIn) ? [message] : [],
  );
  const ofReaders = met.flatMap((rule) => (own.includes(rule) ? [] : (rule.ofReaders ?? [])));
  return [...new Set([...lines, ...ofReaders])];
}

function isForGuide(shownIn: KnownRule['shownIn']): boolean {
  return shownIn === 'guide' || shownIn === 'both';
}

/** The finding by which a change that was met in a client is known there; of any client, where it was another. Undefined for none. */
export function ruleOfChange(change: ChangeKind, seenIn: string): ClientFindingId | undefined {
  const known = CLIENT_FINDING_RULES.filter((rule) => rule.change === change);
  const isThere = ({ clients }: KnownRule): boolean => clients.some((id) => id === seenIn);
  return (isClientId(seenIn) ? known.find(isThere) : known[0])?.id;
}

/** What a client does to signatures, as the end of a sentence; blank where no row has it. */
export function whatItDoes(rules: readonly KnownRule[]): string {
  const does = [...new Set(rules.flatMap((rule) => rule.does ?? []))];
  const last = does.at(-1);
  if (last === undefined) return '';
  return does.length === 1 ? last : `${does.slice(0, -1).join(', ')} and ${last}`;
}

function entriesOf<Id extends string, Row>(
  rows: Readonly<Record<Id, Row>>,
): readonly (readonly [Id, Row])[] {
  // Its keys are those of the type, as it is written out.
  return (Object.keys(rows) as Id[]).map((id) => [id, rows[id]] as const);
}
