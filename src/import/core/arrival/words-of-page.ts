import type { Page, PageLine, PageLook, PageText } from '../rebuild/page';

/** A word of a page: what stands between blanks. */
export interface PageWord {
  readonly text: string;
  /** That of its first letter, as is where it leads. */
  readonly look: PageLook;
  readonly href: string | null;
  /** The line that it begins in. */
  readonly line: PageLine;
}

/** More than any signature has; a mail around one may be anything. */
const MOST_WORDS = 4000;

/** Marks that are not seen, and that mail clients put in or take out. */
const UNSEEN = /[\p{Cf}\uFE0E\uFE0F]/gu;

/** The words of a page in the order in which they are read. */
export function wordsOfPage({ items }: Page): readonly PageWord[] {
  const texts = items.filter((item) => item.kind === 'text');
  return texts.flatMap(wordsOfText).slice(0, MOST_WORDS);
}

/** A word goes on in letters of another look, and in the next line where it was broken. */
function wordsOfText({ lines }: PageText): readonly PageWord[] {
  const words: PageWord[] = [];
  let isOpen = false;
  for (const line of lines) {
    for (const { text, written: _written, href, ...look } of line.runs) {
      const shown = text.normalize().replaceAll(UNSEEN, '');
      for (const piece of shown.split(/(\s+)/)) {
        if (piece === '') continue;
        const isBlank = piece.trim() === '';
        const before = words.at(-1);
        if (!isBlank && isOpen && before !== undefined) {
          words[words.length - 1] = { ...before, text: before.text + piece };
        } else if (!isBlank) words.push({ text: piece, look, href, line });
        isOpen = !isBlank;
      }
    }
    isOpen &&= line.ends === 'midword';
  }
  return words;
}
