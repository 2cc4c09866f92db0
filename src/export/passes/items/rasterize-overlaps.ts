import type { CellNode, ImageNode, InlineNode } from '../../../email/nodes';
import type { FindingReport } from '../../../model/findings/findings';
import { BLACK } from '../../../model/color/color';
import { imageSourceAddress } from '../../../model/picture/image-source';
import { heightOf, widthOf, type Box } from '../../geometry/box';
import { groupBy } from '../../geometry/group-by';
import { drawnTexts } from '../../items/texts';
import { canHold } from '../../items/containment';
import { isPlane, itemFinding, type Item } from '../../items/item';
import { checkItems, type ItemForm } from '../../items/item-form';
import { chooseRegions } from '../../items/rasterize/choose-regions';
import { shadowRoom, withShadows } from '../../items/rasterize/shadow-room';
import { makeRequests } from '../../items/rasterize/raster-requests';
import { drawingsOf, type SliceDrawing, type Slice } from '../../items/rasterize/slices';
import type { DrawingRequest, ExportOptions, RasterImage } from '../../types';
import type { Pass, PassContext, SceneContext } from '../pass';

type RasterPass = Pass<ItemForm, ItemForm, SceneContext>;

/**
 * Puts pictures in the place of the least that must become pictures, cut along links. A picture that is not there yet is
 * requested, and what it would show stays as it is: overlapping. Linked pictures have an address; what we draw has none.
 */
export const rasterizeOverlaps: RasterPass = {
  name: 'rasterizeOverlaps',
  run: (form, context) => {
    if (context.options.images === 'link') return skipRasters.run(form, context);
    const found = findDrawings(form, context);
    if (found.length === 0) return form;
    const drawings = requested(found, form, context);
    const done = drawings.flatMap((drawing) => answered(drawing, form) ?? []);
    report(done, context);
    const missing = drawings.flatMap(({ slices }) => missingOf(slices));
    return {
      ...form,
      items: withRasters(form.items, done),
      requests: [...form.requests, ...distinct(missing)],
    };
  },
  check: checkItems,
};

/** The same without drawing anything, for fixes: as if every picture were there already. */
export const assumeRasters = rasterizeAs('assumeRasters', { type: 'image/png', base64: '' });

/** The same as if no picture could be drawn, as in an export whose pictures are linked. */
export const skipRasters = rasterizeAs('skipRasters', undefined);

function rasterizeAs(name: string, raster: RasterImage | undefined): RasterPass {
  return {
    name,
    run: (form, context) => {
      const done = findDrawings(form, context).flatMap(
        (drawing) => answered(withEach(drawing, raster), form) ?? [],
      );
      if (done.length === 0) return form;
      report(done, context);
      return { ...form, items: withRasters(form.items, done) };
    },
    check: checkItems,
  };
}

function withEach(drawing: SliceDrawing, raster: RasterImage | undefined): AnsweringDrawing {
  return { ...drawing, slices: drawing.slices.map((slice) => ({ ...slice, raster })) };
}

function findDrawings({ items, page }: ItemForm, { options }: PassContext) {
  const chosen = chooseRegions(items, alwaysDrawn(items, page, options));
  const { regions, drawn } = withShadows(chosen, items, page);
  return regions.length === 0 ? [] : drawingsOf(regions, items, drawn);
}

/**
 * What is seen through over more than one plain color. Beside, what travels as a file can be round in Word as well, and cast a
 * shadow: planes that only style makes so, with nothing on them.
 */
function alwaysDrawn(
  items: readonly Item[],
  page: Box,
  { images }: ExportOptions,
): readonly Item[] {
  const areFiles = images === 'cid' || images === 'files' || images === 'hosted';
  return items.filter((item, rank) => {
    if (!areFiles || item.opacity !== undefined) return item.opacity !== undefined;
    const isRound = item.cell.radius !== undefined;
    const isStyled = isPlane(item) && (isRound || shadowRoom(item, items, page) !== null);
    const isHeld = (other: Item, at: number): boolean =>
      other !== item && canHold(item, other, rank < at);
    return isStyled && !items.some(isHeld);
  });
}

interface AnsweringSlice extends Slice {
  readonly raster: RasterImage | undefined;
  readonly rasterId?: string;
}

