import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Design } from '../scene/scene';
import type { Rasters } from './export-with-drawings';
import { NO_OUTPUT, type KeptOutput, type OutputState } from './output-state';

/** The output of the designer: what the email view shows, what the findings come from, what is taken away. */
export interface DesignOutputState extends OutputState {
  /** The design that `html` was made of, which may be an older one; null before the first output. */
  readonly design: Design | null;
}

const initialState: DesignOutputState = { ...NO_OUTPUT, design: null };

interface MadeOutput {
  readonly output: KeptOutput;
  readonly design: Design;
  /** All that was at hand for it. */
  readonly rasters: Rasters;
}

/** Asks for an output before anything has changed. */
export const designOutputRequested = createAction('designOutput/requested');

const slice = createSlice({
  name: 'designOutput',
  initialState,
  reducers: {
    designOutputOutdated(state) {
      state.status = 'stale';
    },
    designOutputMade(
      _state,
      { payload: { output, design, rasters } }: PayloadAction<MadeOutput>,
    ): DesignOutputState {
      const { html, text, findings } = output;
      const used = usedIn(html, rasters);
      return { status: 'fresh', html, text, findings, design, rasters: used };
    },
    designOutputFailed(state) {
      state.status = 'failed';
    },
  },
});

export const designOutputReducer = slice.reducer;
export const { designOutputOutdated, designOutputMade, designOutputFailed } = slice.actions;

/** Only the pictures whose bytes the output holds: what is no longer on the canvas is let go. */
function usedIn(html: string, rasters: Rasters): Rasters {
  return Object.fromEntries(
    Object.entries(rasters).filter(([, { base64 }]) => html.includes(base64)),
  );
}
