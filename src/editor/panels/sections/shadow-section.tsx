import { SHADOW_SIZES, type Shadow, type ShadowSize } from '../../../email/shadows';
import { BLACK, mix, WHITE, type Hex } from '../../../model/color/color';
import { backgroundBelow } from '../../../scene/drawing/background-below';
import type { SceneElement } from '../../../scene/scene';
import { useAppStore } from '../../../store/hooks';
import { SelectField } from '../../../ui/fields/select-field';
import { useElementContext } from '../../element-context';
import { selectScene } from '../../selectors';
import { sharedValue } from '../shared-value';
import { StyleColorField } from '../style-color-field';
import { useEdit } from '../use-edit';
import { PanelSection } from './panel-section';
import { styledWith, type SectionProps } from './section-props';

const LABELS: Readonly<Record<ShadowSize, string>> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
};
const NONE = 'none';
const OPTIONS = [
  { value: NONE, label: 'None' },
  ...SHADOW_SIZES.map((value) => ({ value, label: LABELS[value] })),
];

/** The shadow below elements, by its size; its color follows from what it falls on until one is chosen. */
export function ShadowSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const store = useAppStore();
  const context = useElementContext();
  const shadowIn = (element: SceneElement, size: ShadowSize): Shadow => {
    const scene = selectScene(store.getState());
    const color = element.style.shadow?.color ?? shade(backgroundBelow(scene, element, context));
    return { size, color };
  };
  const [one] = elements;
  const shadowed = elements.filter(({ style }) => style.shadow !== undefined);
  const choose = (value: string): void => {
    const size = SHADOW_SIZES.find((each) => each === value);
    const changes = elements.map((element) =>
      styledWith([element], { shadow: size === undefined ? null : shadowIn(element, size) }),
    );
    commit({ type: 'scene/changesMade', changes }, 'Shadow');
  };
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

const DARKNESS = 0.3;

/** A color in the shadow. */
function shade(color: Hex): Hex {
  return mix(color, BLACK, DARKNESS);
}

function shadowOf({ style }: SceneElement): Shadow {
  return style.shadow ?? { size: 'medium', color: shade(WHITE) };
}
