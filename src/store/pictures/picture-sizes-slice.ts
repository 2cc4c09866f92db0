import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Size } from '../../scene/geometry';

/** Natural sizes of linked pictures in px, by address; null for one that does not load. */
export type PictureSizes = Readonly<Record<string, Size | null>>;

const initialState: PictureSizes = {};

const slice = createSlice({
  name: 'pictureSizes',
  initialState,
  reducers: {
    pictureMeasured(
      state,
      { payload }: PayloadAction<{ readonly address: string; readonly size: Size | null }>,
    ) {
      const { address, size } = payload;
      return state[address] === undefined ? { ...state, [address]: size } : state;
    },
  },
});

export const pictureSizesReducer = slice.reducer;
export const { pictureMeasured } = slice.actions;
