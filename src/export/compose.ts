import { CELEBRATIONS } from '../model/celebrations';
import { resolveColorScheme } from '../model/color-scheme';
import type { Finding } from '../model/findings';
import { completeSignature, type SignatureInput } from '../model/signature';
import { cleanLine, textDirection, textLanguage } from '../model/text';
import type { Template } from '../templates/template';
import { viewSignature, type SignatureView } from '../templates/view';
import { findUnsafeLinks } from './link-findings';
import { placePictures } from './pictures';
import { placeImages } from './place-images';
import type { Composition, ExportOptions } from './types';

/** A form's signature as a document, with all that was met on the way. */
export function composeSignature(
  input: SignatureInput,
  template: Template,
  options: ExportOptions,
): Composition {
  const data = completeSignature(input);
  const { images = 'embed', socialStyle = 'letters', celebration = CELEBRATIONS[0] } = options;
  const placed = placePictures(data, options);
  const view = viewSignature(data, placed.pictures);
  // The bundled marks have bytes but no address: where pictures are linked, letters take their place.
  const withoutMarks = images === 'link' && socialStyle === 'icons';
  const words = cleanLine(`${data.fullName} ${data.jobTitle} ${data.companyName}`);
  const doc = template.build(view, {
    palette: resolveColorScheme(data.colorScheme),
    direction: textDirection(words),
    lang: textLanguage(words),
    socialStyle: withoutMarks ? 'letters' : socialStyle,
    celebration: cleanLine(celebration),
  });
  const final = placeImages(doc, images);
  const marks = withoutMarks && view.socials.length > 0 ? [marksNotHosted(view)] : [];
  return {
    ...final,
    findings: [...findUnsafeLinks(data), ...placed.findings, ...marks, ...final.findings],
    needs: placed.needs,
  };
}

function marksNotHosted({ socials }: SignatureView): Finding {
  const origin = socials.flatMap((social) => social.origin);
  return { rule: 'marks-not-hosted', severity: 'info', clients: [], args: {}, origin };
}
