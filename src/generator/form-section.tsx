import type { ComponentProps, ComponentType } from 'react';
import { sampleFields } from '../model/sample-fields';
import { SAMPLE_WORDS } from '../model/sample-messages';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { changeSection } from '../store/open-sections';
import { Badge } from '../ui/badge';
import { CollapsibleSection } from '../ui/collapsible-section';
import { useOnUse, type OnUse } from '../ui/on-use';
import { sectionOf, type Section } from './focus-field';

interface FormSectionProps extends Pick<
  ComponentProps<typeof CollapsibleSection>,
  'title' | 'description' | 'icon' | 'summary'
> {
  readonly name: Section;
  /** Comes when the section is opened for the first time, or the pointer is about to. */
  readonly content: OnUse<{ readonly Fields: ComponentType }>;
  /** Keeps its place until then, a class. */
  readonly room: string;
}

/** A section of the form. It says whether something in it is the sample's, and is as open as it was at the last visit. */
export function FormSection({ name, content, room, ...header }: FormSectionProps) {
  const isOpen = useAppSelector((state) => state.openSections.includes(name));
  const hasSample = useAppSelector(({ signature: { present } }) =>
    sampleFields(present.person).some((field) => sectionOf(field) === name),
  );
  const dispatch = useAppDispatch();
  return (
    <div onPointerEnter={content.want} onFocus={content.want}>
      <CollapsibleSection
        {...header}
        name={name}
        badge={hasSample && <Badge>{SAMPLE_WORDS.mark}</Badge>}
        isOpen={isOpen}
        onOpenChange={(opens) => {
          dispatch(changeSection(name, opens));
        }}
      >
        <ContentOnUse content={content} room={room} />
      </CollapsibleSection>
    </div>
  );
}

function ContentOnUse({ content, room }: Pick<FormSectionProps, 'content' | 'room'>) {
  const code = useOnUse(content);
  return code === null ? <div className={room} /> : <code.Fields />;
}
