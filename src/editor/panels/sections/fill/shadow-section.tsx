import {
  SHADOW_SIZES,
  shadowLengths,
  type Shadow,
  type ShadowLengths,
} from '../../../../email/shadows';
import { BLACK, mix, WHITE, type Hex } from '../../../../model/color/color';
import { backgroundBelow } from '../../../../scene/drawing/background-below';
import { SCENE_LIMITS } from '../../../../scene/limits';
import type { SceneElement } from '../../../../scene/scene';
import { useAppStore } from '../../../../store/hooks';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { useElementContext } from '../../../element-context';
import { selectScene } from '../../../selectors';
import { sharedValue, useNumberEdit } from '../../shared-value';
import { StyleColorField } from '../../style-color-field';
import { useEdit } from '../../use-edit';
import { PanelSection } from '../panel-section';
import { styledWith, type SectionProps } from '../section-props';

const LABELS: Readonly<Record<Shadow['size'], string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  custom: 'Custom',
};
const SIZES = [...SHADOW_SIZES, 'custom'] as const;
const NONE = 'none';
const OPTIONS = [
  { value: NONE, label: 'None' },
  ...SIZES.map((value) => ({ value, label: LABELS[value] })),
];

/** The shadow below elements, by its size or by its lengths; its color follows from what it falls on until one is chosen. */
export function ShadowSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const store = useAppStore();
  const context = useElementContext();
  const shadowIn = (element: SceneElement, size: Shadow['size']): Shadow => {
    const scene = selectScene(store.getState());
    const color = element.style.shadow?.color ?? shade(backgroundBelow(scene, element, context));
    // It begins as it was seen last.
    return size === 'custom' ? { size, color, ...lengthsOf(element) } : { size, color };
  };
  const [one] = elements;
  const shadowed = elements.filter(({ style }) => style.shadow !== undefined);
  const choose = (value: string): void => {
    const size = SIZES.find((each) => each === value);
    const changes = elements.map((element) =>
      styledWith([element], { shadow: size === undefined ? null : shadowIn(element, size) }),
    );
    commit({ type: 'scene/changesMade', changes }, 'Shadow');
  };
  const isCustom =
    shadowed.length > 0 && shadowed.every(({ style }) => style.shadow?.size === 'custom');
  return (
    <PanelSection title="Shadow" isLocked={isLocked}>
      <SelectField
        label="Shadow"
        isLabelHidden
        value={sharedValue(elements, ({ style }) => style.shadow?.size ?? NONE)}
        options={OPTIONS}
        disabled={isLocked}
        onChange={choose}
      />
      {isCustom && <CustomShadow elements={shadowed} />}
      {shadowed.length > 0 && (
        <StyleColorField
          label="Shade"
          step="Shadow color"
          elements={shadowed}
          read={(element) => shadowOf(element).color}
          write={(color) => ({ shadow: { ...shadowOf(one), color } })}
        />
      )}
    </PanelSection>
  );
}

const FIELDS = [
  { part: 'x', label: 'Shadow X', range: SCENE_LIMITS.shadowOffset },
  { part: 'y', label: 'Shadow Y', range: SCENE_LIMITS.shadowOffset },
  { part: 'blur', label: 'Blur', range: SCENE_LIMITS.shadowBlur },
] as const;

interface CustomShadowProps {
  readonly elements: readonly SceneElement[];
}

/** Where a shadow lies, and how soft it is, in px. */
function CustomShadow({ elements }: CustomShadowProps) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {FIELDS.map((field) => (
        <LengthField key={field.part} elements={elements} {...field} />
      ))}
    </div>
  );
}

type LengthFieldProps = CustomShadowProps & (typeof FIELDS)[number];

function LengthField({ elements, part, label, range }: LengthFieldProps) {
  const edit = useNumberEdit('Shadow', (value) => {
    const changes = elements.map((element) => {
      const { color } = shadowOf(element);
      const shadow = { size: 'custom', color, ...lengthsOf(element), [part]: value } as const;
      return styledWith([element], { shadow });
    });
    return { type: 'scene/changesMade', changes };
  });
  return (
    <NumberField
      label={label}
      value={sharedValue(elements, (element) => lengthsOf(element)[part])}
      fallback={0}
      {...range}
      {...edit}
    />
  );
}

function lengthsOf(element: SceneElement): ShadowLengths {
  const { x, y, blur } = shadowLengths(shadowOf(element));
  return { x, y, blur };
}

const DARKNESS = 0.3;

/** A color in the shadow. */
function shade(color: Hex): Hex {
  return mix(color, BLACK, DARKNESS);
}

function shadowOf({ style }: SceneElement): Shadow {
  return style.shadow ?? { size: 'medium', color: shade(WHITE) };
}
