import { Palette as PaletteIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { isCustomScheme } from '../model/color-scheme';
import { GENERATOR_LABELS } from '../model/messages';
import { paletteTitle } from '../model/palettes';
import { TEMPLATE_LABELS } from '../model/template-ids';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { switchCustomColors } from '../store/signature/edit-form';
import { CollapsibleSection } from '../ui/collapsible-section';
import { SegmentedControl } from '../ui/segmented-control';
import { PalettePicker } from './palette-picker';
import { TemplatePicker } from './template-picker';

const COLOR_MODES = [
  { value: 'preset', label: 'Preset palettes' },
  { value: 'custom', label: 'Custom colors' },
] as const;

const LazyCustomColors = lazy(async () => {
  const { CustomColors } = await import('./custom-colors');
  return { default: CustomColors };
});

/** Templates and color schemes. */
export function StyleSection() {
  const template = useAppSelector((state) => state.signature.present.look.template);
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  const dispatch = useAppDispatch();
  const isCustom = isCustomScheme(scheme);
  const colors = isCustom ? 'Custom colors' : paletteTitle(scheme);
  return (
    <CollapsibleSection
      title={GENERATOR_LABELS.sections.style}
      description="Templates and color schemes"
      icon={<PaletteIcon />}
      summary={`${TEMPLATE_LABELS[template]}, ${colors}`}
    >
      <div className="grid gap-6">
        <TemplatePicker />
        <div className="grid gap-3">
          <SegmentedControl
            label="Colors"
            isLabelHidden={false}
            isBlock
            value={isCustom ? 'custom' : 'preset'}
            options={COLOR_MODES}
            onChange={(mode) => dispatch(switchCustomColors(mode === 'custom'))}
          />
          <Suspense fallback={null}>{isCustom ? <LazyCustomColors /> : <PalettePicker />}</Suspense>
        </div>
      </div>
    </CollapsibleSection>
  );
}
