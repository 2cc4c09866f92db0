import { elementOrigin } from '../../../model/findings/findings';
import type { Design } from '../../../scene/scene';
import { needsAddresses } from '../../compose/needs-addresses';
import type { Pass } from '../pass';

/** Puts letters for social icons where pictures are linked: the bundled icons have bytes but no address. */
export const replaceIconsByLetters: Pass<Design> = {
  name: 'replaceIconsByLetters',
  run: (design, { options, findings }) => {
    if (!needsAddresses(options.images)) return design;
    const icons = design.elements.filter(
      ({ style, hidden }) => style.socialStyle === 'icons' && !hidden,
    );
    if (icons.length === 0) return design;
    const origin = icons.map(({ id }) => elementOrigin(id));
    findings.report({ rule: 'marks-not-hosted', origin });
    const elements = design.elements.map((element) =>
      icons.includes(element)
        ? { ...element, style: { ...element.style, socialStyle: 'letters' as const } }
        : element,
    );
    return { ...design, elements };
  },
};
