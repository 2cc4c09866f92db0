import type { PersonInput } from '../../src/model/person/signature';
import { FULL } from './signatures';

/** A signature of texts alone: name, role, company and three contacts. */
export const LEAN = {
  fullName: FULL.fullName,
  jobTitle: FULL.jobTitle,
  companyName: FULL.companyName,
  email: FULL.email,
  phone: FULL.phone,
  website: FULL.website,
} as const satisfies PersonInput;
