import type { EmailOutput } from '../export/types';
import { drawPictures, type DrawingClient, type Rasters } from './draw-pictures';
import type { ImagePort } from './image-port';

interface DrawnOutput {
  readonly output: EmailOutput;
  /** False where it was not wanted any more before all was drawn. */
  readonly isWhole: boolean;
  /** What was drawn on the way. */
  readonly drawn: Rasters;
}

/** Exports with what is drawn already, draws what the export asks for, and exports again with that. */
export async function exportWithDrawings(
  send: (rasters: Rasters) => Promise<EmailOutput>,
  known: Rasters,
  images: Pick<ImagePort, 'draw'>,
  client: DrawingClient,
): Promise<DrawnOutput> {
  const first = await send(known);
  if (first.needs.length === 0) return { output: first, isWhole: true, drawn: {} };
  const drawn = await drawPictures(first.needs, images, client);
  if (!client.isWanted()) return { output: first, isWhole: false, drawn };
  const isAny = Object.keys(drawn).length > 0;
  const output = isAny ? await send({ ...known, ...drawn }) : first;
  return { output, isWhole: true, drawn };
}
