import { Mail } from 'lucide-react';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { onUse } from '../ui/on-use';
import { FormSection } from './form-section';

const FIELDS = onUse(async () => ({ Fields: (await import('./text-fields')).ContactFields }));

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
      content={FIELDS}
      room="h-80"
    />
  );
}
