import { CONTACT_FIELDS, DEPARTMENT_FIELD, PERSONAL_FIELDS, QUOTE_FIELD } from '../model/fields';
import { SOCIAL_NETWORKS } from '../model/social';
import { TEMPLATE_LABELS } from '../model/template-ids';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { chooseSocialStyle } from '../store/signature/edit-form';
import { SegmentedControl } from '../ui/segmented-control';
import { SignatureField, SocialField } from './signature-fields';
import { useTemplate } from './use-template';

/** Name, title, company and quote; the department where the template shows it. */
export function PersonalFields() {
  const template = useTemplate(useAppSelector((state) => state.signature.present.look.template));
  return (
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
  );
}

/** Email, phone, website and address. */
export function ContactFields() {
  return (
    <div className="grid gap-4">
      {CONTACT_FIELDS.map((spec) => (
        <SignatureField key={spec.id} spec={spec} />
      ))}
    </div>
  );
}

const STYLES = [
  { value: 'letters', label: 'Letters' },
  { value: 'icons', label: 'Icons' },
] as const;

/** The addresses of social profiles, and how they are shown. */
export function SocialFields() {
  const style = useAppSelector((state) => state.signature.present.look.socialStyle);
  const dispatch = useAppDispatch();
  return (
    <div className="grid gap-4">
      <div>
        <SegmentedControl
          label="Show links as"
          isLabelHidden={false}
          value={style}
          options={STYLES}
          onChange={(value) => dispatch(chooseSocialStyle(value))}
        />
        <p className="mt-1.5 text-xs text-ink-muted">
          Letters show in every email client. Icons are pictures, which Gmail hides.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {SOCIAL_NETWORKS.map((network) => (
          <SocialField key={network.id} network={network} />
        ))}
      </div>
    </div>
  );
}
