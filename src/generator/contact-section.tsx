import { Mail } from 'lucide-react';
import { CONTACT_FIELDS } from '../model/fields';
import { GENERATOR_LABELS } from '../model/messages';
import { useAppSelector } from '../store/hooks';
import { FormSection } from './form-section';
import { SignatureField } from './signature-fields';

/** Email, phone, website and address. */
export function ContactSection() {
  const email = useAppSelector((state) => state.signature.present.person.email);
  return (
    <FormSection
      name="contact"
      title={GENERATOR_LABELS.sections.contact}
      description="Email, phone, website, address"
      icon={<Mail />}
      summary={email}
    >
      <div className="grid gap-4">
        {CONTACT_FIELDS.map((spec) => (
          <SignatureField key={spec.id} spec={spec} />
        ))}
      </div>
    </FormSection>
  );
}
