import { SCENE_LIMITS } from '../../../scene/limits';
import { definitionOf } from '../../../scene/registry';
import { TextField } from '../../../ui/fields/text-field';
import { useElementContext } from '../../element-context';
import { LinkField } from '../link-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useTextSetting } from '../shared-value';

/** What stands for a picture where it is not shown, and where it leads. */
export function AltLinkSection({ elements: [element], isLocked }: SectionProps) {
  const { id, alt = '' } = element;
  const { describe, takesLink } = definitionOf(element.type);
  const context = useElementContext();
  const textSetting = useTextSetting(id);
  const { alt: _own, ...without } = element;
  return (
    <PanelSection title="Description & Link" isLocked={isLocked}>
      <TextField
        label="Alt text"
        value={alt}
        placeholder={describe(without, context)}
        hint="For screen readers and blocked images."
        maxLength={SCENE_LIMITS.alt}
        {...textSetting('alt', 'Alt text')}
      />
      {takesLink && <LinkField element={element} />}
    </PanelSection>
  );
}
