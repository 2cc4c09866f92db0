import { SCENE_LIMITS } from '../../scene/limits';
import type { SceneElement } from '../../scene/scene';
import { NumberField } from '../../ui/fields/number-field';
import { Slider } from '../../ui/fields/slider';
import { styledWith } from './sections/section-props';
import { sharedValue, useNumberEdit } from './shared-value';

const { min, max } = SCENE_LIMITS.opacity;

interface OpacityProps {
  readonly elements: readonly SceneElement[];
}

/** How much of the elements is seen, in percent. */
export function OpacityField({ elements }: OpacityProps) {
  const { opacity, edit } = useOpacity(elements);
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <OpacitySlider label="Opacity slider" elements={elements} />
      </div>
      <NumberField
        label="Opacity"
        isLabelHidden
        suffix="%"
        value={opacity}
        fallback={max}
        min={min}
        max={max}
        className="w-20"
        {...edit}
      />
    </div>
  );
}

/** The same in the picker of a fill, which is seen through with all else of its element. */
export function OpacityInPicker({ elements }: OpacityProps) {
  return (
    <div className="mt-3">
      <p aria-hidden="true" className="text-xs text-ink-muted">
        Opacity of the element
      </p>
      <OpacitySlider label="Opacity of the element" elements={elements} />
    </div>
  );
}

function OpacitySlider({ label, elements }: OpacityProps & { readonly label: string }) {
  const { opacity, edit } = useOpacity(elements);
  return (
    <Slider
      label={label}
      value={opacity ?? max}
      valueText={opacity === null ? 'Mixed' : `${opacity}%`}
      min={min}
      max={max}
      step={1}
      onDraft={edit.onDraft}
      onCommit={(value) => {
        edit.onEnter();
        edit.onChange(value);
      }}
    />
  );
}

function useOpacity(elements: readonly SceneElement[]) {
  const opacity = sharedValue(elements, ({ style }) => style.opacity ?? max);
  const edit = useNumberEdit('Opacity', (value) =>
    styledWith(elements, { opacity: value === max ? null : value }),
  );
  return { opacity, edit };
}
