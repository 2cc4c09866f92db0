import { mix, WHITE } from '../../../model/color/color';
import type { GradientStyle, SceneElement } from '../../../scene/scene';
import { NumberField } from '../../../ui/fields/number-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { PanelSection } from './panel-section';
import { styledWith, type SectionProps } from './section-props';
import { wholeStyle } from '../../../scene/properties/whole-style';
import { sharedValue, useNumberEdit } from '../shared-value';
import { StyleColorField } from '../style-color-field';
import { useEdit } from '../use-edit';

const TO_THE_RIGHT = 90;
const LAST_ANGLE = 359;

/** The run of colors over a background. */
export function GradientSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const isOn = elements.some(({ style }) => style.background !== undefined);
  return (
    <PanelSection title="Gradient" isLocked={isLocked}>
      <SwitchField
        label="Use a gradient"
        isOn={isOn}
        disabled={isLocked}
        onChange={(wanted) =>
          commit(
            styledWith(elements, { background: wanted ? gradientOf(elements[0]) : null }),
            wanted ? 'Add gradient' : 'Remove gradient',
          )
        }
      />
      {isOn && <GradientFields elements={elements} />}
    </PanelSection>
  );
}

function GradientFields({ elements }: Pick<SectionProps, 'elements'>) {
  const [first] = elements;
  const withPart = (part: Partial<GradientStyle>) => ({
    background: { ...gradientOf(first), ...part },
  });
  const edit = useNumberEdit('Gradient', (angle) => styledWith(elements, withPart({ angle })));
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <StyleColorField
          label="From"
          step="Gradient"
          elements={elements}
          read={(element) => gradientOf(element).from}
          write={(from) => withPart({ from })}
        />
        <StyleColorField
          label="To"
          step="Gradient"
          elements={elements}
          read={(element) => gradientOf(element).to}
          write={(to) => withPart({ to })}
        />
      </div>
      <NumberField
        label="Angle"
        hint="0° up, 90° right"
        value={sharedValue(elements, (element) => gradientOf(element).angle)}
        fallback={TO_THE_RIGHT}
        min={0}
        max={LAST_ANGLE}
        {...edit}
      />
    </>
  );
}

/** An element's gradient, else the one it would begin with: from its background to a lighter shade of it. */
function gradientOf(element: SceneElement): GradientStyle {
  const { background, backgroundColor: from = WHITE } = wholeStyle(element);
  return background ?? { angle: TO_THE_RIGHT, from, to: mix(from, WHITE, 0.7) };
}
