import type { Page } from '../rebuild/page';
import type { Rect } from '../../../scene/geometry';
import { labelKinds, pictureLabel, type LabelKind } from './labels';
import type { Line } from './lines';
import type { Piece } from './pieces';

/*
 * Labels that stand apart from what they label: words in a column of their own, icons, a line above.
 */

/** What the labels beside a line may stand for; none where no label is there. */
export type LabelsBeside = (line: Line) => readonly LabelKind[];

/** Words that are nothing but a label, or a picture that is called like one. */
interface FieldHint extends Rect {
  readonly kinds: readonly LabelKind[];
  readonly line: Line | null;
}

/** The widest distance between a label and what it labels, in px. */
const BESIDE = 160;
/** Two that are as near as each other may differ by that, in px. */
const SAME = 2;
/** A picture higher than this is no icon, in px. */
const ICON = 48;
const ABOVE = { gap: 14, shift: 24 } as const;

export function labelsBeside(page: Page, pieces: readonly Piece[]): LabelsBeside {
  const hints = [...wordHints(pieces), ...iconHints(page)];
  const lines = [...new Set(pieces.map(({ line }) => line))];
  const alone = hints.filter(
    (hint) =>
      hint.line !== null &&
      !lines.some(
        (line) => line !== hint.line && isInRow(line, hint) && distance(line, hint) <= BESIDE,
      ),
  );
  // Between two columns, an icon is of the one that is nearer.
  const nearest = new Map(
    hints.map((hint) => [
      hint,
      Math.min(
        ...lines
          .filter((line) => line !== hint.line && isInRow(line, hint))
          .map((line) => distance(line, hint)),
      ),
    ]),
  );
  return (line) => {
    const beside = hints
      .filter((hint) => hint.line !== line && isInRow(line, hint))
      .map((hint) => ({ hint, far: distance(line, hint) }))
      .filter(({ hint, far }) => far <= BESIDE && far <= (nearest.get(hint) ?? far) + SAME)
      .toSorted((one, other) => one.far - other.far)[0]?.hint;
    const hint = beside ?? alone.find((above) => isAbove(above, line));
    return hint?.kinds ?? [];
  };
}

function wordHints(pieces: readonly Piece[]): readonly FieldHint[] {
  return pieces.flatMap(({ line, text }) => {
    if (line.text.trim().replace(/\s*[:：]$/u, '').length > text.length) return [];
    const kinds = labelKinds(text);
    const { x, y, width, height } = line;
    return kinds.length === 0 ? [] : [{ kinds, line, x, y, width, height }];
  });
}

function iconHints({ items }: Page): readonly FieldHint[] {
  return items.flatMap((item) => {
    if (item.kind !== 'picture' || item.height > ICON || item.width > ICON) return [];
    const byName = item.alt.trim() === '' ? pictureLabel(nameOf(item.src)) : pictureLabel(item.alt);
    const { x, y, width, height } = item;
    return byName.length === 0 ? [] : [{ kinds: byName, line: null, x, y, width, height }];
  });
}

/** The name of a picture's file, as far as its address contains it. */
function nameOf(src: string): string {
  if (src.startsWith('data:')) return '';
  const [path = ''] = src.slice(0, 2000).split(/[?#]/);
  return (path.split('/').at(-1) ?? '').replace(/\.\w{2,5}$/, '');
}

function isInRow(one: Rect, other: Rect): boolean {
  const apart = Math.abs(one.y + one.height / 2 - (other.y + other.height / 2));
  return apart <= Math.max(4, Math.min(one.height, other.height) / 2);
}

/** How far the two lie apart from left to right; endless where they lie over each other. */
function distance(one: Rect, other: Rect): number {
  const far = Math.max(other.x - (one.x + one.width), one.x - (other.x + other.width));
  return far < -2 ? Number.POSITIVE_INFINITY : far;
}

function isAbove(hint: FieldHint, line: Line): boolean {
  const gap = line.y - (hint.y + hint.height);
  return gap >= -2 && gap <= ABOVE.gap && Math.abs(line.x - hint.x) <= ABOVE.shift;
}
