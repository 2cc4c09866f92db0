import { lineHeightFor } from '../../email/fonts';
import type { StyleChange } from '../../scene/actions';
import { SCENE_LIMITS } from '../../scene/limits';
import { textLook } from '../../scene/kinds/text/text-look';
import { FONT_NAMES, type SceneElement } from '../../scene/scene';
import { NumberField } from '../../ui/fields/number-field';
import { SelectField } from '../../ui/fields/select-field';
import { idsOf, type SectionProps } from './sections/section-props';
import { wholeStyle } from './sections/sections-for';
import { sharedValue, useNumberEdit } from './shared-value';
import { useEdit } from './use-edit';

const FONTS = FONT_NAMES.map((name) => ({ value: name, label: name }));

/** The advanced settings of text. */
export function TextDetails({ elements }: Pick<SectionProps, 'elements'>) {
  const { commit } = useEdit();
  const styled = (style: StyleChange) =>
    ({ type: 'scene/elementsStyled', ids: idsOf(elements), style }) as const;
  const change = (style: StyleChange, step: string): void => commit(styled(style), step);
  const edit = useNumberEdit('Line height', (lineHeight) => styled({ lineHeight }));
  return (
    <div className="flex gap-2">
      <SelectField
        label="Font"
        value={sharedValue(elements, (element) => lookOf(element).fontName)}
        options={FONTS}
        className="flex-1"
        onChange={(value) => {
          const fontFamily = FONT_NAMES.find((name) => name === value);
          if (fontFamily !== undefined) change({ fontFamily }, 'Font');
        }}
      />
      <NumberField
        label="Line height"
        value={sharedValue(elements, (element) => lookOf(element).lineHeight)}
        fallback={lineHeightFor(lookOf(elements[0]).size)}
        {...SCENE_LIMITS.lineHeight}
        className="w-20"
        {...edit}
      />
    </div>
  );
}

function lookOf(element: SceneElement) {
  return textLook(wholeStyle(element), false);
}
