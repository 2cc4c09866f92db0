import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Rasters } from './draw-pictures';
import { NO_OUTPUT, type KeptOutput, type OutputState } from './output-state';

/** The output of the form. */
interface FormOutputState extends OutputState {
  /** How often a copy succeeded: each one shows the copied mark anew. */
  readonly copies: number;
}

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
      return { ...state, rasters: { ...state.rasters, ...payload } };
    },
    signatureCopied(state) {
      state.copies += 1;
    },
  },
});

export const outputReducer = slice.reducer;
export const { outputOutdated, outputMade, outputFailed, rastersDrawn, signatureCopied } =
  slice.actions;
