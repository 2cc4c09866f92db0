import { pictureLink } from '../../scene/kinds/picture-placing';
import type { AppThunk } from '../state';
import { pictureMeasured } from './picture-sizes-slice';

/** Measures the linked pictures of the design whose sizes are not known yet: canvas and export need them to fit. */
export function measurePictures(): AppThunk<Promise<void>> {
  return async (dispatch, getState, { images, origin }) => {
    const { signature: history, pictureSizes } = getState();
    const { person: signature, scene } = history.present;
    const links = scene.elements.flatMap(
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
