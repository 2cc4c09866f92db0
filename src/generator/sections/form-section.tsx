import type { ComponentProps } from 'react';
import { sampleFields } from '../../model/person/sample-fields';
import { SAMPLE_WORDS } from '../../model/messages/sample-messages';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeSection } from '../../store/open-sections';
import { Badge } from '../../ui/badge';
import { CollapsibleSection } from '../../ui/collapsible-section';
import { ENTER_TO_NEXT } from '../../ui/fields/next-field';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/hooks/use-lazy';
import { sectionOf, triggerOf, type Section } from '../focus-field';
import { bringUp } from './bring-up';

interface FormSectionProps extends Pick<
  ComponentProps<typeof CollapsibleSection>,
  'title' | 'description' | 'icon' | 'summary'
> {
  readonly name: Section;
  readonly fields: keyof typeof import('./section-fields');
  /** Keeps its place until then, a class. */
  readonly room: string;
}

/** They load when a section is opened for the first time, or the pointer is about to. */
const FIELDS = lazy(() => import('./section-fields'));

/** A section of the form. It shows whether it has sample values, and is open if it was at the last visit. */
export function FormSection({ name, fields, room, ...header }: FormSectionProps) {
  const isOpen = useAppSelector((state) => state.openSections.includes(name));
  const hasSample = useAppSelector(({ signature: { present } }) =>
    sampleFields(present.person).some((field) => sectionOf(field) === name),
  );
  const dispatch = useAppDispatch();
  return (
    <div
      {...ENTER_TO_NEXT}
      onPointerEnter={FIELDS.prefetch}
      onFocus={(event) => {
        FIELDS.prefetch();
        ENTER_TO_NEXT.onFocus(event);
      }}
    >
      <CollapsibleSection
        {...header}
        name={name}
        badge={hasSample && <Badge>{SAMPLE_WORDS.badge}</Badge>}
        isOpen={isOpen}
        onOpenChange={(opens) => {
          dispatch(changeSection(name, opens));
          if (opens) bringUp(triggerOf(name));
        }}
      >
        <Content fields={fields} room={room} />
      </CollapsibleSection>
    </div>
  );
}

function Content({ fields, room }: Pick<FormSectionProps, 'fields' | 'room'>) {
  const code = useLazy(FIELDS);
  if (code === null) return <div className={room} />;
  const Fields = code[fields];
  return <Fields />;
}
