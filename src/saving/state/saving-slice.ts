import { createAction, createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { isRecorded, type RecordedAction } from '../../store/signature/history';
import type { SignatureHistory } from '../../store/signature/history-types';
import { signatureOpened, type LockOwner } from '../../store/signature/opened';
import type { Signature } from '../../store/signature/signature';
import type { Header } from './header';

/** Whether what is done is saved on the device: `unread` until it is known what lies there. */
export type SavingStatus = 'unread' | 'works' | 'fails';

/** A saved signature that could not be read: nothing is written over it. */
export interface Unread {
  /** Null where the device cannot be read at all. */
  readonly id: string | null;
  readonly why: 'unreachable' | 'unreadable' | 'newer';
}

interface SavingSliceState {
  /** The id of the open signature. */
  readonly id: string;
  /** As the visitor calls it; blank where it goes by the person's name. */
  readonly name: string;
  readonly status: SavingStatus;
  readonly lockOwner: LockOwner;
  /** The revision of what lies on the device, as this tab has last seen it. */
  readonly savedRevision: number;
  /** The highest revision that this tab has tried to write, or has seen. */
  readonly revision: number;
  /** What of it lies on the device; null for nothing. */
  readonly saved: SignatureHistory | null;
  /** The steps made since, in their order. */
  readonly pending: readonly RecordedAction[];
  /** How many steps were made before those, by this page. */
  readonly savedSteps: number;
  /** Whether the browser promised to keep what is saved when room runs low; null while it was not asked. */
  readonly isKept: boolean | null;
  /** The file that the open one was saved into by this page, and what it holds; null for none. */
  readonly file: { readonly name: string; readonly signature: Signature } | null;
  /** The one that should be open, but could not be read. */
  readonly unread: Unread | null;
  /** All that lie on the device, the deleted too, as far as they have been looked at. */
  readonly list: readonly Header[];
  /** The keys of what lies on the device and cannot be read. */
  readonly unreadable: readonly string[];
}

interface SavedRevision {
  readonly revision: number;
  readonly signature: SignatureHistory;
  /** How many of the steps that were made by this page it has. */
  readonly steps: number;
}

function initialState(): SavingSliceState {
  return {
    id: nanoid(),
    name: '',
    status: 'unread',
    lockOwner: 'unknown',
    savedRevision: 0,
    revision: 0,
    saved: null,
    pending: [],
    savedSteps: 0,
    isKept: null,
    file: null,
    unread: null,
    list: [],
    unreadable: [],
  };
}

/** Asks whatever is still open, such as a text that is being typed, to become a step now. */
export const aboutToSave = createAction('saving/about');

const slice = createSlice({
  name: 'saving',
  initialState,
  extraReducers: (builder) => {
    builder
      .addCase(signatureOpened, (state: SavingSliceState, { payload }) => {
        const { history, isSaved, ...opened } = payload;
        const saved = isSaved ? history : null;
        const savedSteps = stepsMade(state);
        const savedRevision = opened.revision;
        const blank = { pending: [], file: null, unread: null };
        return { ...state, ...opened, ...blank, savedRevision, saved, savedSteps };
      })
      .addMatcher(isRecorded, (state: SavingSliceState, action) => ({
        ...state,
        pending: [...state.pending, action],
      }));
  },
  reducers: {
    statusChanged: (state: SavingSliceState, { payload: status }: PayloadAction<SavingStatus>) => ({
      ...state,
      status,
    }),
    lockChanged: (state: SavingSliceState, { payload: lockOwner }: PayloadAction<LockOwner>) => ({
      ...state,
      lockOwner,
    }),
    /** What is here is what lies on the device, or goes on top of it. */
    caughtUp: (
      state: SavingSliceState,
      { payload }: PayloadAction<Pick<SavingSliceState, 'revision' | 'lockOwner'>>,
    ) => ({ ...state, ...payload, savedRevision: payload.revision }),
    unreadFound: (state: SavingSliceState, { payload: unread }: PayloadAction<Unread | null>) => ({
      ...state,
      unread,
    }),
    renamed: (state: SavingSliceState, { payload: name }: PayloadAction<string>) => ({
      ...state,
      name,
    }),
    writingBegun: (state: SavingSliceState, { payload: revision }: PayloadAction<number>) => ({
      ...state,
      revision,
    }),
    /** A writing that ends after a later one changes nothing. */
    signatureSaved: (
      state: SavingSliceState,
      { payload: { signature, steps, revision } }: PayloadAction<SavedRevision>,
    ) =>
      revision < state.savedRevision
        ? state
        : {
            ...state,
            status: 'works' as const,
            saved: signature,
            savedRevision: revision,
            pending: state.pending.slice(Math.max(0, steps - state.savedSteps)),
            savedSteps: Math.max(steps, state.savedSteps),
          },
    keepingNoticeShown: (state: SavingSliceState, { payload: isKept }: PayloadAction<boolean>) => ({
      ...state,
      isKept,
    }),
    savedToFile: (
      state: SavingSliceState,
      {
        payload: { id, ...file },
      }: PayloadAction<{ id: string; name: string; signature: Signature }>,
    ) => (id === state.id ? { ...state, file } : state),
    listRead: (
      state: SavingSliceState,
      { payload }: PayloadAction<Pick<SavingSliceState, 'list' | 'unreadable'>>,
    ) => ({ ...state, ...payload }),
  },
});

/** How many steps were made by this page, whichever signature they were made to. */
export function stepsMade({
  savedSteps,
  pending,
}: Pick<SavingSliceState, 'savedSteps' | 'pending'>): number {
  return savedSteps + pending.length;
}

export const savingReducer = slice.reducer;
export const {
  statusChanged,
  lockChanged,
  caughtUp,
  unreadFound,
  renamed,
  writingBegun,
  signatureSaved,
  keepingNoticeShown,
  savedToFile,
  listRead,
} = slice.actions;
