import type { ChangeKind } from '../../../model/findings/change-kinds';
import type { Page, PageBox } from '../rebuild/page';
import type { Rect } from '../../../scene/geometry';
import { backgroundAt, backgroundsOf } from '../compare-backgrounds';
import { rulesOf, type Rule } from '../compare-rules';
import { isLikeColor } from '../like-color';
import type { Change } from './change';
import type { KeptPair } from './pair-words';
import type { PageWord } from './words-of-page';

/** How much longer a rule may be, as a share of itself. */
const LIKE_LENGTH = 0.25;

/** What became of what words stand on: the color of the background, gradients, round corners, rules. */
export function changedBackgrounds(
  sent: Page,
  arrived: Page,
  kept: readonly KeptPair[],
): readonly Change[] {
  const [before, after] = [backgroundsOf(sent), backgroundsOf(arrived)];
  return [
    ...kept.flatMap((pair) => backgroundChange(pair, before, after)),
    ...fewer('gradient', before.filter(hasGradient), after.filter(hasGradient)),
    ...fewer('corners', before.filter(isRounded), after.filter(isRounded)),
    ...changedRules(sent, arrived),
  ];
}

function backgroundChange(
  { sent, arrived }: KeptPair,
  before: readonly PageBox[],
  after: readonly PageBox[],
): readonly Change[] {
  const [one, other] = [backgroundOf(sent, before), backgroundOf(arrived, after)];
  if (isLikeColor(one, other)) return [];
  return [{ kind: 'background', where: sent.text, before: one, after: other, count: 1 }];
}

function backgroundOf({ line: { x, y, height } }: PageWord, boxes: readonly PageBox[]) {
  return backgroundAt(boxes, x + 1, y + height / 2);
}

function fewer(
  kind: ChangeKind,
  before: readonly PageBox[],
  after: readonly PageBox[],
): readonly Change[] {
  const count = before.length - after.length;
  return count > 0 ? [{ kind, where: '', before: '', after: '', count }] : [];
}

function hasGradient({ gradient }: PageBox): boolean {
  return gradient !== null;
}

function isRounded({ background, gradient, radii }: PageBox): boolean {
  return (background !== null || gradient !== null) && radii.some((radius) => radius > 1);
}

/** Rules may move with the lines: those that are there are matched by color, direction and length. */
function changedRules(sent: Page, arrived: Page): readonly Change[] {
  const left = new Set(rulesOf(arrived));
  const take = (isSame: (rule: Rule) => boolean): Rule | undefined => {
    const found = [...left].find(isSame);
    if (found !== undefined) left.delete(found);
    return found;
  };
  const changed = rulesOf(sent).filter(
    (rule) =>
      take((other) => isLikeColor(rule.color, other.color) && isLikeLength(rule, other)) ===
      undefined,
  );
  return changed.map((rule): Change => {
    const recolored = take((other) => isLikeLength(rule, other));
    const reported = { where: '', before: rule.color, count: 1 };
    return recolored === undefined
      ? { ...reported, kind: 'rules', after: '' }
      : { ...reported, kind: 'color', after: recolored.color };
  });
}

function isLikeLength(one: Rect, other: Rect): boolean {
  return (
    isFlat(one) === isFlat(other) &&
    Math.abs(lengthOf(one) - lengthOf(other)) <= LIKE_LENGTH * lengthOf(one)
  );
}

function isFlat({ width, height }: Rect): boolean {
  return width >= height;
}

function lengthOf({ width, height }: Rect): number {
  return Math.max(width, height);
}
