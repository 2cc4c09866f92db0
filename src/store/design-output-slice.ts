import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Design } from '../scene/scene';
import type { DrawingProgress, Rasters } from './draw-pictures';
import { NO_OUTPUT, type KeptOutput, type OutputState } from './output-state';

/** The output of the designer: what the email view shows, what the findings come from, what is taken away. */
export interface DesignOutputState extends OutputState {
  /** The design that `html` was made of, which may be an older one; null before the first output. */
  readonly design: Design | null;
  /**
   * How far the drawing of its pictures is; null while that is quickly done. Once it is shown, it stays until the output is
   * there, of whichever design.
   */
  readonly drawing: DrawingProgress | null;
  /** How often one was begun or stopped: a run that is not the last any more has no say. */
  readonly run: number;
}

const initialState: DesignOutputState = { ...NO_OUTPUT, design: null, drawing: null, run: 0 };

interface MadeOutput {
  readonly output: KeptOutput;
  readonly design: Design;
  /** All that was at hand for it. */
  readonly rasters: Rasters;
}

/** Asks for an output before anything has changed, or after it was stopped. */
export const designOutputRequested = createAction('designOutput/requested');

const slice = createSlice({
  name: 'designOutput',
  initialState,
  reducers: {
    designOutputOutdated: (state) => ({
      ...state,
      status: 'stale' as const,
      // The visitor has asked for it again, and is told at once that it goes on.
      drawing: state.status === 'stopped' ? { done: 0, total: 0 } : state.drawing,
    }),
    designOutputBegun: (state) => ({ ...state, status: 'stale' as const, run: state.run + 1 }),
    drawingProgressed: (state, { payload: drawing }: PayloadAction<DrawingProgress>) => ({
      ...state,
      drawing,
    }),
    /** What was drawn for an output that was not made is kept for the next. */
    drawingsKept: (state, { payload }: PayloadAction<Rasters>) => ({
      ...state,
      rasters: { ...state.rasters, ...payload },
    }),
    designOutputStopped: (state) => ({
      ...state,
      status: 'stopped' as const,
      drawing: null,
      run: state.run + 1,
    }),
    designOutputMade(
      { run },
      { payload: { output, design, rasters } }: PayloadAction<MadeOutput>,
    ): DesignOutputState {
      const { html, text, findings } = output;
      const used = usedIn(html, rasters);
      const status = 'fresh';
      return { status, html, text, findings, design, rasters: used, drawing: null, run };
    },
    designOutputFailed: (state) => ({ ...state, status: 'failed' as const, drawing: null }),
  },
});

export const designOutputReducer = slice.reducer;
export const {
  designOutputOutdated,
  designOutputBegun,
  drawingProgressed,
  drawingsKept,
  designOutputStopped,
  designOutputMade,
  designOutputFailed,
} = slice.actions;

/** Only the pictures whose bytes the output holds: what is no longer on the canvas is let go. */
function usedIn(html: string, rasters: Rasters): Rasters {
  const held = new Set(Array.from(html.matchAll(EMBEDDED), ([, base64]) => base64));
  return Object.fromEntries(Object.entries(rasters).filter(([, { base64 }]) => held.has(base64)));
}

const EMBEDDED = /;base64,([A-Za-z0-9+/]+=*)/g;
