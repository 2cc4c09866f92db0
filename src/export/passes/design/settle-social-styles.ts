import { elementOrigin } from '../../../model/findings/findings';
import type { Design, SceneElement } from '../../../scene/scene';
import { shownSocialStyle } from '../../compose/shown-social-style';
import type { Pass } from '../pass';

/** Settles whether badges are icons or letters in this output, and reports icons that become letters. */
export const settleSocialStyles: Pass<Design> = {
  name: 'settleSocialStyles',
  run: (design, { options, findings }) => {
    const settled = (element: SceneElement): SceneElement => {
      const { style, hidden } = element;
      if (style.socialStyle === undefined || hidden) return element;
      const socialStyle = shownSocialStyle(style.socialStyle, options);
      return socialStyle === style.socialStyle
        ? element
        : { ...element, style: { ...style, socialStyle } };
    };
    const elements = design.elements.map(settled);
    if (elements.every((element, index) => element === design.elements[index])) return design;
    const lettered = design.elements.filter(
      ({ style }, index) =>
        style.socialStyle === 'icons' && elements[index]?.style.socialStyle === 'letters',
    );
    const origin = lettered.map(({ id }) => elementOrigin(id));
    if (origin.length > 0) findings.report({ rule: 'marks-not-hosted', origin });
    return { ...design, elements };
  },
};
