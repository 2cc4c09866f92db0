import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import type { SignatureData } from '../../model/person/signature';
import { cleanLine } from '../../base/text';
import type { EmailOutput } from '../types';

/** What an HTML file around a signature says of itself. */
export function aboutFile(
  { doc }: Pick<EmailOutput, 'doc'>,
  { fullName }: Pick<SignatureData, 'fullName'>,
): { readonly title: string; readonly lang: string } {
  return { title: cleanLine(fullName) || PACKAGE_MESSAGES.unnamed, lang: doc.lang ?? 'en' };
}
