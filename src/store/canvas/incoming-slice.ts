import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Rect } from '../../scene/geometry';
import { elementPlace, uploadCleared, uploadSettled } from '../../pictures/state/uploads-slice';

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
  extraReducers: (builder) => {
    builder
      .addCase(uploadSettled, (state, { payload }) => without(state, payload.place))
      .addCase(uploadCleared, (state, { payload }) => without(state, payload));
  },
  reducers: {
    picturesBegun: (state, { payload }: PayloadAction<readonly IncomingPicture[]>) => [
      ...state.filter(({ id }) => !payload.some((begun) => begun.id === id)),
      ...payload,
    ],
    picturesSettled: (state, { payload }: PayloadAction<readonly string[]>) =>
      state.filter(({ id }) => !payload.includes(id)),
  },
});

export const incomingReducer = slice.reducer;
export const { picturesBegun, picturesSettled } = slice.actions;

/** Whichever upload for an element is the last: when it is over, nothing is on its way there. */
function without(state: readonly IncomingPicture[], place: string): readonly IncomingPicture[] {
  return state.filter(({ id }) => elementPlace(id) !== place);
}
