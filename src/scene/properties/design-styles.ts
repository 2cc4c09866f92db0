import { SCENE_LIMITS } from '../limits';
import { FONT_NAMES } from './placed-element';
import { choice, COLOR, legalValues, number, type Values } from './value-kinds';

/** What a design may set, a row for each style. Sizes in px. */
export const DESIGN_STYLES = {
  font: choice(FONT_NAMES),
  heading: number(SCENE_LIMITS.fontSize),
  text: number(SCENE_LIMITS.fontSize),
  small: number(SCENE_LIMITS.fontSize),
  accent: COLOR,
} as const;

export interface DesignStyles extends Values<typeof DESIGN_STYLES> {}

/** Styles with legal values. */
export function legalStyles(styles: DesignStyles): DesignStyles {
  return legalValues(DESIGN_STYLES, styles);
}
