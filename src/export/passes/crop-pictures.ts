import type { ImageNode, InlineNode } from '../../email/nodes';
import { fingerprint } from '../../model/fingerprint';
import { imageSourceAddress, parseImageSource } from '../../model/image-source';
import { isPicture } from '../../scene/registry';
import { imageOf, type Item } from '../items/item';
import { checkItems, type ItemForm } from '../items/item-form';
import type { PictureRequest } from '../types';
import type { Pass } from './pass';

/**
 * Crops the visitor's own pictures to their shape, at twice the size they are shown in: Word knows no radius, and larger
 * ones only weigh more. What is not drawn yet stays as it is, and is requested.
 */
export const cropPictures: Pass<ItemForm> = {
  name: 'cropPictures',
  run: (form, { options: { images, rasters = {} }, findings }) => {
    if (images === 'link') return form;
    const requests: PictureRequest[] = [];
    const cropped = new Set<string>();
    const own = new Set(
      form.sources.flatMap(({ element }) => (isPicture(element) ? [element.id] : [])),
    );
    const items = form.items.map((item) => {
      const image = own.has(item.id) ? imageOf(item) : null;
      const request = image && requestFor(image);
      if (image === null || request === null) return item;
      const raster = rasters[request.id];
      if (raster === undefined) {
        requests.push(request);
        return item;
      }
      cropped.add(item.id);
      const { radius: _radius, ...square } = image;
      return withImage(item, { ...square, src: imageSourceAddress({ kind: 'data', ...raster }) });
    });
    findings.withdraw(
      ({ rule, origin }) =>
        rule === 'image-not-cut' &&
        origin.some((each) => each.kind === 'element' && cropped.has(each.id)),
    );
    return { ...form, items, requests: [...form.requests, ...requests] };
  },
  check: checkItems,
};

/** Null for what is neither round nor too large, or linked. */
function requestFor({ src, width, height, radius = 0 }: ImageNode): PictureRequest | null {
  const source = parseImageSource(src);
  if (!source.ok || source.value.kind !== 'data') return null;
  const isLarge = source.value.size.width > SCALE * width;
  if (radius === 0 && !isLarge) return null;
  const id = `picture-${width}x${height}-${radius}-${fingerprint(src)}`;
  return { id, kind: 'picture', source: src, width, height, radius, fit: 'cover', scale: SCALE };
}

const SCALE = 2;

function withImage(item: Item, image: ImageNode): Item {
  const [child] = item.cell.children;
  const next: InlineNode = child?.kind === 'link' ? { ...child, children: [image] } : image;
  return { ...item, cell: { ...item.cell, children: [next] } };
}
