import { grownFrame } from '../../scene/frame';
import { SCENE_LIMITS } from '../../scene/limits';
import { useBuilderSelector } from '../../store/builder-hooks';
import { NumberField } from '../../ui/number-field';
import { SwitchField } from '../../ui/switch-field';
import { selectDisplayedScene } from '../canvas/displayed';
import { PanelSection } from './panel-section';
import { useEdit, useStay } from './use-edit';

/** How large what is exported is. */
export function FrameSection() {
  const scene = useBuilderSelector(selectDisplayedScene);
  const { commit } = useEdit();
  const stay = useStay();
  const { frame } = scene;
  const grown = grownFrame(scene);
  const hasGrown = grown.width > frame.width || grown.height > frame.height;
  const field = (measure: 'width' | 'height') => ({
    value: frame[measure],
    fallback: SCENE_LIMITS.frame[measure],
    min: SCENE_LIMITS.frame[measure],
    max: SCENE_LIMITS.place.max,
    onEnter: stay.begin,
    onChange: (value: number) =>
      commit(
        { type: 'scene/frameChanged', frame: { [measure]: value } },
        'Frame size',
        stay.group(),
      ),
  });
  return (
    <PanelSection title="Frame">
      <div>
        <div className="grid grid-cols-2 gap-2">
          <NumberField {...field('width')} label="Frame width" isLabelHidden prefix="W" />
          <NumberField {...field('height')} label="Frame height" isLabelHidden prefix="H" />
        </div>
        <p className="mt-1.5 text-xs text-ink-muted">
          {hasGrown
            ? `Grown to ${grown.width} × ${grown.height} to hold every element.`
            : `At least ${SCENE_LIMITS.frame.width} × ${SCENE_LIMITS.frame.height}. It grows with what lies on it.`}
        </p>
      </div>
      <SwitchField
        label="Trim to content"
        hint="Exports just the box around your elements"
        isOn={frame.trim}
        onChange={(trim) => commit({ type: 'scene/frameChanged', frame: { trim } }, 'Trim')}
      />
    </PanelSection>
  );
}
