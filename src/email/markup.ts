import { escapeAttribute } from './escape';

type AttributeValue = string | number | boolean | undefined;
type StyleValue = string | number | undefined;

/** A start tag. Attributes that are undefined or false are left out; true stands without a value. */
export function openTag(
  name: string,
  attributes: Readonly<Record<string, AttributeValue>>,
): string {
  let tag = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    tag += value === true ? ` ${key}` : ` ${key}="${escapeAttribute(String(value))}"`;
  }
  return `${tag}>`;
}

/** A style attribute's value: numbers become px, undefined is left out. Undefined when nothing is left. */
export function styleText(declarations: Readonly<Record<string, StyleValue>>): string | undefined {
  const parts: string[] = [];
  for (const [property, value] of Object.entries(declarations)) {
    if (value !== undefined)
      parts.push(`${property}:${typeof value === 'number' ? px(value) : value}`);
  }
  return parts.length === 0 ? undefined : parts.join(';');
}

/** A length as CSS writes it. */
export function px(length: number): string {
  return length === 0 ? '0' : `${length}px`;
}
