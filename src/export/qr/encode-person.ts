import { valueOf, type Block } from '../../model/person/blocks';
import { websiteHref } from '../../model/links';
import type { QrCode, QrCodes } from '../../model/person/qr-code';
import type { SignatureData } from '../../model/person/signature';
import type { SceneElement } from '../../scene/scene';
import { cardText } from '../packages/vcard';
import { encodeQr } from './qr-png';

/** The codes that stand below a signature, by the ids of their blocks. What is too long for a code is not there. */
export function encodePerson(person: SignatureData): QrCodes {
  return codesBy(person.blocks, (block) => {
    const text = block.kind === 'qr' ? textOf(block, person) : null;
    return text === null ? null : encodeQr(text);
  });
}

/** The codes on a canvas, by the ids of their elements. What is too long for a code of their size is not there. */
export function encodeElements(elements: readonly SceneElement[], person: SignatureData): QrCodes {
  return codesBy(elements, ({ type, content = '', width, height }) => {
    if (type !== 'qr') return null;
    const text = content.trim() === '' ? cardText(person) : websiteHref(content);
    return text === null ? null : encodeQr(text, Math.min(width, height));
  });
}

function codesBy<Item extends { readonly id: string }>(
  items: readonly Item[],
  codeOf: (item: Item) => QrCode | null,
): QrCodes {
  const codes = items.flatMap((item) => {
    const code = codeOf(item);
    return code === null ? [] : [[item.id, code] as const];
  });
  return Object.fromEntries(codes);
}

/** What the code of a block says: a link, or the person for an address book; null where there is neither. */
function textOf(block: Block, person: SignatureData): string | null {
  if (valueOf(block, 'holds') === 'link') return websiteHref(valueOf(block, 'link'));
  return cardText(person);
}
