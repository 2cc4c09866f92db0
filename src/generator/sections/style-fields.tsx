import { useId, useState } from 'react';
import { blendNote } from '../../model/color/blend-note';
import { toHex } from '../../model/color/color';
import { isCustomScheme, isLogoScheme } from '../../model/color/color-scheme';
import { parseCssColor } from '../../model/color/css-color';
import { shadeNote } from '../../model/color/shade-note';
import { PALETTE_COLORS, type PaletteColor } from '../../model/color/palettes';
import type { PhraseId } from '../../model/languages/language-words';
import { PHRASE_LABELS } from '../../model/languages/phrase-labels';
import { LONGEST_PHRASE } from '../../model/limits';
import { TEMPLATE_IDS, TEMPLATE_LABELS, type TemplateId } from '../../model/template-ids';
import { usePrefetchedTemplates, useTemplate } from '../../output/page/use-template';
import { useWords } from '../../output/page/use-words';

import { beginCustomColors } from '../../pictures/state/logo-palette';
import { TemplateThumbnail } from '../../saving/page/template-thumbnail';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import {
  switchCustomColors,
  chooseTemplate,
  changeCustomColor,
  changePhrase,
} from '../../store/signature/edit-form';
import { ColorField } from '../../ui/fields/color-field';
import { OptionCard, OptionGroup } from '../../ui/fields/option-card';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { SwitchField } from '../../ui/fields/switch-field';
import { TextField } from '../../ui/fields/text-field';
import { useEditSession } from '../../ui/fields/use-edit-session';
import { TabList, TabPanel } from '../../ui/tabs';
import { PalettePicker } from './palette-picker';
import { TextStyleFields } from './text-style-fields';

const TABS = [
  { value: 'templates', label: 'Templates' },
  { value: 'colors', label: 'Colors' },
  { value: 'text', label: 'Text' },
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
        {tab === 'templates' && (
          <>
            <TemplatePicker />
            <TemplateWords />
          </>
        )}
        {tab === 'colors' && <Colors />}
        {tab === 'text' && <TextStyleFields />}
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

/** The templates as small live pictures of the visitor's own signature. */
function TemplatePicker() {
  const name = useId();
  const chosen = useAppSelector((state) => state.signature.present.look.template);
  const dispatch = useAppDispatch();
  // The preview shows the next choice without waiting.
  usePrefetchedTemplates();
  const choose = (id: TemplateId): void => {
    dispatch(chooseTemplate(id));
  };
  return (
    <OptionGroup
      label="Template"
      isLabelHidden
      className="grid-cols-[repeat(auto-fill,minmax(min(240px,calc(50%-6px)),1fr))] gap-3"
    >
      {TEMPLATE_IDS.map((id) => (
        <OptionCard
          key={id}
          name={name}
          value={id}
          caption={TEMPLATE_LABELS[id]}
          picture={<TemplateThumbnail id={id} />}
          pictureClassName="aspect-[2/1]"
          isSelected={id === chosen}
          onSelect={() => choose(id)}
        />
      ))}
    </OptionGroup>
  );
}

const LABELS: Readonly<Record<PaletteColor, string>> = {
  primary: 'Primary',
  secondary: 'Secondary',
  accent: 'Accent',
  background: 'Background',
  text: 'Text',
};

/** Five pickers, each with its hex field. */
function CustomColors() {
  const palette = useAppSelector((state) => state.signature.present.look.customPalette);
  const dispatch = useAppDispatch();
  const change = (color: PaletteColor, value: string): void => {
    dispatch(changeCustomColor(color, toHex(value)));
  };
  return (
    <div className="grid grid-cols-2 gap-3">
      {PALETTE_COLORS.map((color) => (
        <ColorField
          key={color}
          label={LABELS[color]}
          value={palette[color]}
          parse={parseCssColor}
          explain={blendNote}
          hint={color === 'background' ? undefined : shadeNote(palette[color])}
          onDraft={(value) => change(color, value)}
          onCommit={(value) => change(color, value)}
        />
      ))}
    </div>
  );
}

/** The phrases that the chosen template adds: each can be changed, and switched off. Nothing where it adds none. */
function TemplateWords() {
  const template = useTemplate(useAppSelector((state) => state.signature.present.look.template));
  const phrases = template?.phrases ?? [];
  if (phrases.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3 border-t pt-4">
      {phrases.map((id) => (
        <PhraseField key={id} id={id} />
      ))}
    </div>
  );
}

function PhraseField({ id }: { readonly id: PhraseId }) {
  const words = useAppSelector((state) => state.signature.present.look.phrases[id]);
  const usual = useWords()?.phrases[id] ?? '';
  const dispatch = useAppDispatch();
  const session = useEditSession();
  const label = PHRASE_LABELS[id];
  return (
    <div className="grid gap-1">
      <SwitchField
        label={`Show the ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        isOn={words !== false}
        onChange={(isOn) => dispatch(changePhrase({ id, words: isOn ? '' : false }))}
      />
      {words !== false && (
        <TextField
          label={label}
          isLabelHidden
          value={words ?? ''}
          placeholder={usual}
          maxLength={LONGEST_PHRASE}
          onFocus={session.begin}
          onChange={(text) => dispatch(changePhrase({ id, words: text, group: session.group() }))}
        />
      )}
    </div>
  );
}
