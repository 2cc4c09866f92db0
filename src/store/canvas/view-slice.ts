import type { StyleChange } from '../../scene/actions';
import type { Size } from '../../scene/geometry';
import type { Tool } from '../../scene/tool';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How the canvas is looked at. Never in the history. */
export interface ViewState {
  /** 0.25 to 4. */
  readonly zoom: number;
  /** Where the frame's corner lies on the screen, in px from the canvas's corner. */
  readonly panX: number;
  readonly panY: number;
  readonly hasGrid: boolean;
  /** Whether there are rulers; null until the visitor or the size of the screen decides. */
  readonly hasRulers: boolean | null;
  /** Whether the guides out of the rulers are shown. */
  readonly hasGuides: boolean;
  readonly tool: Tool;
  readonly isPreview: boolean;
  readonly isAdvanced: boolean;
  /** Whether the panel aligns several elements among each other, and not within the frame. */
  readonly alignsSelection: boolean;
  /** The room that the canvas has, in px; nothing until it is on the screen. */
  readonly column: Size;
  /** What was seen before the canvas changed its size, until the visitor moves the view. */
  readonly wayBack: WayBack | null;
  /** What stands before the page. */
  readonly dialog: ViewDialog | null;
  /** The element whose picture is being cropped on the canvas. */
  readonly cropped: string | null;
  /** The element whose gradient is being edited, and lies on the canvas as a line. */
  readonly gradientLine: string | null;
  /** Which of its stops is edited; counts from 0. */
  readonly gradientStop: number;
  /** Whether the mail is shown beside the canvas. */
  readonly isEmailOpen: boolean;
  /** Whether the mail is laid over the canvas, to show where the two differ. */
  readonly isDifference: boolean;
  /** The panel that is to get the focus; until it has it. */
  readonly askedPanel: AskedPanel | null;
  /** Whether the visitor was shown what can be done with shapes. */
  readonly isShapeExplained: boolean;
  /** The commands that were chosen from the palette, by id, the latest first. */
  readonly recent: readonly string[];
  /** What is pasted as a style; null until one is copied. */
  readonly copiedStyle: StyleChange | null;
}

/** What helps to draw, and the visitor shows or hides. */
export interface DrawingAids {
  readonly hasGrid: boolean;
  readonly hasRulers: boolean;
  readonly hasGuides: boolean;
}

type SeenPart = Pick<ViewState, 'zoom' | 'panX' | 'panY'>;

/** A size of the canvas with what was seen in it, and what is seen since. */
export interface WayBack {
  readonly column: Size;
  readonly view: SeenPart;
  readonly since: SeenPart;
}

export type ViewDialog =
  | 'html'
  | 'text'
  | 'palette'
  | 'shortcuts'
  | 'useItIn'
  | 'allClients'
  | 'import'
  | 'arrival'
  | 'nameVersion'
  | 'versions';

/** The panels that a command brings into sight; the list of layers to rename what is selected. */
export type AskedPanel = 'details' | 'properties' | 'layers';

/** How many commands the palette stores. */
const MOST_RECENT = 5;

export const INITIAL_VIEW: ViewState = {
  zoom: 1,
  panX: 48,
  panY: 48,
  hasGrid: true,
  hasRulers: null,
  hasGuides: true,
  tool: 'select',
  isPreview: false,
  isAdvanced: false,
  alignsSelection: true,
  column: { width: 0, height: 0 },
  wayBack: null,
  dialog: null,
  cropped: null,
  gradientLine: null,
  gradientStop: 0,
  isEmailOpen: false,
  isDifference: false,
  askedPanel: null,
  isShapeExplained: false,
  recent: [],
  copiedStyle: null,
};

const slice = createSlice({
  name: 'view',
  initialState: INITIAL_VIEW,
  reducers: {
    /** A viewport may be a whole view: what else was set meanwhile stays. */
    viewportChanged(state, { payload }: PayloadAction<Pick<ViewState, 'zoom' | 'panX' | 'panY'>>) {
      const { zoom, panX, panY } = payload;
      if (zoom === state.zoom && panX === state.panX && panY === state.panY) return state;
      return { ...state, zoom, panX, panY };
    },
    /** Grid, rulers and guides: what `view-choices.ts` keeps. */
    aidsShown(state, { payload }: PayloadAction<Partial<DrawingAids>>) {
      return { ...state, ...payload };
    },
    toolChosen(state, { payload }: PayloadAction<Tool>) {
      state.tool = payload;
    },
    previewToggled(state) {
      state.isPreview = !state.isPreview;
    },
    alignmentChosen(state, { payload }: PayloadAction<boolean>) {
      state.alignsSelection = payload;
    },
    advancedChanged(state, { payload }: PayloadAction<boolean>) {
      state.isAdvanced = payload;
    },
    columnResized(state, { payload }: PayloadAction<Size>) {
      return { ...state, column: payload };
    },
    wayBackNoted(state, { payload }: PayloadAction<WayBack | null>) {
      return { ...state, wayBack: payload };
    },
    dialogChanged(state, { payload }: PayloadAction<ViewDialog | null>) {
      return { ...state, dialog: payload };
    },
    cropChosen(state, { payload }: PayloadAction<string | null>) {
      return { ...state, cropped: payload };
    },
    gradientChosen(state, { payload }: PayloadAction<string | null>) {
      state.gradientLine = payload;
    },
    stopChosen(state, { payload }: PayloadAction<number>) {
      state.gradientStop = payload;
    },
    emailToggled(state) {
      state.isEmailOpen = !state.isEmailOpen;
    },
    differenceToggled(state) {
      state.isDifference = !state.isDifference;
    },
    panelAsked(state, { payload }: PayloadAction<AskedPanel | null>) {
      return { ...state, askedPanel: payload };
    },
    shapeExplained(state) {
      state.isShapeExplained = true;
    },
    styleCopied(state, { payload }: PayloadAction<StyleChange>) {
      return { ...state, copiedStyle: payload };
    },
    commandChosen(state, { payload: id }: PayloadAction<string>) {
      const others = state.recent.filter((other) => other !== id);
      return { ...state, recent: [id, ...others].slice(0, MOST_RECENT) };
    },
  },
});

export const viewReducer = slice.reducer;
export const {
  viewportChanged,
  aidsShown,
  toolChosen,
  previewToggled,
  advancedChanged,
  alignmentChosen,
  columnResized,
  wayBackNoted,
  dialogChanged,
  cropChosen,
  gradientChosen,
  stopChosen,
  panelAsked,
  shapeExplained,
  styleCopied,
  commandChosen,
  emailToggled,
  differenceToggled,
} = slice.actions;
