import { resolveColorScheme } from '../../model/color/color-scheme';
import type { Hex } from '../../model/color/color';
import type { SignatureData } from '../../model/person/signature';
import { ENGLISH } from '../../model/languages/load-words';
import { signatureLanguage } from '../../model/languages/signature-language';
import { FONT_FACES } from '../../scene/text/fonts';
import type { FontName } from '../../scene/scene';
import { buildReply } from '../../templates/reply';
import { NO_PICTURES, viewSignature } from '../../templates/view';
import type { Composition } from '../compose/composition';
import { findUnsafeLinks } from '../compose/link-findings';
import { makeFindingSink } from '../passes/pass';
import type { ExportOptions } from '../types';
import { shortPerson } from './short-person';

export interface ReplyLook {
  readonly font: FontName;
  /** Of the name; the accent of the person's palette unless given. */
  readonly color?: Hex;
}

/** The short signature of replies as a document: three lines at most, no pictures. */
export function composeReply(
  whole: SignatureData,
  { font, color }: ReplyLook,
  options: ExportOptions,
): Composition {
  const person = shortPerson(whole, font);
  const { accent, text } = resolveColorScheme(person.colorScheme);
  const doc = buildReply(
    viewSignature(person, NO_PICTURES, options.words ?? ENGLISH),
    { family: FONT_FACES[font].stack, accent: color ?? accent, text },
    signatureLanguage(person),
  );
  const context = { options, findings: makeFindingSink() };
  context.findings.report(...findUnsafeLinks(person));
  return { form: { kind: 'document', doc, images: [], requests: [] }, context, person };
}
