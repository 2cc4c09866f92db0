import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react';
import { SCENE_LIMITS } from '../../../scene/limits';
import { DEFAULT_TEXT_STYLE } from '../../../scene/kinds/text/text-look';
import type { SceneElement, TextAlign } from '../../../scene/scene';
import { NumberField } from '../../../ui/fields/number-field';
import { SegmentedControl } from '../../../ui/fields/segmented-control';
import { SelectField } from '../../../ui/fields/select-field';
import { Slider } from '../../../ui/fields/slider';
import { cx } from '../../../ui/cx';
import { useScrub } from '../../../ui/fields/use-scrub';
import { FONT_WEIGHTS, nearestWeight } from '../font-choices';
import { PanelSection } from './panel-section';
import { ResetButton } from '../reset-button';
import { styledWith, type SectionProps } from './section-props';
import { wholeStyle } from '../../../scene/properties/whole-style';
import { sharedLook, sharedValue, useNumberEdit } from '../shared-value';
import { TextColorField } from '../text-color-field';
import { FontField, LineHeightField } from '../font-fields';
import { TextStyleToggles } from '../text-style-toggles';
import { useEdit } from '../use-edit';

const ALIGNMENTS = [
  { value: 'left', label: 'Align text left', icon: <AlignLeft className="size-4" /> },
  { value: 'center', label: 'Align text center', icon: <AlignCenter className="size-4" /> },
  { value: 'right', label: 'Align text right', icon: <AlignRight className="size-4" /> },
] as const;

const WEIGHTS = FONT_WEIGHTS.map(({ weight, name }) => ({
  value: String(weight),
  label: `${name} ${weight}`,
}));

/** How text looks. */
export function TypographySection({ elements, isLocked, isAdvanced }: SectionProps) {
  return (
    <PanelSection
      title="Typography"
      aside={<ResetButton section="typography" />}
      isLocked={isLocked}
    >
      <div data-keeps-text="">
        <FontField elements={elements} />
      </div>
      <div data-keeps-text="">
        <FontSizeField elements={elements} />
      </div>
      <div data-keeps-text="" className="flex flex-wrap items-end gap-2">
        <WeightField elements={elements} />
        <LetterSpacingField elements={elements} />
      </div>
      <div data-keeps-text="" className="flex flex-wrap items-center justify-between gap-2">
        <TextStyleToggles elements={elements} />
        <AlignField elements={elements} />
      </div>
      <TextColorField elements={elements} />
      {isAdvanced && (
        <div data-keeps-text="">
          <LineHeightField elements={elements} />
        </div>
      )}
    </PanelSection>
  );
}

type FieldProps = Pick<SectionProps, 'elements'>;

function FontSizeField({ elements }: FieldProps) {
  const { draft, commit } = useEdit();
  const size = sharedLook(elements, fontSizeOf);
  const styled = (fontSize: number) => styledWith(elements, { fontSize });
  const { min, max } = SCENE_LIMITS.fontSize;
  const edit = useNumberEdit('Font size', styled);
  const scrub = useScrub({
    value: size,
    min,
    max,
    onDraft: edit.onDraft,
    onCommit: edit.onChange,
    onStart: edit.onEnter,
  });
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <span
          aria-hidden="true"
          {...scrub}
          className={cx('mb-1 block w-fit text-sm font-medium', scrub.className)}
        >
          Font size
        </span>
        <Slider
          label="Font size slider"
          value={size ?? DEFAULT_TEXT_STYLE.fontSize}
          valueText={size === null ? 'Mixed' : `${size} px`}
          min={min}
          max={max}
          step={1}
          onDraft={(value) => draft(styled(value), 'Font size')}
          onCommit={(value) => commit(styled(value), 'Font size')}
        />
      </div>
      <NumberField
        label="Font size"
        isLabelHidden
        value={size}
        fallback={DEFAULT_TEXT_STYLE.fontSize}
        min={min}
        max={max}
        className="w-16"
        {...edit}
      />
    </div>
  );
}

function WeightField({ elements }: FieldProps) {
  const { commit } = useEdit();
  const weight = sharedLook(elements, weightOf);
  return (
    <SelectField
      label="Weight"
      value={weight === null ? null : String(weight)}
      options={WEIGHTS}
      className="min-w-28 flex-1"
      onChange={(value) =>
        commit(styledWith(elements, { fontWeight: Number(value) }), 'Font weight')
      }
    />
  );
}

/** What is set by hand, in px; imported texts have finer ones. */
const SPACING_STEP = 0.5;

function LetterSpacingField({ elements }: FieldProps) {
  const edit = useNumberEdit('Letter spacing', (letterSpacing) =>
    // None at all is the default, and is not saved.
    styledWith(elements, { letterSpacing: letterSpacing === 0 ? null : letterSpacing }),
  );
  return (
    <NumberField
      label="Letter spacing"
      value={sharedLook(elements, spacingOf)}
      fallback={0}
      {...SCENE_LIMITS.letterSpacing}
      step={SPACING_STEP}
      className="w-24"
      {...edit}
    />
  );
}

function AlignField({ elements }: FieldProps) {
  const { commit } = useEdit();
  return (
    <SegmentedControl<TextAlign | 'mixed'>
      label="Alignment"
      isIconOnly
      value={sharedValue(elements, alignOf) ?? 'mixed'}
      options={ALIGNMENTS}
      onChange={(value) => {
        if (value !== 'mixed') commit(styledWith(elements, { textAlign: value }), 'Alignment');
      }}
    />
  );
}

function fontSizeOf(element: SceneElement): number {
  return wholeStyle(element).fontSize ?? DEFAULT_TEXT_STYLE.fontSize;
}

function weightOf(element: SceneElement): number {
  return nearestWeight(wholeStyle(element).fontWeight ?? DEFAULT_TEXT_STYLE.fontWeight);
}

function spacingOf(element: SceneElement): number {
  return wholeStyle(element).letterSpacing ?? 0;
}

function alignOf(element: SceneElement): TextAlign {
  return wholeStyle(element).textAlign ?? DEFAULT_TEXT_STYLE.textAlign;
}
