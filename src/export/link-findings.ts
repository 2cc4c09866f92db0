import {
  fieldLabel,
  socialFieldProblem,
  textFieldProblem,
  type TextFieldId,
} from '../model/fields';
import { fieldOrigin, type Finding } from '../model/findings';
import type { SignatureData } from '../model/signature';
import { SOCIAL_NETWORKS } from '../model/social';

const LINKED_FIELDS: readonly TextFieldId[] = ['email', 'phone', 'mobile', 'fax', 'website'];

/** What a signature's links lose because their addresses cannot be linked to. */
export function findUnsafeLinks(data: SignatureData): readonly Finding[] {
  const fields = LINKED_FIELDS.filter((field) => textFieldProblem(field, data[field]) !== null);
  const socials = SOCIAL_NETWORKS.filter(
    ({ id }) => socialFieldProblem(id, data.socialLinks[id] ?? '') !== null,
  );
  return [
    ...fields.map((field) => linkFinding('link-unsafe', field)),
    ...socials.map(({ id }) => linkFinding('social-unsafe', id)),
  ];
}

function linkFinding(rule: 'link-unsafe' | 'social-unsafe', field: string): Finding {
  return {
    rule,
    severity: 'degraded',
    clients: [],
    args: { label: fieldLabel(field) },
    origin: [fieldOrigin(field)],
  };
}
