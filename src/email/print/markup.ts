import { escapeAttribute } from './escape';

/*
 * Attributes and declarations for the printer. By plain concatenation, which is fast: a signature is printed at every
 * keystroke, and once more for each template where all are shown.
 */

/** ` name="value"`, or nothing for undefined. */
export function attribute(name: string, value: string | number | undefined): string {
  if (value === undefined) return '';
  return ` ${name}="${typeof value === 'number' ? value : escapeAttribute(value)}"`;
}

/** `property:value;`, a number in px, or nothing for undefined. */
export function declaration(property: string, value: string | number | undefined): string {
  if (value === undefined) return '';
  return `${property}:${typeof value === 'number' ? px(value) : value};`;
}

/** ` style="…"` of declarations in a row, or nothing where there are none. */
export function styleAttribute(declarations: string): string {
  return declarations === '' ? '' : ` style="${escapeAttribute(declarations.slice(0, -1))}"`;
}

/** A length as CSS writes it. */
export function px(length: number): string {
  return length === 0 ? '0' : `${length}px`;
}
