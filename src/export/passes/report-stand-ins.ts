import { elementOrigin, type Finding } from '../../model/findings';
import { textLook } from '../../scene/kinds/text-look';
import { definitionOf } from '../../scene/registry';
import type { Design } from '../../scene/scene';
import type { Pass } from './pass';

/** Reports where a device has no more of a font than its widths: once for each font, whatever texts are in it. */
export const reportStandIns: Pass<Design> = {
  name: 'reportStandIns',
  run: (design, { options: { standIns = [] }, findings }) => {
    const texts = design.elements.filter(
      ({ type, hidden }) => hidden !== true && definitionOf(type).textOf !== undefined,
    );
    for (const font of standIns) {
      const own = texts.filter(({ style }) => textLook(style, false).fontName === font);
      if (own.length === 0) continue;
      const origin = own.map(({ id }) => elementOrigin(id));
      const finding: Finding = {
        rule: 'font-stand-in',
        severity: 'info',
        clients: [],
        args: { font },
        origin,
      };
      findings.report(finding);
    }
    return design;
  },
};
