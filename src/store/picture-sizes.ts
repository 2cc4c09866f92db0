import { completeSignature } from '../model/signature';
import { pictureLink } from '../scene/kinds/picture-placing';
import type { BuilderThunk } from './builder-state';
import { pictureMeasured } from './picture-sizes-slice';

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
