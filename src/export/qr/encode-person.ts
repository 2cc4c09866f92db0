import { valueOf, type Block } from '../../model/blocks';
import { websiteHref } from '../../model/links';
import type { SignatureData } from '../../model/signature';
import { cardText } from '../packages/vcard';
import { encodeQr, type QrCode } from './qr-png';

/** The codes that a person asks for, by the ids of their blocks. What is too long for a code is not there. */
export function encodePerson(person: SignatureData): Readonly<Record<string, QrCode>> {
  const codes = person.blocks.flatMap((block) => {
    const text = block.kind === 'qr' ? textOf(block, person) : null;
    const code = text === null ? null : encodeQr(text);
    return code === null ? [] : [[block.id, code] as const];
  });
  return Object.fromEntries(codes);
}

/** What the code of a block says: a link, or the person for an address book; null where there is neither. */
function textOf(block: Block, person: SignatureData): string | null {
  if (valueOf(block, 'holds') === 'link') return websiteHref(valueOf(block, 'link'));
  return cardText(person);
}
