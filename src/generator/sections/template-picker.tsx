import { useId } from 'react';
import { TEMPLATE_IDS, TEMPLATE_LABELS, type TemplateId } from '../../model/template-ids';
import { chooseTemplate } from '../../store/signature/edit-form';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { OptionCard, OptionGroup } from '../../ui/fields/option-card';
import { TemplateThumbnail } from '../../saving/page/template-thumbnail';

/** The templates as small live pictures of the visitor's own signature. */
export function TemplatePicker() {
  const name = useId();
  const chosen = useAppSelector((state) => state.signature.present.look.template);
  const dispatch = useAppDispatch();
  const choose = (id: TemplateId): void => {
    dispatch(chooseTemplate(id));
  };
  return (
    <OptionGroup
      label="Template"
      isLabelHidden
      className="grid-cols-[repeat(auto-fill,minmax(min(160px,calc(50%-6px)),1fr))] gap-3"
    >
      {TEMPLATE_IDS.map((id) => (
        <OptionCard
          key={id}
          name={name}
          value={id}
          caption={TEMPLATE_LABELS[id]}
          picture={<TemplateThumbnail id={id} />}
          isSelected={id === chosen}
          onSelect={() => choose(id)}
        />
      ))}
    </OptionGroup>
  );
}
