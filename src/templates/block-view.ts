import { addressOrPhoneHref } from '../model/person/web/address-href';
import {
  blockField,
  presetOf,
  spaceOf,
  valueOf,
  type SignatureBlock,
} from '../model/person/blocks';
import { fieldOrigin, type Origin } from '../model/findings/findings';
import type { Translations } from '../model/languages/language-words';
import { websiteHref } from '../model/person/web/web-address';
import type { SafeHref } from '../model/links';
import { cleanLine, cleanLines } from '../base/text';
import type { Picture, SignatureView } from './view';

/** A block as templates see it: every text cleaned, every link checked. */
export type BlockView = Traced &
  (
    | { readonly kind: 'button' | 'meeting'; readonly text: string; readonly href: SafeHref }
    | {
        readonly kind: 'banner';
        readonly picture: Picture | null;
        readonly text: string;
        readonly href: SafeHref | null;
      }
    | { readonly kind: 'apps'; readonly badges: readonly AppBadge[] }
    | {
        readonly kind: 'qr';
        readonly picture: Picture;
        readonly text: string;
        /** What plain text, which holds no code, has instead. */
        readonly plain: string;
      }
    | { readonly kind: 'divider' }
    | { readonly kind: 'spacer'; readonly height: number }
    | { readonly kind: 'disclaimer'; readonly lines: readonly string[] }
  );

interface Traced {
  readonly origin: readonly Origin[];
}

export interface AppBadge {
  readonly text: string;
  readonly href: SafeHref;
}

/** The blocks of a signature that have something to show. */
export function viewBlocks(
  { blocks, ofBlocks }: Pick<SignatureView, 'blocks' | 'ofBlocks'>,
  words: Translations,
): readonly BlockView[] {
  return blocks.flatMap((block) => viewBlock(block, ofBlocks.get(block.id) ?? null, words) ?? []);
}

function viewBlock(
  block: SignatureBlock,
  picture: Picture | null,
  words: Translations,
): BlockView | null {
  const origin = [fieldOrigin(blockField(block))];
  const text = cleanLine(valueOf(block, 'text'));
  const href = addressOrPhoneHref(valueOf(block, 'link'));
  const { kind } = block;
  switch (kind) {
    case 'button':
      return text === '' || href === null ? null : { kind, text, href, origin };
    case 'meeting':
      return href === null ? null : { kind, text: text || words.phrases.meeting, href, origin };
    case 'banner':
      return text === '' && picture === null ? null : { kind, picture, text, href, origin };
    case 'apps': {
      const badges = appBadges(block, words);
      return badges.length === 0 ? null : { kind, badges, origin };
    }
    case 'qr':
      return (
        picture && {
          kind,
          picture,
          text: text || words.phrases.scan,
          plain: [text, codeLink(block)].filter(Boolean).join(': '),
          origin,
        }
      );
    case 'divider':
      return { kind, origin };
    case 'spacer':
      return { kind, height: spaceOf(block), origin };
    case 'disclaimer': {
      const lines = disclaimerLines(block, words);
      return lines.length === 0 ? null : { kind, lines, origin };
    }
  }
}

/** Where the code of a block leads; blank for one that holds contact details, which stand above it in letters. */
function codeLink(block: SignatureBlock): string {
  return valueOf(block, 'holds') === 'link'
    ? (addressOrPhoneHref(valueOf(block, 'link')) ?? '')
    : '';
}

function appBadges(block: SignatureBlock, { phrases }: Translations): readonly AppBadge[] {
  return (['appStore', 'googlePlay'] as const).flatMap((store) => {
    const href = websiteHref(valueOf(block, store));
    return href === null ? [] : [{ text: phrases[store], href }];
  });
}

/** In the language of the signature, unless the visitor wrote their own. */
function disclaimerLines(block: SignatureBlock, { disclaimers }: Translations): readonly string[] {
  const preset = presetOf(block);
  return cleanLines(preset === null ? valueOf(block, 'text') : disclaimers[preset]);
}
