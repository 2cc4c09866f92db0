import { cleanLine } from '../../../base/text';
import type { FieldKindId } from '../text-fields.data';
import { cleanAddress, toHalfWidth } from './clean-address';
import { parseEmail } from './email';
import { parseWebAddress } from './web-address';

/* Addresses that were not typed as they are meant. Only findings, their fixes and lists need this. */

/** The kinds of texts that are addresses of mail or of the web. */
type AddressKind = Extract<FieldKindId, 'email' | 'website'>;

export function isAddressKind(kind: FieldKindId | undefined): kind is AddressKind {
  return kind === 'email' || kind === 'website';
}

/** What an address is shown and linked without, in words; null where nothing is left out, or where it is no address. */
export function leftOutOf(kind: AddressKind, value: string): string | null {
  const cleaned = cleanAddress(value);
  const parts = [
    ...(cleaned === cleanLine(value) ? [] : ['a sign that cannot be seen']),
    ...(isOpenEnded(kind, cleaned) ? ['the dot at its end'] : []),
  ];
  return parts.length === 0 || shownOf(kind, value) === null ? null : parts.join(' and ');
}

/** The address that was probably meant, where it is not as typed; null where none can be made of it. */
export function likelyAddress(kind: AddressKind, value: string): string | null {
  const address = cleanAddress(value).slice(0, LONGEST);
  const cleaned = kind === 'email' ? toHalfWidth(address) : address;
  const likely = shownOf(kind, cleaned) === null ? withoutDots(cleaned) : withoutEnd(kind, cleaned);
  return likely === cleanLine(value) || shownOf(kind, likely) === null ? null : likely;
}

const LONGEST = 2048;

/** Two dots in a row are one; none stands at either end, nor beside the @ or its scheme; nor do blanks. */
function withoutDots(address: string): string {
  const single = address.replace(/\.{2,}/g, '.').replace(/ ?@ ?/g, '@');
  return single.replace(/^\.|\.(?=@|$)|(?<=@|:\/\/)\./g, '');
}

function withoutEnd(kind: AddressKind, address: string): string {
  return kind === 'email' ? (parseEmail(address)?.shown ?? address) : address.replace(/\.$/, '');
}

function isOpenEnded(kind: AddressKind, cleaned: string): boolean {
  const [host = ''] = kind === 'email' ? [cleaned] : cleaned.replace(/^\w+:\/\//, '').split('/');
  return /[.\u3002\uff0e\uff61]$/.test(host);
}

function shownOf(kind: AddressKind, value: string): string | null {
  return (kind === 'email' ? parseEmail(value) : parseWebAddress(value))?.shown ?? null;
}
