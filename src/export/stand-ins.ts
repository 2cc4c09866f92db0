import { elementOrigin, type Finding } from '../model/findings';
import { textLook } from '../scene/kinds/text-look';
import { findElement } from '../scene/registry';
import type { FontName, SceneElement } from '../scene/scene';

/** What is said where a device has no more of a font than its widths: once for each font, whatever texts are in it. */
export function findStandIns(
  elements: readonly SceneElement[],
  fonts: readonly FontName[],
): readonly Finding[] {
  const texts = elements.filter(
    ({ type, hidden }) => hidden !== true && findElement(type).textOf !== undefined,
  );
  return fonts.flatMap((font): readonly Finding[] => {
    const own = texts.filter(({ style }) => textLook(style, false).fontName === font);
    if (own.length === 0) return [];
    const origin = own.map(({ id }) => elementOrigin(id));
    return [{ rule: 'font-stand-in', severity: 'info', clients: [], args: { font }, origin }];
  });
}
