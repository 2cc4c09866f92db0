import { colorsBeforeDarkMode } from '../../../model/color/before-dark-mode';
import { hasVariables, withVariables } from '../../core/css-variables';
import { handlerName } from '../../core/quiet-handlers';
import { cleanStyle } from './clean-style';
import type { Cleaning } from './cleaning';
import { variablesAt } from './collect-variables';
import type { RemovalList } from './removal-list';

const MOST_SPANNED = 100;

const ATTRIBUTES: Readonly<Record<string, RegExp>> = {
  class: /^[\w\s.:-]{1,500}$/,
  id: /^[\w.:-]{1,200}$/,
  dir: /^(?:ltr|rtl|auto)$/i,
  lang: /^[\w-]{1,40}$/,
  align: /^[a-z]{1,10}$/i,
  valign: /^[a-z]{1,10}$/i,
  width: /^\d{1,4}(?:\.\d+)?(?:px|%)?$/,
  height: /^\d{1,4}(?:\.\d+)?(?:px|%)?$/,
  bgcolor: /^[#\w(),.\s%]{1,40}$/,
  bordercolor: /^[#\w]{1,30}$/,
  color: /^[#\w]{1,30}$/,
  size: /^[+-]?\d$/,
  border: /^\d{1,2}$/,
  cellpadding: /^\d{1,3}$/,
  cellspacing: /^\d{1,3}$/,
  nowrap: /^/,
  hspace: /^\d{1,3}$/,
  vspace: /^\d{1,3}$/,
  span: /^\d{1,2}$/,
};

/** Copies the attributes that set how an element looks. */
export function copyAttributes(element: Element, made: HTMLElement, removed: RemovalList): void {
  if (element instanceof HTMLElement) restoreColors(element, removed);
  for (const { name, value } of element.attributes) {
    const handler = handlerName(name);
    if (handler !== null) removed.add('script', handler);
    else if (name === 'colspan' || name === 'rowspan') {
      made.setAttribute(name, String(Math.min(MOST_SPANNED, Number.parseInt(value, 10) || 1)));
    } else if (Object.hasOwn(ATTRIBUTES, name) && ATTRIBUTES[name]?.test(value) === true) {
      made.setAttribute(name, value);
    }
  }
}

/** Copies what of the style of an element may stay. */
export function copyStyle(element: HTMLElement, made: HTMLElement, cleaning: Cleaning): void {
  const { removed, backgrounds } = cleaning;
  const face = element.localName === 'font' ? element.getAttribute('face') : null;
  const { style } = element;
  const written = element.getAttribute('style') ?? '';
  if (hasVariables(written)) {
    style.cssText = withVariables(written, variablesAt(element, cleaning.variables));
  }
  if (face !== null && style.fontFamily === '') style.fontFamily = face;
  const behind = element.getAttribute('background')?.trim() ?? '';
  if (behind !== '' && style.backgroundImage === '') {
    made.style.backgroundImage = backgrounds.ofAddress(behind, element);
  }
  if (style.length === 0) return;
  const { css, fetches, lifted } = cleanStyle(element, backgrounds);
  if (fetches) removed.add('fetching', 'url()');
  if (lifted !== null) removed.add('style', lifted);
  made.style.cssText += `;${css}`;
}

/** Puts the colors of a signature back that was copied in dark mode. */
function restoreColors(element: HTMLElement, removed: RemovalList): void {
  const { styles, attributes } = colorsBeforeDarkMode((name) => element.getAttribute(name));
  for (const [property, color] of Object.entries(styles)) {
    element.style.setProperty(property, color);
    removed.add('dark-mode');
  }
  for (const [name, color] of Object.entries(attributes)) {
    if (color === '') element.removeAttribute(name);
    else element.setAttribute(name, color);
    removed.add('dark-mode');
  }
}
