import { SCENE_LIMITS } from '../../scene/limits';
import { definitionOf } from '../../scene/registry';
import { TextField } from '../../ui/text-field';
import { useElementContext } from '../element-context';
import { LinkField } from './link-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useEditSession } from '../../ui/use-edit-session';
import { useEdit } from './use-edit';

/** What stands for a picture where it is not shown, and where it leads. */
export function AltLinkSection({ elements: [element], isLocked }: SectionProps) {
  const { id, alt = '' } = element;
  const { describe, takesLink } = definitionOf(element.type);
  const context = useElementContext();
  const { commit } = useEdit();
  const session = useEditSession();
  const { alt: _own, ...without } = element;
  return (
    <PanelSection title="Description & Link" isLocked={isLocked}>
      <TextField
        label="Alt text"
        value={alt}
        placeholder={describe(without, context)}
        hint="For screen readers and blocked images."
        maxLength={SCENE_LIMITS.alt}
        onFocus={session.begin}
        onChange={(text) =>
          commit(
            { type: 'scene/elementSet', id, settings: { alt: text } },
            'Alt text',
            session.group(),
          )
        }
      />
      {takesLink && <LinkField element={element} />}
    </PanelSection>
  );
}
