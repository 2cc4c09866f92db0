import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Rect } from '../scene/geometry';

/** A picture on its way onto the canvas: read, but not yet an element. */
export interface IncomingPicture {
  /** Of the element that it becomes, or whose picture it becomes. */
  readonly id: string;
  /** Where it will be, in canvas units. */
  readonly box: Rect;
}

const slice = createSlice({
  name: 'incoming',
  initialState: [] as readonly IncomingPicture[],
  reducers: {
    picturesBegun: (state, { payload }: PayloadAction<readonly IncomingPicture[]>) => [
      ...state,
      ...payload,
    ],
    picturesSettled: (state, { payload }: PayloadAction<readonly string[]>) =>
      state.filter(({ id }) => !payload.includes(id)),
  },
});

export const incomingReducer = slice.reducer;
export const { picturesBegun, picturesSettled } = slice.actions;
