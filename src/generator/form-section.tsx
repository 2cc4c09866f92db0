import type { ComponentProps } from 'react';
import { sampleFields } from '../model/sample-fields';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { changeSection } from '../store/open-sections';
import { Badge } from '../ui/badge';
import { CollapsibleSection } from '../ui/collapsible-section';
import { sectionOf, type Section } from './focus-field';

interface FormSectionProps extends Omit<
  ComponentProps<typeof CollapsibleSection>,
  'badge' | 'isOpen' | 'onOpenChange'
> {
  readonly name: Section;
}

/** A section of the form. It says whether something in it is the sample's, and is as open as it was at the last visit. */
export function FormSection({ name, ...section }: FormSectionProps) {
  const isOpen = useAppSelector((state) => state.openSections.includes(name));
  const hasSample = useAppSelector(({ signature: { present } }) =>
    sampleFields(present.person).some((field) => sectionOf(field) === name),
  );
  const dispatch = useAppDispatch();
  return (
    <CollapsibleSection
      {...section}
      name={name}
      badge={hasSample && <Badge>Sample</Badge>}
      isOpen={isOpen}
      onOpenChange={(opens) => void dispatch(changeSection(name, opens))}
    />
  );
}
