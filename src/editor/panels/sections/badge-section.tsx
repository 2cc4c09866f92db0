import { BADGE_SHAPES, type BadgeShape } from '../../../model/contact-icons';
import { BADGE_GAP, badgeLook } from '../../../scene/kinds/badge';
import { SCENE_LIMITS } from '../../../scene/limits';
import type { SceneElement } from '../../../scene/scene';
import { TextButton } from '../../../ui/buttons/text-button';
import { NumberField } from '../../../ui/fields/number-field';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { useElementContext } from '../../element-context';
import { sharedValue, useNumberEdit } from '../shared-value';
import { StyleColorField } from '../style-color-field';
import { useEdit } from '../use-edit';
import { PanelSection } from './panel-section';
import { idsOf, type SectionProps, styledWith } from './section-props';

const LABELS: Readonly<Record<BadgeShape, string>> = {
  soft: 'Soft',
  round: 'Round',
  square: 'Square',
  plain: 'Plain',
};
const SHAPES = BADGE_SHAPES.map((value) => ({ value, label: LABELS[value] }));

/** What badges are: their plane, their color, and how far apart several of one element are. */
export function BadgeSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  return (
    <PanelSection title="Badge" isLocked={isLocked}>
      <SegmentedControl<BadgeShape | 'mixed'>
        label="Badge shape"
        isBlock
        value={sharedValue(elements, shapeOf) ?? 'mixed'}
        options={SHAPES}
        onChange={(shape) => {
          if (shape === 'mixed') return;
          const style = { badgeShape: shape === 'soft' ? null : shape, radius: null };
          commit(styledWith(elements, style), 'Badge shape');
        }}
      />
      <BadgeColor elements={elements} isLocked={isLocked} />
      {elements.every(({ type }) => type === 'social') && <BadgeGap elements={elements} />}
    </PanelSection>
  );
}

/** One of no certain shape has corners of its own, as an import gives them. */
function shapeOf({ style: { badgeShape, radius } }: SceneElement): BadgeShape | 'mixed' {
  return badgeShape ?? (radius === undefined ? 'soft' : 'mixed');
}

function BadgeGap({ elements }: Pick<SectionProps, 'elements'>) {
  const edit = useNumberEdit('Gap', (badgeGap) => styledWith(elements, { badgeGap }));
  return (
    <NumberField
      label="Gap"
      value={sharedValue(elements, ({ style }) => style.badgeGap ?? BADGE_GAP)}
      fallback={BADGE_GAP}
      {...SCENE_LIMITS.badgeGap}
      className="w-1/2 pe-1"
      {...edit}
    />
  );
}

/** The color of badges: one of their own, else that of the palette. */
function BadgeColor({ elements, isLocked }: Pick<SectionProps, 'elements' | 'isLocked'>) {
  const context = useElementContext();
  const { commit } = useEdit();
  const hasOwn = elements.some(({ style }) => style.backgroundColor !== undefined);
  const ids = idsOf(elements);
  const style = { backgroundColor: null };
  return (
    <div className="grid justify-items-start gap-1.5">
      <StyleColorField
        label="Badge color"
        step="Badge color"
        elements={elements}
        read={(element) => badgeLook(element.style, context).background}
        write={(backgroundColor) => ({ backgroundColor })}
        disabled={isLocked}
      />
      {hasOwn && !isLocked && (
        <TextButton
          onClick={() => commit({ type: 'scene/elementsStyled', ids, style }, 'Badge color')}
        >
          Use the palette
        </TextButton>
      )}
    </div>
  );
}
