import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { completeSignature } from '../model/signature';
import type { Size } from '../scene/geometry';
import { pictureLink } from '../scene/kinds/picture';
import type { BuilderThunk } from './builder-store';

/** Natural sizes of linked pictures in px, by address; null for one that does not load. */
export type PictureSizes = Readonly<Record<string, Size | null>>;

const initialState: PictureSizes = {};

const slice = createSlice({
  name: 'pictureSizes',
  initialState,
  reducers: {
    pictureMeasured(
      state,
      { payload }: PayloadAction<{ readonly address: string; readonly size: Size | null }>,
    ) {
      const { address, size } = payload;
      return state[address] === undefined ? { ...state, [address]: size } : state;
    },
  },
});

export const pictureSizesReducer = slice.reducer;
const { pictureMeasured } = slice.actions;

/** Measures the linked pictures of the design whose sizes are not known yet: canvas and export need them to fit. */
export function measurePictures(): BuilderThunk<Promise<void>> {
  return async (dispatch, getState, { images, origin }) => {
    const { scene, pictureSizes } = getState();
    const signature = completeSignature(scene.present.person);
    const links = scene.present.scene.elements.flatMap(
      (element) => pictureLink(element, { signature, baseUrl: origin }) ?? [],
    );
    const unknown = [...new Set(links)].filter((address) => pictureSizes[address] === undefined);
    await Promise.all(
      unknown.map(async (address) => {
        dispatch(pictureMeasured({ address, size: await images.naturalSize(address) }));
      }),
    );
  };
}
