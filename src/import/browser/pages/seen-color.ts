import { mix, WHITE, type Hex } from '../../../model/color/color';
import { readCssColor } from '../../../model/color/css-color';

/** What is below an element, and what its ancestors leave of its colors. */
export interface Backdrop {
  /** The color below, as it is before ancestors with an opacity fade it. */
  readonly below: Hex;
  /** What a color becomes once these have faded it. */
  readonly show: (color: Hex) => Hex;
  /** How much of it they leave. */
  readonly fade: number;
  /** Whether it stands on a background that is faded together with it. */
  readonly isOnOwn: boolean;
}

/** A page where nothing lies. */
export const EMPTY_PAGE: Backdrop = {
  below: WHITE,
  show: (color) => color,
  fade: 1,
  isOnOwn: false,
};

/** What an element has around it, its own opacity taken into account. */
export function fadedBy<At extends Backdrop>({ opacity }: CSSStyleDeclaration, at: At): At {
  const share = Number.parseFloat(opacity);
  if (!(share < 1)) return at;
  const { below, show, fade } = at;
  return { ...at, show: (color) => show(mix(below, color, share)), fade: fade * share };
}

/** The same without what ancestors fade. */
export function unfaded(at: Backdrop): Backdrop {
  return { ...EMPTY_PAGE, below: at.below };
}

export interface SeenColor {
  /** As it is seen. */
  readonly color: Hex;
  /** As it is before it lets something through. */
  readonly own: Hex;
  /** How much of `own` is seen: 1 where no color would come to the same over another background. */
  readonly alpha: number;
}

/** From so much on nothing is seen through. */
const WHOLE = 0.995;

/** A color as a browser computes it, where it stands; null where it lets all through. */
export function seenColor(css: string, at: Backdrop): SeenColor | null {
  const read = readCssColor(css);
  if (read === null || read.alpha === 0) return null;
  const color = at.show(mix(at.below, read.color, read.alpha));
  const alpha = read.alpha * at.fade;
  return at.isOnOwn || alpha >= WHOLE
    ? { color, own: color, alpha: 1 }
    : { color, own: read.color, alpha };
}
