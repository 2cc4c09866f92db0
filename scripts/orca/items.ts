import { transcribe } from '../../src/export/heard';

/*
 * What is read of a signature: each word of a text, and each link or picture with its name. Readers divide a text at its looks
 * and sentences, each in another way.
 */

/** What our transcript has. */
export function transcriptItems(html: string): readonly string[] {
  return transcribe(html, 'kept').lines.flatMap(({ parts }) =>
    parts.flatMap((part) => {
      if (part.kind === 'text') return wordsOf(part.words);
      if (part.kind === 'table') return ['table'];
      const { kind, words, description, isUnnamed } = part;
      return [named(kind, isUnnamed === true ? '' : words, description)];
    }),
  );
}

/** What Orca has read between two texts; null where it has not read the second. A role follows what has it. */
export function orcaItems(
  utterances: readonly string[],
  begin: string,
  end: string,
): readonly string[] | null {
  const from = utterances.findLastIndex((words) => words.includes(begin));
  const to = utterances.findLastIndex((words) => words.includes(end));
  if (from === -1 || to < from) return null;
  const between = utterances.slice(from + 1, to);
  return between.flatMap((words, index) => {
    if (KINDS.has(words)) return [];
    const kind = KINDS.get(between[index + 1] ?? '');
    return kind === undefined ? wordsOf(words) : [named(kind, words)];
  });
}

/** What Orca calls them. */
const KINDS: ReadonlyMap<string, 'link' | 'picture'> = new Map([
  ['link', 'link'],
  ['image', 'picture'],
]);

function named(kind: 'link' | 'picture', words: string, description = ''): string {
  const read = [words, description].flatMap((part) => part || []).map(folded);
  return `${kind}: ${read.join(', ')}`;
}

function wordsOf(text: string): readonly string[] {
  return folded(text).split(' ').filter(Boolean);
}

function folded(words: string): string {
  return words
    .replaceAll('\u00ad', '')
    .replaceAll(/[\s\u200b]+/g, ' ')
    .trim();
}
