import { completeSignature, type SignatureData } from '../../model/person/signature';
import { isSocialId, type SocialLinks } from '../../model/person/social';
import type { FoundField } from './found-field';

/** The person of whom a signature was found to say this: `base` with the fields filled, each cut to what it holds. */
export function personOf(found: readonly FoundField[], base: SignatureData): SignatureData {
  const words: Record<string, string> = {};
  const socialLinks: Record<string, string> = {};
  for (const { field, value } of found) {
    const fields = isSocialId(field) ? socialLinks : words;
    fields[field] = value;
  }
  const links: SocialLinks = { ...base.socialLinks, ...socialLinks };
  return completeSignature({ ...base, ...words, socialLinks: links });
}
