import { CONTACT_ICONS } from '../../../model/contact-icons';
import { SelectField } from '../../../ui/fields/select-field';
import { useEdit } from '../use-edit';
import { sharedValue } from '../shared-value';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';

const OPTIONS = CONTACT_ICONS.map(({ id, label }) => ({ value: id, label }));

/** Which icon is shown. */
export function GlyphSection({ elements, isLocked }: SectionProps) {
  const { commit } = useEdit();
  const choose = (value: string): void => {
    const glyph = CONTACT_ICONS.find(({ id }) => id === value)?.id;
    if (glyph === undefined) return;
    const changes = elements.map(
      ({ id }) => ({ type: 'scene/elementSet', id, settings: { glyph } }) as const,
    );
    commit({ type: 'scene/changesMade', changes }, 'Symbol');
  };
  return (
    <PanelSection title="Symbol" isLocked={isLocked}>
      <SelectField
        label="Drawing"
        value={sharedValue(elements, ({ glyph = 'envelope' }) => glyph)}
        options={OPTIONS}
        disabled={isLocked}
        onChange={choose}
      />
    </PanelSection>
  );
}
