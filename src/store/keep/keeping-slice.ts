import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { isRecorded, type RecordedAction } from '../signature/history';
import type { SignatureHistory } from '../signature/history-types';
import { signatureOpened, type SignatureHold } from '../signature/opened';
import type { Header } from './header';

/** Whether what is done is kept on the device: `unread` until it is known what lies there. */
export type KeepingStatus = 'unread' | 'works' | 'fails';

/** A saved signature that could not be read: nothing is written over it. */
export interface Unread {
  /** Null where the device tells nothing at all. */
  readonly id: string | null;
  readonly why: 'unreachable' | 'unreadable' | 'newer';
}

interface KeepingState {
  /** The id of the open signature. */
  readonly id: string;
  /** As the visitor calls it; blank where it goes by the person's name. */
  readonly name: string;
  readonly status: KeepingStatus;
  readonly hold: SignatureHold;
  /** The revision of what lies on the device, as far as this tab knows. */
  readonly keptRevision: number;
  /** The highest revision that this tab has tried to write, or knows of. */
  readonly revision: number;
  /** What of it lies on the device; null for nothing. */
  readonly kept: SignatureHistory | null;
  /** The steps made since, in their order. */
  readonly pending: readonly RecordedAction[];
  /** How many steps were made before those, by this page. */
  readonly settledSteps: number;
  /** The one that should be open, but could not be read. */
  readonly unread: Unread | null;
  /** All that lie on the device, the deleted too, as far as they have been looked at. */
  readonly list: readonly Header[];
  /** The keys of what lies on the device and cannot be read. */
  readonly unreadable: readonly string[];
}

interface Kept {
  readonly revision: number;
  readonly signature: SignatureHistory;
  /** How many of the steps that were made by this page it has. */
  readonly steps: number;
}

function initialState(): KeepingState {
  return {
    id: nanoid(),
    name: '',
    status: 'unread',
    hold: 'unknown',
    keptRevision: 0,
    revision: 0,
    kept: null,
    pending: [],
    settledSteps: 0,
    unread: null,
    list: [],
    unreadable: [],
  };
}

/** Asks whatever is still open, such as a text that is being typed, to become a step now. */
export const aboutToKeep = createAction('keeping/about');

const slice = createSlice({
  name: 'keeping',
  initialState,
  extraReducers: (builder) => {
    builder
      .addCase(signatureOpened, (state: KeepingState, { payload }) => {
        const { history, isKept, ...opened } = payload;
        const kept = isKept ? history : null;
        const settledSteps = stepsMade(state);
        const keptRevision = opened.revision;
        return { ...state, ...opened, keptRevision, kept, pending: [], settledSteps, unread: null };
      })
      .addMatcher(isRecorded, (state: KeepingState, action) => ({
        ...state,
        pending: [...state.pending, action],
      }));
  },
  reducers: {
    statusChanged: (state: KeepingState, { payload: status }: PayloadAction<KeepingStatus>) => ({
      ...state,
      status,
    }),
    holdChanged: (state: KeepingState, { payload: hold }: PayloadAction<SignatureHold>) => ({
      ...state,
      hold,
    }),
    /** What is here is what lies on the device, or goes on top of it. */
    caughtUp: (
      state: KeepingState,
      { payload }: PayloadAction<Pick<KeepingState, 'revision' | 'hold'>>,
    ) => ({ ...state, ...payload, keptRevision: payload.revision }),
    unreadFound: (state: KeepingState, { payload: unread }: PayloadAction<Unread | null>) => ({
      ...state,
      unread,
    }),
    renamed: (state: KeepingState, { payload: name }: PayloadAction<string>) => ({
      ...state,
      name,
    }),
    writingBegun: (state: KeepingState, { payload: revision }: PayloadAction<number>) => ({
      ...state,
      revision,
    }),
    /** A writing that ends after a later one says nothing new. */
    signatureKept: (
      state: KeepingState,
      { payload: { signature, steps, revision } }: PayloadAction<Kept>,
    ) =>
      revision < state.keptRevision
        ? state
        : {
            ...state,
            status: 'works' as const,
            kept: signature,
            keptRevision: revision,
            pending: state.pending.slice(Math.max(0, steps - state.settledSteps)),
            settledSteps: Math.max(steps, state.settledSteps),
          },
    listRead: (
      state: KeepingState,
      { payload }: PayloadAction<Pick<KeepingState, 'list' | 'unreadable'>>,
    ) => ({ ...state, ...payload }),
  },
});

/** How many steps were made by this page, whichever signature they were made to. */
export function stepsMade({
  settledSteps,
  pending,
}: Pick<KeepingState, 'settledSteps' | 'pending'>): number {
  return settledSteps + pending.length;
}

export const keepingReducer = slice.reducer;
export const {
  statusChanged,
  holdChanged,
  caughtUp,
  unreadFound,
  renamed,
  writingBegun,
  signatureKept,
  listRead,
} = slice.actions;
