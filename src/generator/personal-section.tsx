import { User } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { onUse } from '../ui/on-use';
import { FormSection } from './form-section';

const FIELDS = onUse(async () => ({ Fields: (await import('./text-fields')).PersonalFields }));

/** Who the visitor is. */
export function PersonalSection() {
  const name = useAppSelector((state) => state.signature.present.person.fullName);
  return (
    <FormSection
      name="personal"
      title={GENERATOR_LABELS.sections.personal}
      description="Name, title, company"
      icon={<User />}
      summary={name}
      content={FIELDS}
      room="h-64"
    />
  );
}
