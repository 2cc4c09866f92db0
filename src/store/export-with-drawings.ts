import type { EmailOutput, RasterImage, RasterRequest } from '../export/types';
import type { ImagePort } from './image-port';

/** Pictures drawn for an output, by the id of the request. */
export type Rasters = Readonly<Record<string, RasterImage>>;

interface DrawnOutput {
  readonly output: EmailOutput;
  /** What had to be drawn for it; null when nothing was asked for or nothing could be drawn. */
  readonly drawn: Rasters | null;
}

/** Exports with what is drawn already, draws what the export asks for, and exports again with that. */
export async function exportWithDrawings(
  send: (rasters: Rasters) => Promise<EmailOutput>,
  known: Rasters,
  images: Pick<ImagePort, 'draw'>,
): Promise<DrawnOutput> {
  const first = await send(known);
  const drawn = await drawAll(first.needs, images);
  const output = drawn === null ? first : await send({ ...known, ...drawn });
  return { output, drawn };
}

async function drawAll(
  needs: readonly RasterRequest[],
  images: Pick<ImagePort, 'draw'>,
): Promise<Rasters | null> {
  const drawn = await Promise.all(
    needs.map(async (need) => [need.id, await images.draw(need)] as const),
  );
  const entries = drawn.filter((entry): entry is [string, RasterImage] => entry[1] !== null);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
