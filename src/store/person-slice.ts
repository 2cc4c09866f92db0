import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SignatureInput } from '../model/signature';

/** The person of whom the design speaks: every text element without content of its own follows. */
export const PLACEHOLDER_PERSON: SignatureInput = {
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

const slice = createSlice({
  name: 'person',
  initialState: PLACEHOLDER_PERSON,
  reducers: {
    personChanged: (_state, { payload }: PayloadAction<SignatureInput>) => payload,
  },
});

export const personReducer = slice.reducer;
export const { personChanged } = slice.actions;
