import { DISCLAIMERS } from '../../../model/languages/disclaimers';
import { useWords } from '../../../output/page/use-words';
import { SelectField } from '../../../ui/fields/select-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useEdit } from '../use-edit';

const OWN = { value: 'own', label: 'Your own text' };

/** Which of our wordings a disclaimer has, in the language of the signature. */
export function DisclaimerSection({ elements: [element], isLocked }: SectionProps) {
  const { id, content = '' } = element;
  const words = useWords();
  const { commit } = useEdit();
  const used = words && DISCLAIMERS.find((preset) => words.disclaimers[preset.id] === content);
  const presets = DISCLAIMERS.map(({ id: value, label }) => ({ value, label }));
  return (
    <PanelSection title="Disclaimer" isLocked={isLocked}>
      <SelectField
        label="Kind"
        value={used?.id ?? OWN.value}
        options={used === undefined ? [...presets, OWN] : presets}
        onChange={(value) => {
          const preset = DISCLAIMERS.find((each) => each.id === value);
          if (preset === undefined || words === null) return;
          const settings = { content: words.disclaimers[preset.id] };
          commit({ type: 'scene/elementSet', id, settings }, 'Kind of disclaimer');
        }}
      />
    </PanelSection>
  );
}
