import { bindTyped } from '../../../scene/text/bind-typed';
import { hasBoundParts } from '../../../scene/text/bound-parts';
import { ownText } from '../../../scene/text/element-text';
import { SCENE_LIMITS } from '../../../scene/limits';
import { definitionOf } from '../../../scene/registry';
import { keepSpans } from '../../../scene/text/spans';
import { NumberField } from '../../../ui/fields/number-field';
import { SwitchField } from '../../../ui/fields/switch-field';
import { TextAreaField } from '../../../ui/fields/text-area-field';
import { useElementContext } from '../../element-context';
import { FollowsDetails, PartsFollowDetails } from '../../details/edit-details';
import { InsertDetail } from '../insert-detail';
import { LinkField } from '../link-field';
import { PanelSection } from './panel-section';
import type { SectionProps } from './section-props';
import { useEdit } from '../use-edit';
import { useTextSetting, useNumberEdit } from '../shared-value';

/** The text and the link of a text element. */
export function ContentSection({ elements, isLocked }: SectionProps) {
  const [element] = elements;
  const { id } = element;
  const { describe, follows, takesLink, takesSpans } = definitionOf(element.type);
  const context = useElementContext();
  const textSetting = useTextSetting(id);
  const { content: _own, ...without } = element;
  const { text, spans } = ownText(element, context);
  const isBound = hasBoundParts(spans ?? []);
  const hint = isBound ? <PartsFollowDetails /> : follows && <FollowsDetails />;
  return (
    <PanelSection title="Content" isLocked={isLocked}>
      <TextAreaField
        label="Text"
        isLabelHidden
        isGrowing
        value={text}
        placeholder={describe(without, context)}
        hint={hint}
        maxLength={SCENE_LIMITS.text}
        {...textSetting('content', 'Text', (typed) => {
          const kept = keepSpans(spans ?? [], text, typed);
          const parts = bindTyped({ text: typed, spans: kept }, element, context);
          return spans === undefined && parts.length === 0 ? {} : { spans: parts };
        })}
      />
      {takesSpans === true && <InsertDetail />}
      {takesLink && <LinkField element={element} />}
      {element.noAutoLink === true && <KeptAsText id={id} />}
      <WrapFields elements={elements} />
    </PanelSection>
  );
}

/** The way back from what the fix of a finding has set: mail clients may make links again. */
function KeptAsText({ id }: { readonly id: string }) {
  const { commit } = useEdit();
  return (
    <SwitchField
      label="Keep as text"
      isOn
      onChange={(noAutoLink) =>
        commit({ type: 'scene/elementSet', id, settings: { noAutoLink } }, 'Allow links')
      }
    />
  );
}

/** Whether text breaks at its width; where the handles at its sides set that, the width too. */
function WrapFields({ elements: [element] }: Pick<SectionProps, 'elements'>) {
  const { id, x, y, width, height, wrap = false } = element;
  const { handles, defaults } = definitionOf(element.type);
  const { commit } = useEdit();
  const edit = useNumberEdit('Width', (value) => ({
    type: 'scene/elementsResized',
    boxes: { [id]: { x, y, width: value, height } },
  }));
  return (
    <div>
      <SwitchField
        label="Wrap text"
        isOn={wrap}
        onChange={(isOn) =>
          commit(
            { type: 'scene/elementSet', id, settings: { wrap: isOn } },
            isOn ? 'Wrap text' : 'Unwrap text',
          )
        }
      />
      {handles === 'sides' && (
        <NumberField
          label="Width"
          isLabelHidden
          prefix="W"
          value={width}
          fallback={defaults.width}
          {...SCENE_LIMITS.width}
          className="mt-1 w-1/2 pe-1"
          {...edit}
        />
      )}
    </div>
  );
}
