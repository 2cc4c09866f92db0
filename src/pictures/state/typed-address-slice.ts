import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const slice = createSlice({
  name: 'typedAddress',
  initialState: null as string | null,
  reducers: {
    addressTyped: (_state, { payload }: PayloadAction<string | null>) => payload,
  },
});

/**
 * The address of a picture while it is being typed, as far as the signature has it; null for none. It is saved like all else,
 * but half of an address is one, too: no picture is requested from there before it is complete.
 */
export const typedAddressReducer = slice.reducer;
export const { addressTyped } = slice.actions;
