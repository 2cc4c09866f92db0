import { Mail } from 'lucide-react';
import { GENERATOR_LABELS } from '../../model/messages/messages';
import { useAppSelector } from '../../store/hooks';
import { FormSection } from './form-section';

/** How the visitor can be reached. */
export function ContactSection() {
  const email = useAppSelector((state) => state.signature.present.person.email);
  return (
    <FormSection
      name="contact"
      title={GENERATOR_LABELS.sections.contact}
      description="Email, phone, website, address"
      icon={<Mail />}
      summary={email}
      fields="ContactFields"
      room="h-80"
    />
  );
}
