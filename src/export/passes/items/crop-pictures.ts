import type { ImageNode, InlineNode } from '../../../email/nodes';
import { parseImageSource } from '../../../model/picture/image-source';
import { backingOf } from '../../../model/picture/image-backing';
import { growWithin } from '../../../model/picture/fit';
import { opacityOf } from '../../../scene/drawing/opacity';
import { definitionOf, isPicture } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { imageOf, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import { answerTo, lookAt, PICTURE_SCALE, type AskedPicture } from '../../pictures/picture-answer';
import type { ExportOptions, PictureRequest } from '../../types';
import type { Pass } from '../pass';

/**
 * Crops the visitor's own pictures to their shape, at twice the size they are shown in: Word has no radius, and larger
 * ones only weigh more. What is not drawn yet stays as it is, and is requested. So is what needs no crop, to measure its ink.
 */
export const cropPictures: Pass<ItemForm> = {
  name: 'cropPictures',
  run: (form, { options: { images, rasters = {} } }) => {
    if (images === 'link') return form;
    const requests: PictureRequest[] = [];
    const own = new Map(
      form.sources.flatMap(({ element }) => (isPicture(element) ? [[element.id, element]] : [])),
    );
    const items = form.items.map((item) => {
      const element = own.get(item.id);
      const image = imageOf(item);
      if (image === null || element === undefined) return item;
      const request = requestFor(image, element);
      if (request === null) {
        requests.push(...uninspected(image, rasters));
        return item;
      }
      const { drawn, missing } = answerTo(request, rasters);
      requests.push(...missing);
      if (drawn === null) return item;
      const { radius, crop: _crop, ...square } = image;
      // A shadow is as round as the box that casts it.
      const round = image.shadow === undefined || radius === undefined ? {} : { radius };
      return withImage(item, { ...square, ...round, ...drawn });
    });
    return { ...form, items, requests: [...form.requests, ...requests] };
  },
  check: checkItems,
};

/** Null for what is linked, and for what is neither round nor cut to its box nor too large nor on a backing nor seen through. */
function requestFor(image: ImageNode, element: SceneElement): AskedPicture | null {
  const { type, style } = element;
  const opacity = opacityOf(element);
  const { src, width, height, radius = 0, crop } = image;
  const backing = backingOf(style.backgroundColor ?? '', image);
  const source = parseImageSource(src);
  if (!source.ok || source.value.kind !== 'data') return null;
  const { size } = source.value;
  const isLarge = size.width > PICTURE_SCALE * width;
  const whole = growWithin(size, image);
  const isWhole = whole.width === width && whole.height === height;
  const isCut = crop !== undefined || (!isWhole && definitionOf(type).picture?.fit === 'cover');
  if (radius === 0 && !isCut && !isLarge && backing === null && opacity === 1) return null;
  return {
    ...asPictured(image),
    ...(backing === null ? {} : { backing }),
    ...(opacity === 1 ? {} : { opacity }),
  };
}

/** The request to measure the ink of a picture that stays as it is. A JPEG is opaque and needs none. */
function uninspected(image: ImageNode, rasters: Rasters): readonly PictureRequest[] {
  if (!/^data:image\/(?:png|gif)/.test(image.src)) return [];
  const look = lookAt(asPictured(image), rasters);
  return look === null ? [] : [look];
}

function asPictured({ src, width, height, radius = 0, crop }: ImageNode): AskedPicture {
  const part = crop === undefined ? {} : { crop };
  return { source: src, width, height, radius, fit: 'cover', ...part };
}

type Rasters = NonNullable<ExportOptions['rasters']>;

function withImage(item: Item, image: ImageNode): Item {
  const [child] = item.cell.children;
  const next: InlineNode = child?.kind === 'link' ? { ...child, children: [image] } : image;
  return { ...item, cell: { ...item.cell, children: [next] } };
}
