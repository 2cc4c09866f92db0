import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { CELEBRATIONS } from '../model/celebrations';
import { isCustomScheme, paletteToScheme } from '../model/color-scheme';
import type { Hex } from '../model/color';
import type { TextFieldId } from '../model/fields';
import type { ImageShape } from '../model/image';
import {
  CUSTOM_PALETTE,
  DEFAULT_PALETTE_NAME,
  type Palette,
  type PaletteColor,
} from '../model/palettes';
import { SAMPLE_SIGNATURE, type SignatureData } from '../model/signature';
import type { SocialId } from '../model/social';
import { DEFAULT_TEMPLATE, type TemplateId } from '../model/template-ids';
import type { SocialStyle } from '../templates/template';

/** Everything that decides what the signature looks like; what is saved. */
export interface SignatureDraft {
  readonly data: SignatureData;
  readonly template: TemplateId;
  readonly socialStyle: SocialStyle;
  /** The emoji of the silly template, chosen when the template is. */
  readonly celebration: string;
  /** Kept while a preset is in use, for the next time. */
  readonly customPalette: Palette;
}

export interface SignatureState extends SignatureDraft {
  /** What stood here before 'Start over', until the next change. */
  readonly discarded: SignatureDraft | null;
}

export const INITIAL_DRAFT: SignatureDraft = {
  data: SAMPLE_SIGNATURE,
  template: DEFAULT_TEMPLATE,
  socialStyle: 'letters',
  celebration: CELEBRATIONS[0],
  customPalette: CUSTOM_PALETTE,
};

const initialState: SignatureState = { ...INITIAL_DRAFT, discarded: null };

/** Whether nothing has been changed since the start. */
export function isAtStart(signature: SignatureDraft): boolean {
  return (Object.keys(INITIAL_DRAFT) as (keyof SignatureDraft)[]).every(
    (key) => signature[key] === INITIAL_DRAFT[key],
  );
}

const slice = createSlice({
  name: 'signature',
  initialState,
  reducers: {
    fieldChanged(state, { payload }: PayloadAction<{ field: TextFieldId; value: string }>) {
      state.data[payload.field] = payload.value;
      state.discarded = null;
    },
    socialLinkChanged(state, { payload }: PayloadAction<{ network: SocialId; value: string }>) {
      state.data.socialLinks[payload.network] = payload.value;
      state.discarded = null;
    },
    imageShapeChosen(
      state,
      { payload }: PayloadAction<{ field: 'profileImageShape' | 'logoShape'; shape: ImageShape }>,
    ) {
      state.data[payload.field] = payload.shape;
      state.discarded = null;
    },
    templateChosen(
      state,
      { payload }: PayloadAction<{ template: TemplateId; celebration: string }>,
    ) {
      state.template = payload.template;
      state.celebration = payload.celebration;
      state.discarded = null;
    },
    socialStyleChosen(state, { payload }: PayloadAction<SocialStyle>) {
      state.socialStyle = payload;
      state.discarded = null;
    },
    paletteChosen(state, { payload }: PayloadAction<string>) {
      state.data.colorScheme = payload;
      state.discarded = null;
    },
    customColorsSwitched(state, { payload: isOn }: PayloadAction<boolean>) {
      state.data.colorScheme = isOn ? paletteToScheme(state.customPalette) : DEFAULT_PALETTE_NAME;
      state.discarded = null;
    },
    customColorChanged(state, { payload }: PayloadAction<{ color: PaletteColor; value: Hex }>) {
      state.customPalette[payload.color] = payload.value;
      state.discarded = null;
      if (isCustomScheme(state.data.colorScheme)) {
        state.data.colorScheme = paletteToScheme(state.customPalette);
      }
    },
    startedOver(state) {
      const { discarded: _discarded, ...draft } = state;
      return { ...INITIAL_DRAFT, discarded: draft };
    },
    startOverUndone(state) {
      return state.discarded === null ? state : { ...state.discarded, discarded: null };
    },
    draftRestored(_state, { payload }: PayloadAction<SignatureDraft>) {
      return { ...payload, discarded: null };
    },
  },
});

export const signatureReducer = slice.reducer;
export const {
  fieldChanged,
  socialLinkChanged,
  imageShapeChosen,
  templateChosen,
  socialStyleChosen,
  paletteChosen,
  customColorsSwitched,
  customColorChanged,
  startedOver,
  startOverUndone,
  draftRestored,
} = slice.actions;
