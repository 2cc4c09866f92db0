import { addressHref } from '../../../model/person/web/address-href';
import { BLOCK_LIMITS } from '../../../model/person/blocks';
import { codeColors } from '../../../scene/kinds/code-colors';
import { TextField } from '../../../ui/fields/text-field';
import { FollowsDetails } from '../../details/edit-details';
import { StyleColorField } from '../style-color-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useTextSetting } from '../shared-value';

/** What a QR code holds: a link, else the person's contact details. */
export function CodeSection({ elements: [element], isLocked }: SectionProps) {
  const { id, content = '' } = element;
  const textSetting = useTextSetting(id);
  const isWrong = content.trim() !== '' && addressHref(content) === null;
  return (
    <PanelSection title="Code" isLocked={isLocked}>
      <TextField
        label="Link"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={BLOCK_LIMITS.link}
        value={content}
        placeholder="https://"
        error={isWrong ? 'Enter a web address, email or phone number.' : undefined}
        hint={<FollowsDetails />}
        {...textSetting('content', 'Link')}
      />
      <div className="grid grid-cols-2 gap-2 lg:max-xl:grid-cols-1">
        <StyleColorField
          label="Code color"
          step="Code color"
          elements={[element]}
          read={(one) => codeColors(one).ink}
          write={(color) => ({ color })}
          disabled={isLocked}
        />
        <StyleColorField
          label="Around it"
          step="Color around the code"
          elements={[element]}
          read={(one) => codeColors(one).paper}
          write={(backgroundColor) => ({ backgroundColor })}
          disabled={isLocked}
        />
      </div>
    </PanelSection>
  );
}
