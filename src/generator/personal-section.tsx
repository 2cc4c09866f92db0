import { User } from 'lucide-react';
import { DEPARTMENT_FIELD, PERSONAL_FIELDS, QUOTE_FIELD } from '../model/fields';
import { GENERATOR_LABELS } from '../model/messages';
import { TEMPLATE_LABELS } from '../model/template-ids';
import { useAppSelector } from '../store/hooks';
import { FormSection } from './form-section';
import { SignatureField } from './signature-fields';
import { useTemplate } from './use-template';

/** Name, title, company and quote; the department where the template shows it. */
export function PersonalSection() {
  const name = useAppSelector((state) => state.signature.present.person.fullName);
  const template = useTemplate(useAppSelector((state) => state.signature.present.look.template));
  return (
    <FormSection
      name="personal"
      title={GENERATOR_LABELS.sections.personal}
      description="Name, title, company"
      icon={<User />}
      summary={name}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {PERSONAL_FIELDS.map((spec) => (
          <div key={spec.id} className="first:sm:col-span-2">
            <SignatureField spec={spec} />
          </div>
        ))}
        {template?.showsDepartment && (
          <div className="sm:col-span-2">
            <SignatureField
              spec={DEPARTMENT_FIELD}
              hint={`Shown by the ${TEMPLATE_LABELS[template.id]} template.`}
            />
          </div>
        )}
        <div className="sm:col-span-2">
          <SignatureField spec={QUOTE_FIELD} />
        </div>
      </div>
    </FormSection>
  );
}
