import { elementOrigin } from '../../../model/findings/findings';
import { fallbacksOf } from '../../../scene/text/fonts';
import { textLook } from '../../../scene/kinds/text/text-look';
import { definitionOf } from '../../../scene/registry';
import type { Design, FontName, SceneElement } from '../../../scene/scene';
import type { Pass } from '../pass';

/**
 * Reports fonts that are drawn in a substitute font of the same widths on this device, and fonts that other devices lack: once
 * for each font, whatever texts are in it.
 */
export const reportSubstituteFonts: Pass<Design> = {
  name: 'reportSubstituteFonts',
  run: (design, { options: { standIns = [] }, findings }) => {
    const texts = design.elements.filter(
      ({ type, hidden }) => hidden !== true && definitionOf(type).textOf !== undefined,
    );
    for (const font of new Set(texts.flatMap(fontsOf))) {
      const origin = texts
        .filter((text) => fontsOf(text).includes(font))
        .map(({ id }) => elementOrigin(id));
      const others = fallbacksOf(font).join(', ');
      if (standIns.includes(font)) {
        findings.report({ rule: 'font-stand-in', args: { font }, origin });
      }
      if (others !== '') {
        findings.report({ rule: 'font-not-everywhere', args: { font, others }, origin });
      }
    }
    return design;
  },
};

/** The font of a text, and those of its parts. */
function fontsOf({ style, spans = [] }: SceneElement): readonly FontName[] {
  return [textLook(style).fontName, ...spans.flatMap(({ font }) => font ?? [])];
}
