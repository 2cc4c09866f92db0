import type { ChangeKind } from '../../../model/findings/change-kinds';
import type { Change } from '../../core/arrival/change';

/** The text of the dialog 'Did it arrive?'. */
export const ARRIVAL_WORDS = {
  title: 'Did it arrive?',
  steps: [
    'Send yourself an email with your signature.',
    'Open it where you want to see it, select the signature, and copy it.',
    'Paste it below. You see it beside what you took away, and what changed.',
  ],
  paste: 'Paste what arrived here',
  taken: 'Taken away',
  takenReply: 'Taken away: the short reply signature',
  arrived: 'Arrived',
  client: 'Where did you read it?',
  comparing: 'Comparing',
  failed: 'This could not be laid out. Try another way to copy it.',
  other: 'Hardly any text of your signature is in it. Is it the same signature?',
  changes: 'What changed',
  none: 'Nothing. It arrived as it was.',
  again: 'Paste another',
  keep: 'Keep in the table',
  seen: 'Seen in',
  seenHint: 'Kept on this device only.',
  forget: 'Forget the table',
} as const;

type ChangeText = (change: Change) => string;

const CHANGE_TEXTS: Readonly<Record<ChangeKind, ChangeText>> = {
  'words-gone': ({ where }) => `Gone: ${quoted(where)}`,
  'picture-gone': ({ where, count }) => `${pictures(where, count)} did not arrive`,
  'picture-empty': ({ where, count }) => `${pictures(where, count)} was not copied along`,
  'link-gone': ({ where }) => `${place(where)} is no longer a link`,
  'link-changed': ({ where, before, after }) =>
    `${place(where)} leads to ${short(after)} instead of ${short(before)}`,
  'link-wrapped': ({ after, count }) =>
    count === 1
      ? `A link leads through ${after} first`
      : `${count} links lead through ${after} first`,
  tracker: ({ after }) => `A tracking pixel was added${after === '' ? '' : ` by ${after}`}`,
  'link-added': ({ where, after }) => `${place(where)} became a link to ${short(after)}`,
  'picture-size': ({ where, before, after }) =>
    `${pictures(where, 1)} is ${after}, and was ${before}`,
  font: ({ where, before, after }) =>
    before === '' ? `${after} was put in` : `${after} instead of ${before}: ${quoted(where)}`,
  size: ({ where, before, after }) => `${after} instead of ${before}: ${quoted(where)}`,
  style: ({ where, before, after }) => `${capital(after)} instead of ${before}: ${quoted(where)}`,
  color: ({ where, before, after }) =>
    `${after} instead of ${before}: ${where === '' ? 'a line or border' : quoted(where)}`,
  background: ({ where, before, after }) =>
    `${quoted(where)} stands on ${after} instead of ${before}`,
  gradient: ({ count }) => (count === 1 ? 'A gradient is gone' : `${count} gradients are gone`),
  corners: () => 'Round corners became square',
  rules: ({ count }) =>
    count === 1 ? 'A line or border is gone' : `${count} lines or borders are gone`,
  lines: ({ where, before }) =>
    before === 'one line'
      ? `A line breaks in two: ${quoted(where)}`
      : `Two lines became one: ${quoted(where)}`,
  place: ({ after, count }) =>
    count === 1 ? `A line moved by ${after}` : `${count} lines moved, by up to ${after}`,
  height: ({ before, after }) => `All of it is ${after} high, and was ${before}`,
};

/** What a change is, as the visitor reads it. */
export function changeWords(change: Change): string {
  return CHANGE_TEXTS[change.kind](change);
}

/** How the table calls what was changed. */
export const CHANGE_NAMES: Readonly<Record<ChangeKind, string>> = {
  'words-gone': 'text gone',
  'picture-gone': 'pictures gone',
  'picture-empty': 'pictures not copied',
  'link-gone': 'links gone',
  'link-changed': 'links changed',
  'link-wrapped': 'links wrapped',
  tracker: 'tracking added',
  'link-added': 'links added',
  'picture-size': 'picture sizes',
  font: 'fonts',
  size: 'letter sizes',
  style: 'letter styles',
  color: 'colors',
  background: 'backgrounds',
  gradient: 'gradients',
  corners: 'corners',
  rules: 'lines and borders',
  lines: 'line breaks',
  place: 'places',
  height: 'height',
};

/** More of an address adds nothing. */
const LONGEST_ADDRESS = 48;

function short(address: string): string {
  const bare = address.replace(/^https?:\/\/(?:www\.)?/, '');
  return bare.length <= LONGEST_ADDRESS ? bare : `${bare.slice(0, LONGEST_ADDRESS)}…`;
}

function quoted(words: string): string {
  return `“${words}”`;
}

function place(where: string): string {
  return where === '' ? 'A picture' : quoted(where);
}

function pictures(where: string, count: number): string {
  if (count > 1) return `${count} pictures`;
  return where === '' ? 'A picture' : `The picture ${quoted(where)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
