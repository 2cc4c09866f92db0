import { lineHeightFor } from '../../email/fonts';
import { SCENE_LIMITS } from '../../scene/limits';
import { FONT_NAMES, type SceneElement } from '../../scene/scene';
import { NumberField } from '../../ui/fields/number-field';
import { SelectField } from '../../ui/fields/select-field';
import { looksOf } from '../part-of-text';
import { wholeLook } from '../whole-look';
import { type SectionProps, styledWith } from './sections/section-props';
import { sharedLook, sharedValue, useNumberEdit } from './shared-value';
import { FONT_OPTIONS } from './font-choices';
import { useEdit } from './use-edit';

type FieldProps = Pick<SectionProps, 'elements'>;

export function FontField({ elements }: FieldProps) {
  const { commit } = useEdit();
  return (
    <SelectField
      label="Font"
      value={sharedLook(elements, fontOf)}
      options={[...ownFonts(elements), ...FONT_OPTIONS]}
      onChange={(value) => {
        const fontFamily = FONT_NAMES.find((name) => name === value);
        if (fontFamily !== undefined) {
          const style = { fontFamily, firstFonts: null };
          commit(styledWith(elements, style), 'Font');
        }
      }}
    />
  );
}

export function LineHeightField({ elements }: FieldProps) {
  const edit = useNumberEdit('Line height', (lineHeight) => styledWith(elements, { lineHeight }));
  return (
    <NumberField
      label="Line height"
      value={sharedValue(elements, (element) => wholeLook(element).lineHeight)}
      fallback={lineHeightFor(wholeLook(elements[0]).size)}
      {...SCENE_LIMITS.lineHeight}
      {...edit}
    />
  );
}

/** A font that was imported is shown with the one that is drawn for it. */
function fontOf(element: SceneElement): string {
  const { fontName, firstFonts } = wholeLook(element);
  const [first = ''] = firstFonts.split(',');
  return first === '' ? fontName : `${first}, else ${fontName}`;
}

/** Fonts of these elements that the designer does not have. */
function ownFonts(elements: readonly SceneElement[]) {
  const others = new Set(elements.flatMap(looksOf).map(fontOf));
  for (const name of FONT_NAMES) others.delete(name);
  return [...others].map((name) => ({ value: name, label: name }));
}
