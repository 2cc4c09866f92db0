import type { Certainty, Circumstance } from '../../model/clients/client-rule';
import {
  CLIENT_RULES,
  clientRule,
  whatItDoes,
  type ClientRuleId,
  type KnownRule,
} from '../../model/clients/client-rules';
import { asShown } from '../clients/effects';
import type { MailPreview } from './preview';

/** What a preview states of itself; all else follows from the rows about its clients. */
interface MailPreviewParts extends Pick<
  MailPreview,
  'id' | 'label' | 'clients' | 'width' | 'background' | 'pictures' | 'showsIcons' | 'glance'
> {
  /** The circumstances in which it is seen. */
  readonly when?: readonly Circumstance[];
  /** The row that it is about: it states how sure the preview is, and by which source. */
  readonly rule: ClientRuleId;
  /** Instead of the source of the row: a page about the client as a whole. */
  readonly source?: MailPreview['source'];
  /** What is shown, where the row does not explain that; with a colon at its end, what the client does follows. */
  readonly shown?: string;
  /** How many replies have come since. */
  readonly replies?: number;
}

/** How clients show an email, by all rows that hold of each of them there. */
export function mailPreview(parts: MailPreviewParts): MailPreview {
  const { when = [], rule: id, shown, replies = 0, source, ...rest } = parts;
  const about = clientRule(id);
  const holds = ({ clients, when: only }: KnownRule): boolean =>
    rest.clients.length > 0 &&
    rest.clients.every((client) => clients.includes(client)) &&
    (only === undefined || when.includes(only));
  const rules = CLIENT_RULES.filter((rule) => rule === about || holds(rule));
  return {
    ...rest,
    shows: 'mail',
    rules,
    certainty: leastSure(rest.clients.length > 0 && source !== undefined ? rules : [about]),
    reported: reportedOf(shown, about, rules),
    source: source ?? sourceOf(about),
    transform: (doc) => asShown(doc, rules, replies),
  };
}

function reportedOf(
  shown: string | undefined,
  { why = '' }: KnownRule,
  rules: readonly KnownRule[],
): string {
  if (shown === undefined) return why;
  return shown.endsWith(':') ? `${shown} ${whatItDoes(rules)}.` : shown;
}

function sourceOf({ id, source }: KnownRule): MailPreview['source'] {
  if (source === undefined) throw new Error(`A preview needs a source, and '${id}' has none`);
  return source;
}

/** From the surest on. */
const CERTAINTIES: readonly Certainty[] = ['by source', 'modelled', 'reported'];

/** How sure the least sure of the rows is that a picture of the email shows. */
function leastSure(rules: readonly KnownRule[]): Certainty {
  const shown = rules.filter(({ effect }) => SHOWN.has(effect));
  const most = Math.max(0, ...shown.map(({ certainty }) => CERTAINTIES.indexOf(certainty)));
  return CERTAINTIES[most] ?? 'reported';
}

const SHOWN: ReadonlySet<KnownRule['effect']> = new Set([
  'dropped',
  'hidden',
  'blocked',
  'repainted',
  'cut',
  'quoted',
]);
