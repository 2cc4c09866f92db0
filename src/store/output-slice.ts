import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmailOutput, RasterImage } from '../export/types';
import type { Finding } from '../model/findings';
import type { RichText } from './ports';

/** What leaves the product, and how far it is. */
export interface OutputState extends RichText {
  /** `stale` while a newer output is being made. */
  readonly status: 'none' | 'stale' | 'fresh' | 'failed';
  readonly findings: readonly Finding[];
  /** Pictures drawn for the output, by the id of the request. */
  readonly rasters: Readonly<Record<string, RasterImage>>;
  /** How often a copy succeeded: each one shows the copied mark anew. */
  readonly copies: number;
}

const initialState: OutputState = {
  status: 'none',
  html: '',
  text: '',
  findings: [],
  rasters: {},
  copies: 0,
};

/** Asks for an output before anything has changed. */
export const outputRequested = createAction('output/requested');

const slice = createSlice({
  name: 'output',
  initialState,
  reducers: {
    outputOutdated(state) {
      state.status = 'stale';
    },
    outputMade(state, { payload }: PayloadAction<Pick<EmailOutput, 'html' | 'text' | 'findings'>>) {
      return { ...state, ...payload, status: 'fresh' as const };
    },
    outputFailed(state) {
      state.status = 'failed';
    },
    rastersDrawn(state, { payload }: PayloadAction<OutputState['rasters']>) {
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
