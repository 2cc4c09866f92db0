import { adjustText } from '../../../email/rewrite/adjust-text';
import { scaleOf } from '../../../model/adjustments';
import { CELEBRATIONS } from '../../../model/person/celebrations';
import { resolveColorScheme } from '../../../model/color/color-scheme';
import type { FindingReport } from '../../../model/findings/findings';
import type { Person } from '../../../model/person/signature';
import { ENGLISH } from '../../../model/languages/load-words';
import { signatureLanguage } from '../../../model/languages/signature-language';
import { FONT_FACES } from '../../../scene/text/fonts';
import { cleanLine } from '../../../base/text';
import type { Template } from '../../../templates/template';
import { viewSignature, type SignatureView } from '../../../templates/view';
import type { DocumentForm } from '../../document-form';
import { findUnsafeLinks } from '../../compose/link-findings';
import { shownSocialStyle } from '../../compose/shown-social-style';
import { placePictures } from '../../pictures/pictures';
import type { Pass } from '../pass';

/** Cleans what was typed, and lets the template lay it out: a template is a layout already. */
export function buildTemplate(template: Template): Pass<Person, DocumentForm> {
  return {
    name: 'buildTemplate',
    run: (person, { options, findings }) => {
      const { socialStyle = 'letters', celebration = CELEBRATIONS[0] } = options;
      const { words = ENGLISH, phrases = {}, socialIcons = null, adjustments = {} } = options;
      const placed = placePictures(person, options);
      const view = viewSignature(person, placed.pictures, words);
      const shownStyle = shownSocialStyle(socialStyle, options);
      const withoutIcons = socialStyle === 'icons' && shownStyle === 'letters';
      const { lang, direction } = signatureLanguage(person);
      const look = {
        palette: resolveColorScheme(person.colorScheme),
        direction,
        lang,
        words,
        phrases,
        socialIcons: shownStyle === 'letters' ? null : socialIcons,
        celebration: cleanLine(celebration),
      };
      const { font } = adjustments;
      const doc = adjustText(template.build(view, look), {
        ...(font === undefined ? {} : { family: FONT_FACES[font].stack }),
        scale: scaleOf(adjustments, 'textSize'),
      });
      findings.report(...findUnsafeLinks(person), ...placed.findings);
      if (withoutIcons && view.socials.length > 0) findings.report(iconsNotHosted(view));
      return { kind: 'document', doc, requests: placed.requests };
    },
  };
}

function iconsNotHosted({ socials }: SignatureView): FindingReport {
  const origin = socials.flatMap((social) => social.origin);
  return { rule: 'marks-not-hosted', origin };
}
