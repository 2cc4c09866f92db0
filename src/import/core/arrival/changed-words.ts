import { fontNameOf } from '../rebuild/font-names';
import type { PageLook } from '../rebuild/page';
import { BOLD_FROM } from '../../../scene/kinds/text/text-look';
import { isLikeColor } from '../like-color';
import { LIKE_SIZE } from '../likeness';
import type { Change } from './change';
import { linkChange } from './link-change';
import { keptPairs, type KeptPair, type WordPair } from './pair-words';

/** What became of the words of a signature: those that are gone, and how the others look and where they lead. */
export function changedWords(pairs: readonly WordPair[]): readonly Change[] {
  return [...goneWords(pairs), ...keptPairs(pairs).flatMap(changesOf), ...brokenLines(pairs)];
}

/** Words that follow each other are gone as one piece. */
function goneWords(pairs: readonly WordPair[]): readonly Change[] {
  const pieces: string[][] = [];
  pairs.forEach(({ sent, arrived }, index) => {
    if (arrived !== null) return;
    if (pairs[index - 1]?.arrived === null) pieces.at(-1)?.push(sent.text);
    else pieces.push([sent.text]);
  });
  return pieces.map((words) => ({
    kind: 'words-gone',
    where: words.join(' '),
    before: words.join(' '),
    after: '',
    count: words.length,
  }));
}

function changesOf({ sent, arrived }: KeptPair): readonly Change[] {
  const [one, other] = [sent.look, arrived.look];
  const differences: readonly (readonly [Change['kind'], string, string])[] = [
    ['font', fontNameOf(one.family), fontNameOf(other.family)],
    ['size', ...(Math.abs(one.size - other.size) <= LIKE_SIZE ? SAME : sizes(one, other))],
    ['style', styleOf(one), styleOf(other)],
    [
      'color',
      ...(isLikeColor(one.color, other.color) ? SAME : ([one.color, other.color] as const)),
    ],
  ];
  const looks = differences
    .filter(([, before, after]) => before !== after)
    .map(([kind, before, after]) => ({ kind, where: sent.text, before, after, count: 1 }));
  const link = linkChange(sent.text, sent.href, arrived.href);
  return link === null ? looks : [...looks, link];
}

const SAME = ['', ''] as const;

function sizes(one: PageLook, other: PageLook): readonly [string, string] {
  return [pixels(one.size), pixels(other.size)];
}

function pixels(length: number): string {
  return `${Math.round(10 * length) / 10} px`;
}

function styleOf({ weight, italic, underline, smallCaps }: PageLook): string {
  const names = [
    weight >= BOLD_FROM && 'bold',
    italic && 'italic',
    underline && 'underlined',
    smallCaps && 'small capitals',
  ];
  return names.filter((name) => name !== false).join(', ') || 'plain';
}

/** Lines that break where they did not, and those that do not where they did. */
function brokenLines(pairs: readonly WordPair[]): readonly Change[] {
  return pairs.flatMap(({ sent, arrived }, index): Change[] => {
    const before = pairs[index - 1];
    if (before === undefined || arrived === null || before.arrived === null) return [];
    const wasOne = before.sent.line === sent.line;
    if (wasOne === (before.arrived.line === arrived.line)) return [];
    // Of two that stood one below the other, not of two cells side by side.
    if (!wasOne && sent.line.y < before.sent.line.y + before.sent.line.height / 2) return [];
    const where = `${before.sent.text} ${sent.text}`;
    const [one, two] = ['one line', 'two lines'];
    return [
      { kind: 'lines', where, before: wasOne ? one : two, after: wasOne ? two : one, count: 1 },
    ];
  });
}
