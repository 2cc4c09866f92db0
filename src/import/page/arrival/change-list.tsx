import { ruleOfChange } from '../../../model/clients/client-rules';
import { reasonOf } from '../../../model/findings/finding-rows';
import type { ChangeKind } from '../../../model/findings/change-kinds';
import type { FindingRule } from '../../../model/findings/findings';
import { FindingReason } from '../../../output/page/finding-reason';
import type { SeenIn } from '../../../store/delivery-checks';
import type { Change } from '../../core/arrival/change';
import { changeWords, ARRIVAL_WORDS } from './copy';

interface ChangeListProps {
  readonly changes: readonly Change[];
  readonly client: SeenIn;
}

/** What a client changed, in words, and what can be done about it. */
export function ChangeList({ changes, client }: ChangeListProps) {
  return (
    <section aria-label={ARRIVAL_WORDS.changes}>
      <h3 className="mb-2 text-sm font-semibold">{ARRIVAL_WORDS.changes}</h3>
      {changes.length === 0 && <p className="text-sm text-ink-muted">{ARRIVAL_WORDS.none}</p>}
      <ul className="grid gap-3">
        {changes.map((change) => (
          <li key={`${change.kind} ${change.before} ${change.after}`} className="text-sm">
            <Row change={change} client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ change, client }: { readonly change: Change; readonly client: SeenIn }) {
  const { does, rule } = adviceOn(change.kind, client);
  const known = rule ?? ruleOfChange(change.kind, client);
  return (
    <>
      <p className="wrap-anywhere">
        {changeWords(change)}
        <Colors change={change} />
      </p>
      <div className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-muted">
        <p>{does}</p>
        {known !== undefined && <FindingReason reason={reasonOf(known)} />}
      </div>
    </>
  );
}

const COLORED: ReadonlySet<Change['kind']> = new Set(['color', 'background', 'rules']);

/** Shows samples of the colors, too, in the order of the words. */
function Colors({ change: { kind, before, after } }: { readonly change: Change }) {
  if (!COLORED.has(kind)) return null;
  return [after, before]
    .filter((color) => color !== '')
    .map((color) => (
      <span
        key={color}
        aria-hidden="true"
        className="shows-color ms-1 inline-block size-3 rounded-[3px] border border-edge align-[-1px]"
        style={{ backgroundColor: color }}
      />
    ));
}

/** What can be done about a change, and the finding that has the reason, where no row about a client has it. */
interface Advice {
  readonly does: string;
  readonly rule?: FindingRule;
}

const ADVICE: Readonly<Record<ChangeKind, Advice>> = {
  'words-gone': {
    does: 'Copy the whole signature, and look behind the three dots below the message. Long messages are cut off, too.',
  },
  'picture-gone': {
    does: 'Link to pictures online instead of uploading them.',
  },
  'picture-empty': {
    does: 'Copying leaves some pictures behind. If you see it in the message, it arrived.',
  },
  'link-gone': {
    does: 'It was pasted as plain text, or edited there. Paste the signature again.',
  },
  'link-changed': { does: 'Check that it still leads where you want.' },
  'link-wrapped': {
    does: 'A security service reads links first. They still lead to their target: nothing to do.',
  },
  tracker: {
    does: 'Signet adds none: it comes from a program that sends or counts your messages.',
  },
  'link-added': {
    does: 'Give it a link of its own, and the client leaves its color alone.',
  },
  'picture-size': {
    does: 'Use a picture with twice the pixels that it is shown at, and paste without editing.',
  },
  font: {
    does: 'Choose a font that every device has, such as Arial, Georgia or Verdana.',
    rule: 'font-not-everywhere',
  },
  size: {
    does: 'The program has its own sizes. Phones enlarge letters below 13 px, too.',
    rule: 'text-small',
  },
  style: { does: 'Paste the signature again, with its formatting kept.' },
  color: {
    does: 'In dark mode, clients choose colors of their own. Links without a color get theirs.',
  },
  background: {
    does: 'In dark mode, clients choose backgrounds of their own. “All clients” shows it beforehand.',
  },
  gradient: { does: 'Choose one plain color that looks right by itself.' },
  corners: { does: 'Nothing is lost but the shape.' },
  rules: { does: 'Lines of 1 px get lost most easily. Make it thicker, or of a darker color.' },
  lines: {
    does: 'Letters are wider there. Leave more room, or break the line yourself.',
    rule: 'font-not-everywhere',
  },
  place: { does: 'Programs give lines more or less room. A few px are usual.' },
  height: { does: 'Rows get more room after editing. Paste the signature again.' },
};

/** What differs from client to client. */
const OF_CLIENTS: Partial<Record<SeenIn, Partial<Record<ChangeKind, Advice>>>> = {
  'outlook-classic': {
    'picture-gone': {
      does: 'Use the files for classic Outlook instead of pasting: their pictures are always sent along.',
    },
  },
};

function adviceOn(kind: ChangeKind, client: SeenIn): Advice {
  return OF_CLIENTS[client]?.[kind] ?? ADVICE[kind];
}