interface AnsweringDrawing extends SliceDrawing {
  readonly slices: readonly AnsweringSlice[];
}

interface RequestedSlice extends AnsweringSlice {
  readonly request: DrawingRequest;
}

interface RequestedDrawing extends AnsweringDrawing {
  readonly slices: readonly RequestedSlice[];
}

function requested(
  drawings: readonly SliceDrawing[],
  { sources }: ItemForm,
  { options: { rasters = {} }, element }: SceneContext,
): readonly RequestedDrawing[] {
  const requestOf = makeRequests(sources, element);
  return drawings.map((drawing) => ({
    ...drawing,
    slices: drawing.slices.map((slice) => {
      const request = requestOf(slice.box);
      return { ...slice, request, rasterId: request.id, raster: rasters[request.id] };
    }),
  }));
}

interface Answered extends SliceDrawing {
  readonly rasters: readonly Item[];
}

/** A drawing with its pictures; null as long as one is missing. */
function answered(drawing: AnsweringDrawing, form: ItemForm): Answered | null {
  const rasters = drawing.slices.flatMap(({ raster, ...slice }) =>
    raster === undefined ? [] : [rasterItem(drawing, slice, raster, form)],
  );
  return rasters.length === drawing.slices.length ? { ...drawing, rasters } : null;
}

function report(drawings: readonly Answered[], { findings }: PassContext): void {
  for (const { members, unshadowed, slices } of drawings) {
    const isSeen = slices.length > 0;
    for (const item of members) {
      findings.report(isSeen ? drawnFinding(item) : itemFinding('element-hidden', item));
    }
    if (isSeen) findings.report(...unshadowed.map((item) => itemFinding('shadow-cut', item)));
  }
}

function drawnFinding(item: Item): FindingReport {
  const isText = item.kind === 'text';
  if (item.opacity === undefined) return itemFinding(isText ? 'text-drawn' : 'element-drawn', item);
  // A picture in the place of a plane is no loss.
  return itemFinding('opacity-drawn', { ...item, isAccepted: item.isAccepted || !isText });
}

/** The items, those that are drawn replaced by their pictures, which lie just above the uppermost of each drawing. */
function withRasters(items: readonly Item[], drawings: readonly Answered[]): readonly Item[] {
  const gone = new Set(drawings.flatMap(({ members }) => members));
  const above = groupBy(drawings, ({ top }) => top);
  return items.flatMap((item) => [
    ...(gone.has(item) ? [] : [item]),
    ...(above.get(item) ?? []).flatMap(({ rasters }) => rasters),
  ]);
}

function rasterItem(
  { members }: SliceDrawing,
  slice: Omit<AnsweringSlice, 'raster'>,
  raster: RasterImage,
  form: ItemForm,
): Item {
  const { box, href, words, origin, rasterId } = slice;
  const [width, height] = [widthOf(box), heightOf(box)];
  const src = imageSourceAddress({ kind: 'data', ...raster });
  const spokenText = words.length === 0 ? {} : { words: words.join('\n') };
  const alt = words.join(', ');
  const drawn = slice.items.flatMap((item) => drawnTexts(item, form));
  const shown = drawn.length === 0 ? {} : { drawn };
  const image: ImageNode = {
    kind: 'image',
    src,
    width,
    height,
    alt,
    origin,
    ...(rasterId === undefined ? {} : { rasterId }),
    ...spokenText,
    ...shown,
  };
  const child: InlineNode =
    href === null
      ? image
      : { kind: 'link', href, color: BLACK, underline: false, origin, children: [image] };
  const cell: CellNode = { kind: 'cell', origin, children: [child] };
  return {
    id: members[0]?.id ?? '',
    label: members[0]?.label ?? '',
    kind: 'raster',
    box,
    ink: box,
    cell,
    flexX: 'left',
    flexY: 'any',
    intrinsicHeight: height,
    isAccepted: false,
    children: [],
  };
}

function missingOf(slices: readonly RequestedSlice[]): readonly DrawingRequest[] {
  return slices.flatMap(({ request, raster }) => (raster === undefined ? [request] : []));
}

function distinct(requests: readonly DrawingRequest[]): readonly DrawingRequest[] {
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}
