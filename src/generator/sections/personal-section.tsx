import { User } from 'lucide-react';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

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
      fields="PersonalFields"
      room="h-64"
    />
  );
}
