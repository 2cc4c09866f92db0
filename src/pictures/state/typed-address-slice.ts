import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'typedAddress',
  initialState: null as string | null,
  reducers: {
    addressTyped: (_state, { payload }: PayloadAction<string | null>) => payload,
  },
});

/**
 * The address of a picture that somebody is typing, as far as the signature has it; null for none. It is saved like all else, but
 * half of an address is one, too: nobody is asked for a picture there before it is whole.
 */
export const typedAddressReducer = slice.reducer;
export const { addressTyped } = slice.actions;
