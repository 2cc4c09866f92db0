import { cleanLine } from '../../../base/text';
import type { SafeHref } from '../../links';

/** `mailto:` with every character that could add headers or end the address encoded; null for what is no address. */
export function emailHref(value: string): SafeHref | null {
  const address = cleanLine(value);
  const parts = /^([^\s@<>(),;:"\\[\]]+)@([^\s@<>(),;:"\\[\]/?&#%]+)$/u.exec(address);
  if (parts === null) return null;
  const [, local = '', host = ''] = parts;
  return `mailto:${encodeURIComponent(local).replaceAll('%2B', '+')}@${host}`;
}
