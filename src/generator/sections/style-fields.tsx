import { useId, useState } from 'react';
import { isCustomScheme, isLogoScheme } from '../../model/color/color-scheme';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { beginCustomColors } from '../../pictures/state/logo-palette';
import { switchCustomColors } from '../../store/signature/edit-form';
import { CustomColors } from './custom-colors';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { TabList, TabPanel } from '../../ui/tabs';
import { PalettePicker } from './palette-picker';
import { TemplatePicker } from './template-picker';
import { TemplateWords } from './template-words';

const TABS = [
  { value: 'templates', label: 'Templates' },
  { value: 'colors', label: 'Colors' },
] as const;

const COLOR_MODES = [
  { value: 'preset', label: 'Preset palettes' },
  { value: 'custom', label: 'Custom colors' },
] as const;

/** Templates, and the colors they are drawn in. */
export function StyleFields() {
  const id = useId();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('templates');
  return (
    <>
      <TabList id={id} label="Style" tabs={TABS} value={tab} onChange={setTab} />
      <TabPanel id={id} value={tab} className="pt-4">
        {tab === 'templates' ? (
          <>
            <TemplatePicker />
            <TemplateWords />
          </>
        ) : (
          <Colors />
        )}
      </TabPanel>
    </>
  );
}

function Colors() {
  const scheme = useAppSelector((state) => state.signature.present.person.colorScheme);
  // The palette of a logo is chosen as a preset is.
  const isCustom = isCustomScheme(scheme) && !isLogoScheme(scheme);
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label="Colors"
        isBlock
        value={isCustom ? 'custom' : 'preset'}
        options={COLOR_MODES}
        onChange={(mode) =>
          dispatch(mode === 'custom' ? beginCustomColors() : switchCustomColors(false))
        }
      />
      {isCustom ? <CustomColors /> : <PalettePicker />}
    </div>
  );
}
