import { resolveColorScheme } from '../model/color-scheme';
import { completeSignature, type SignatureInput } from '../model/signature';
import { cleanLine, textDirection, textLanguage } from '../model/text';
import { findTemplate } from '../templates/registry';
import { viewSignature } from '../templates/view';
import { findUnsafeLinks } from './link-findings';
import { placePictures } from './pictures';
import { placeImages } from './place-images';
import type { Composition, ExportOptions } from './types';

export const DEFAULT_CELEBRATION = '🎉';

/** A form's signature as a document, with all that was met on the way. Unknown templates become modern. */
export function composeSignature(
  input: SignatureInput,
  templateId: string,
  options: ExportOptions,
): Composition {
  const data = completeSignature(input);
  const { images = 'embed', socialStyle = 'letters', celebration = DEFAULT_CELEBRATION } = options;
  const placed = placePictures(data, options);
  const words = cleanLine(`${data.fullName} ${data.jobTitle} ${data.companyName}`);
  const doc = findTemplate(templateId).build(viewSignature(data, placed.pictures), {
    palette: resolveColorScheme(data.colorScheme),
    direction: textDirection(words),
    lang: textLanguage(words),
    socialStyle,
    celebration,
  });
  const final = placeImages(doc, images);
  return {
    ...final,
    findings: [...findUnsafeLinks(data), ...placed.findings, ...final.findings],
    needs: placed.needs,
  };
}
