import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { People } from '../core/list/member';
import type { ListSource } from '../core/list/list-source';
import type { Mapping, ListTable } from '../core/list/table';
import type { TeamSignature } from '../core/plan';
import { NEW_RUN_SETUP, type RunSetup } from '../core/setup/run-setup';
import type { ArchiveSummary } from '../core/archive/archive-files';
import type { ComparisonCounts } from '../core/comparison/comparison-counts';
import type { BesideLists, FoundBeside } from './beside-lists';
import type { TeamProgress } from './team-port';
import type { Signature } from '../../store/signature/signature';

/** A list of people as the page holds it. */
export interface TeamList {
  /** The file it came from; blank for one that was pasted or typed. */
  readonly name: string;
  readonly table: ListTable;
  readonly mapping: Mapping;
  /** How it was read; undefined for a list that was typed. */
  readonly source?: ListSource | undefined;
  /**
   * There as long as the visitor has not let the linked pictures of a list from elsewhere load: those that were typed by hand
   * since, which load all the same. Absolute web addresses.
   */
  readonly picturesHeldBut?: readonly string[];
  /** The lists beside it; not there for none. They come and go with it. */
  readonly beside?: BesideLists;
}

/** Which signature all get. */
export interface TeamChoice {
  readonly id: string;
  readonly kind: TeamSignature['kind'];
}

/** All that is decided besides the list. */
export interface TeamSetup extends Omit<RunSetup, 'kind'> {
  /** Null for the open signature, as it was worked on last. */
  readonly choice: TeamChoice | null;
  /** Held pictures of a signature that is not the open one, which the visitor has let load here. */
  readonly loadedPictures: readonly string[];
}

/** What is kept on the device. */
export interface TeamWork {
  readonly list: TeamList | null;
  readonly setup: TeamSetup;
}

/** A signature of the visitor's that is not the open one. */
export interface OtherSignature {
  readonly id: string;
  readonly name: string;
  readonly signature: Signature;
  /** Whether it was drawn last. */
  readonly isDrawn: boolean;
}

/** `conflict`: another tab has saved something else, and nothing is written until somebody chooses. */
export type TeamSaving = 'unread' | 'saved' | 'saving' | 'fails' | 'conflict';

/** How far the archive is. */
export type TeamMaking =
  | { readonly status: 'idle' }
  | { readonly status: 'making'; readonly progress: TeamProgress }
  | {
      readonly status: 'made';
      readonly summary: ArchiveSummary;
      readonly name: string;
      /** Something was changed since. */
      readonly isStale?: true;
    };

/** How far the page is that compares what a run would do with an earlier one. */
export type TeamComparing =
  | { readonly status: 'idle' }
  | { readonly status: 'comparing'; readonly progress: TeamProgress }
  | { readonly status: 'compared'; readonly counts: ComparisonCounts };

/** What is being typed into a cell: no part of the list before the cell is left, but saved as if it were. */
export interface TypedCell {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export interface TeamState extends TeamWork {
  readonly typedCell: TypedCell | null;
  readonly saving: TeamSaving;
  /** The stamp of what lies on the device, as this page has last seen it; null for nothing. */
  readonly stamp: string | null;
  /** How often this page has begun to write. */
  readonly writings: number;
  /** What of it lies on the device. */
  readonly saved: TeamWork | null;
  /** Who is on the list; null until it was read. */
  readonly people: People | null;
  /** What the lists beside it come to; null until they were read. */
  readonly beside: FoundBeside | null;
  readonly other: OtherSignature | null;
  readonly making: TeamMaking;
  readonly comparing: TeamComparing;
}

const { kind: _kind, ...NEW_DECISIONS } = NEW_RUN_SETUP;

export const NEW_SETUP: TeamSetup = { ...NEW_DECISIONS, choice: null, loadedPictures: [] };

const initialState: TeamState = {
  list: null,
  setup: NEW_SETUP,
  typedCell: null,
  saving: 'unread',
  stamp: null,
  writings: 0,
  saved: null,
  people: null,
  beside: null,
  other: null,
  making: { status: 'idle' },
  comparing: { status: 'idle' },
};

const slice = createSlice({
  name: 'team',
  initialState,
  reducers: {
    listChanged: (state: TeamState, { payload: list }: PayloadAction<TeamList | null>) => ({
      ...state,
      list,
      people: list === null ? null : state.people,
      beside: list === null ? null : state.beside,
      typedCell: null,
      making: list === null ? { status: 'idle' as const } : outdated(state.making),
      comparing: undone(state.comparing),
    }),
    /** Null where nothing is typed any more, and what was is taken back. */
    cellTyped: (state: TeamState, { payload }: PayloadAction<TypedCell | null>) => ({
      ...state,
      typedCell: payload,
    }),
    setupChanged: (state: TeamState, { payload }: PayloadAction<Partial<TeamSetup>>) => ({
      ...state,
      setup: { ...state.setup, ...payload },
      making: outdated(state.making),
      comparing: undone(state.comparing),
    }),
    /** What lies on the device, or a tab has chosen, is what is here. */
    workRecalled: (state: TeamState, { payload: { list, setup } }: PayloadAction<TeamWork>) => ({
      ...state,
      list,
      setup,
      people: null,
      beside: null,
      saved: { list, setup },
      saving: 'saved' as const,
      making: outdated(state.making),
      comparing: undone(state.comparing),
    }),
    workSaved: (state: TeamState, { payload: saved }: PayloadAction<TeamWork>) => ({
      ...state,
      saved,
      saving: 'saved' as const,
    }),
    stampSeen: (state: TeamState, { payload: stamp }: PayloadAction<string | null>) => ({
      ...state,
      stamp,
    }),
    writingBegun: (state: TeamState) => ({
      ...state,
      saving: 'saving' as const,
      writings: state.writings + 1,
    }),
    savingChanged: (state: TeamState, { payload: saving }: PayloadAction<TeamSaving>) => ({
      ...state,
      saving,
    }),
    /** What was found out about the list and those beside it. */
    peopleRead: (
      state: TeamState,
      { payload }: PayloadAction<Pick<TeamState, 'people' | 'beside'>>,
    ) => ({ ...state, ...payload }),
    otherRead: (state: TeamState, { payload: other }: PayloadAction<OtherSignature | null>) => ({
      ...state,
      other,
    }),
    makingChanged: (state: TeamState, { payload: making }: PayloadAction<TeamMaking>) => ({
      ...state,
      making,
    }),
    comparingChanged: (state: TeamState, { payload: comparing }: PayloadAction<TeamComparing>) => ({
      ...state,
      comparing,
    }),
  },
});

function outdated(making: TeamMaking): TeamMaking {
  return making.status === 'made' && making.isStale !== true
    ? { ...making, isStale: true }
    : making;
}

/** A page that was saved is about what was there before. */
function undone(comparing: TeamComparing): TeamComparing {
  return comparing.status === 'compared' ? { status: 'idle' } : comparing;
}

export const teamReducer = slice.reducer;
export const {
  listChanged,
  cellTyped,
  setupChanged,
  workRecalled,
  workSaved,
  stampSeen,
  writingBegun,
  savingChanged,
  peopleRead,
  otherRead,
  makingChanged,
  comparingChanged,
} = slice.actions;
