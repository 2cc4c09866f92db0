import { grownFrame } from '../../../../scene/frame';
import type { Size } from '../../../../scene/geometry';
import { SCENE_LIMITS } from '../../../../scene/limits';
import { useAppSelector } from '../../../../store/hooks';
import { NumberField } from '../../../../ui/fields/number-field';
import { SwitchField } from '../../../../ui/fields/switch-field';
import { selectDisplayedScene } from '../../../canvas/drawing/displayed';
import { COLLAPSE_EMPTY } from '../../../commands/export';
import { growthNote } from '../growth-note';
import { PanelSection } from '../panel-section';
import { useEdit } from '../../use-edit';
import { useNumberEdit } from '../../shared-value';

/** How large what is exported is. */
export function FrameSection() {
  const scene = useAppSelector(selectDisplayedScene);
  const { commit } = useEdit();
  const { frame } = scene;
  const grown = grownFrame(scene);
  return (
    <PanelSection title="Frame">
      <div>
        <div className="grid grid-cols-2 gap-2">
          <FrameField measure="width" letter="W" shown={grown} />
          <FrameField measure="height" letter="H" shown={grown} />
        </div>
        <p className="mt-1.5 text-xs text-ink-muted">
          {growthNote(frame, grown) ??
            `At least ${SCENE_LIMITS.leastFrame.width} × ${SCENE_LIMITS.leastFrame.height}. Grows to fit.`}
        </p>
      </div>
      <SwitchField
        label="Trim to content"
        hint="Exports only the area around your elements"
        isOn={frame.trim}
        onChange={(trim) => commit({ type: 'scene/frameChanged', frame: { trim } }, 'Trim')}
      />
      <SwitchField
        label={COLLAPSE_EMPTY}
        hint="Leaves no gap where a detail is missing"
        isOn={frame.closeUp === true}
        onChange={(closeUp) =>
          commit({ type: 'scene/frameChanged', frame: { closeUp } }, COLLAPSE_EMPTY)
        }
      />
    </PanelSection>
  );
}

interface FrameFieldProps {
  readonly measure: 'width' | 'height';
  readonly letter: string;
  /** The frame as it is drawn. */
  readonly shown: Size;
}

function FrameField({ measure, letter, shown }: FrameFieldProps) {
  const edit = useNumberEdit('Frame size', (value) => ({
    type: 'scene/frameChanged',
    frame: { [measure]: value },
  }));
  return (
    <NumberField
      label={`Frame ${measure}`}
      isLabelHidden
      prefix={letter}
      value={shown[measure]}
      fallback={SCENE_LIMITS.frame[measure]}
      min={SCENE_LIMITS.leastFrame[measure]}
      max={SCENE_LIMITS.place.max}
      {...edit}
    />
  );
}
