import type { ImageNode, InlineNode } from '../email/nodes';
import type { FindingRule, Origin } from '../model/findings';
import { fingerprint } from '../model/fingerprint';
import { imageSourceAddress, parseImageSource } from '../model/image-source';
import { imageOf, type Item } from './layout/item';
import type { ExportOptions, PictureRequest } from './types';

export interface CutPictures {
  readonly items: readonly Item[];
  readonly needs: readonly PictureRequest[];
  /** Whether a finding of an element no longer holds, as its picture is cut. */
  readonly isSettled: (rule: FindingRule, origin: readonly Origin[]) => boolean;
}

/**
 * The visitor's own pictures cut to their shape at twice the size they are shown in: Word knows no radius, and larger
 * ones only weigh more. `ids` are those of picture elements. What is not drawn yet stays as it is, and is asked for.
 */
export function cutPictures(
  items: readonly Item[],
  ids: ReadonlySet<string>,
  { rasters = {} }: Pick<ExportOptions, 'rasters'>,
): CutPictures {
  const needs: PictureRequest[] = [];
  const cut = new Set<string>();
  const result = items.map((item) => {
    const image = ids.has(item.id) ? imageOf(item) : null;
    const need = image && requestFor(image);
    if (image === null || need === null) return item;
    const raster = rasters[need.id];
    if (raster === undefined) {
      needs.push(need);
      return item;
    }
    cut.add(item.id);
    const { radius: _radius, ...square } = image;
    return withImage(item, { ...square, src: imageSourceAddress({ kind: 'data', ...raster }) });
  });
  const isSettled: CutPictures['isSettled'] = (rule, origin) =>
    rule === 'image-not-cut' && origin.some((each) => each.kind === 'element' && cut.has(each.id));
  return { items: result, needs, isSettled };
}

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
