import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmailOutput } from '../../export';
import type { Difference } from '../../model/clients/client-rules';
import type { Finding } from '../../model/findings/findings';
import type { CompilerId } from './output-ports';
import type { RichText } from '../../store/ports';
import type { SignatureState } from '../../store/signature/history-types';
import { signatureOpened } from '../../store/signature/opened';
import type { DrawingProgress, Rasters } from './draw-pictures';

/** What leaves the product, and how far it is. */
export interface OutputState extends RichText {
  /** What it is made by; null until a page has asked. */
  readonly compiler: CompilerId | null;
  /** `stale` while a newer output is being made, `stopped` where the visitor has stopped that. */
  readonly status: 'none' | 'stale' | 'fresh' | 'failed' | 'stopped';
  readonly findings: readonly Finding[];
  readonly differences: readonly Difference[];
  /** Whether it shows nothing of the visitor's. */
  readonly isEmpty: boolean;
  readonly rasters: Rasters;
  /** The signature that `html` was made of, which may be an older one; null before the first output. */
  readonly source: SignatureState | null;
  /**
   * How far the drawing of its pictures is; null while that is quickly done. Once it is shown, it stays until the output is
   * there, of whichever signature.
   */
  readonly drawing: DrawingProgress | null;
  /** How often one was begun or stopped: a run that is not the last any more has no effect. */
  readonly run: number;
  /** How often a copy succeeded: each one shows 'Copied!' again. */
  readonly copies: number;
}

/** What of an output the state keeps. */
export type KeptOutput = Pick<
  EmailOutput,
  'html' | 'text' | 'findings' | 'differences' | 'isEmpty'
>;

const NO_OUTPUT = {
  status: 'none',
  html: '',
  text: '',
  findings: [],
  differences: [],
  isEmpty: false,
  source: null,
} as const;

const initialState: OutputState = {
  ...NO_OUTPUT,
  compiler: null,
  rasters: {},
  drawing: null,
  run: 0,
  copies: 0,
};

interface MadeOutput {
  readonly output: KeptOutput;
  readonly source: SignatureState;
  /** All that were available for it. */
  readonly rasters: Rasters;
}

const slice = createSlice({
  name: 'output',
  initialState,
  extraReducers: (builder) => {
    // What was made before stays on the screen until the next is there, but is none of this signature.
    builder.addCase(signatureOpened, (state) => ({ ...state, source: null }));
  },
  reducers: {
    /** A page asks for an output before anything has changed, or for one that was stopped. */
    outputRequested: (state, { payload: compiler }: PayloadAction<CompilerId>) =>
      compiler === state.compiler
        ? state
        : { ...state, ...NO_OUTPUT, compiler, drawing: null, run: state.run + 1 },
    outputOutdated: (state) => ({
      ...state,
      status: 'stale' as const,
      // The visitor has asked for it again, and sees at once that it goes on.
      drawing: state.status === 'stopped' ? { done: 0, total: 0 } : state.drawing,
    }),
    outputBegun: (state) => ({ ...state, status: 'stale' as const, run: state.run + 1 }),
    drawingProgressed: (state, { payload: drawing }: PayloadAction<DrawingProgress>) => ({
      ...state,
      drawing,
    }),
    /** What was drawn for an output that was not made is kept for the next. */
    drawingsKept: (state, { payload }: PayloadAction<Rasters>) => ({
      ...state,
      rasters: { ...state.rasters, ...payload },
    }),
    outputStopped: (state) => ({
      ...state,
      status: 'stopped' as const,
      drawing: null,
      run: state.run + 1,
    }),
    outputMade(
      state,
      { payload: { output, source, rasters } }: PayloadAction<MadeOutput>,
    ): OutputState {
      const used = usedIn(output.html, rasters);
      return { ...state, ...output, source, rasters: used, status: 'fresh', drawing: null };
    },
    outputFailed: (state) => ({ ...state, status: 'failed' as const, drawing: null }),
    signatureCopied: (state) => ({ ...state, copies: state.copies + 1 }),
  },
});

export const outputReducer = slice.reducer;
export const {
  outputRequested,
  outputOutdated,
  outputBegun,
  drawingProgressed,
  drawingsKept,
  outputStopped,
  outputMade,
  outputFailed,
  signatureCopied,
} = slice.actions;

/** Only the pictures whose bytes the output holds: what is no longer shown is dropped. */
function usedIn(html: string, rasters: Rasters): Rasters {
  const held = new Set(Array.from(html.matchAll(EMBEDDED), ([, base64]) => base64));
  return Object.fromEntries(Object.entries(rasters).filter(([, { base64 }]) => held.has(base64)));
}

const EMBEDDED = /;base64,([A-Za-z0-9+/]+=*)/g;
