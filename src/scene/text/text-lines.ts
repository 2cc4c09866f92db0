import { cleanLine, cleanText } from '../../base/text';

/**
 * The lines of a text as HTML shows them: plain blanks folded, other spaces (hard, wide) as they are; blank lines kept but for those
 * at its start and end.
 */
export function foldLines(text: string): readonly string[] {
  const lines = cleanText(text).split('\n').map(foldLine);
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}

const EDGES = /^ | $/g;

function foldLine(line: string): string {
  return cleanLine(line) === '' ? '' : line.replace(/[ \t\r\f\v]+/g, ' ').replace(EDGES, '');
}

/**
 * A line broken at `width` px as browsers break it: greedily, at blanks, after hyphens and dashes and between
 * letters of East Asia. A piece that is wider than the line has one to itself and reaches over its end. `measure` is also given how many
 * letters of the line stand before its text.
 */
export function wrapLine(
  line: string,
  width: number,
  measure: (text: string, from: number) => number,
): readonly string[] {
  const lines: string[] = [];
  let current = '';
  let from = 0;
  for (const piece of breakablePieces(line)) {
    const longer = current + piece;
    if (current !== '' && measure(withoutEnd(longer), from) > width + LAYOUT_UNIT) {
      lines.push(withoutEnd(current));
      from += current.length;
      current = piece;
    } else {
      current = longer;
    }
  }
  return [...lines, withoutEnd(current)];
}

/** Blanks at the end of a line hang over it. */
function withoutEnd(line: string): string {
  return line.replace(/ +$/, '');
}

/** Chromium lays out in 64ths of a px, and lets a line be one of them too long. */
const LAYOUT_UNIT = 1 / 64;

/** Letters of which each is a word: those of East Asia, full-width ones, and small pictures. */
const IDEOGRAPH = String.raw`[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{ExtPict}ー〒～＋０-９Ａ-Ｚａ-ｚ]`;
/** East Asian marks that no line begins with, but a next one may begin behind. */
const CLOSING = String.raw`(?![ -~])[\p{Pe}\u3000、。，．：；！？・〜々〻ゝゞヽヾ]`;
/** Those that no line ends with. */
const OPENING = String.raw`(?![ -~])\p{Ps}`;
/** Spaces that are wider or narrower than a blank and no hard ones: they stay at the end of a line, and need their room there. */
const WIDE_SPACE = String.raw`[\u2000-\u2006\u2008-\u200a\u205f]`;
const STARTS = String.raw`[\p{L}\p{N}(+]`;

/** Where a line may break, besides after blanks; measured in Chromium. */
const BREAK = new RegExp(
  [
    String.raw`(?<= )(?=[^ ])`,
    String.raw`(?<=${WIDE_SPACE})(?=[^ ])`,
    String.raw`(?<=\S[-?\u2010\u2013\u2026])(?=${STARTS})`,
    String.raw`(?<=\S)(?=\u2014)|(?<=\u2014)(?=${STARTS})`,
    String.raw`(?<=${IDEOGRAPH}|${CLOSING})(?!${CLOSING})(?=${STARTS}|${IDEOGRAPH}|${OPENING})`,
    String.raw`(?<=[\p{L}\p{N},.;:!?)])(?!${CLOSING})(?=${IDEOGRAPH}|${OPENING})`,
  ].join('|'),
  'u',
);

function breakablePieces(line: string): readonly string[] {
  return line.split(BREAK).filter((piece) => piece !== '');
}
