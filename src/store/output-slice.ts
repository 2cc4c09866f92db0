import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Rasters } from './draw-pictures';
import { NO_OUTPUT, type KeptOutput, type OutputState } from './output-state';

/** The output of the form. */
interface FormOutputState extends OutputState {
  /** How often a copy succeeded: each one shows the copied mark anew. */
  readonly copies: number;
}

/** Photo and logo in the shapes that were tried last; older ones are drawn again. */
const MOST_RASTERS = 8;

const initialState: FormOutputState = { ...NO_OUTPUT, copies: 0 };

/** Asks for an output before anything has changed. */
export const outputRequested = createAction('output/requested');

const slice = createSlice({
  name: 'output',
  initialState,
  reducers: {
    outputOutdated(state) {
      state.status = 'stale';
    },
    outputMade(state, { payload }: PayloadAction<KeptOutput>) {
      return { ...state, ...payload, status: 'fresh' as const };
    },
    outputFailed(state) {
      state.status = 'failed';
    },
    rastersDrawn(state, { payload }: PayloadAction<Rasters>) {
      const drawn = Object.entries({ ...state.rasters, ...payload });
      return { ...state, rasters: Object.fromEntries(drawn.slice(-MOST_RASTERS)) };
    },
    signatureCopied(state) {
      state.copies += 1;
    },
  },
});

export const outputReducer = slice.reducer;
export const { outputOutdated, outputMade, outputFailed, rastersDrawn, signatureCopied } =
  slice.actions;
