import type { SignatureInput } from '../../src/model/signature';

/** Someone who has said something in every field that an element can follow, but for profiles and pictures. */
export const FULL_PERSON: SignatureInput = {
  fullName: 'John Smith',
  jobTitle: 'Product Manager',
  companyName: 'Acme Inc.',
  department: 'Product',
  quote: 'Make it simple.',
  email: 'john.smith@example.com',
  phone: '+1 (555) 010-2030',
  mobile: '+1 (555) 010-2031',
  fax: '+1 (555) 010-2032',
  website: 'https://www.example.com',
  address: '1 Main Street\nSpringfield',
  colorScheme: 'professional-blue',
  profileImageShape: 'round',
};
