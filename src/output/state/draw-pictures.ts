import type { EmailOutput, RasterImage, RasterRequest } from '../../export';
import { LIMITS } from '../../model/limits';
import type { ImagePort } from '../../pictures/state/image-port';
import { withTimeout } from '../../store/timing';

/** Pictures drawn for an output, by the id of the request. */
export type Rasters = Readonly<Record<string, RasterImage>>;

/** How far the drawing is. */
export interface DrawingProgress {
  readonly done: number;
  readonly total: number;
}

/** The code that needs pictures drawn. */
export interface DrawingClient {
  /** Asked before each picture: when they are not wanted any more, no other is begun. */
  readonly isWanted: () => boolean;
  /** Whether the progress is to be reported from the beginning. */
  readonly isWatched: () => boolean;
  /** Called now and then, once the drawing has taken a while. */
  readonly onProgress: (progress: DrawingProgress) => void;
}

/** Needs all of them, and no progress. */
export const UNWATCHED: DrawingClient = {
  isWanted: () => true,
  isWatched: () => false,
  onProgress: () => undefined,
};

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
  if (first.requests.length === 0) return { output: first, isWhole: true, drawn: {} };
  const drawn = await drawPictures(first.requests, images, client);
  if (!client.isWanted()) return { output: first, isWhole: false, drawn };
  const isAny = Object.keys(drawn).length > 0;
  const output = isAny ? await send({ ...known, ...drawn }) : first;
  return { output, isWhole: true, drawn };
}

/** So many pictures are drawn side by side; more would only take memory, and block the page. */
const MOST_AT_ONCE = 4;
/** A drawing that is over by then has no progress reported. */
const SILENCE_MS = 1000;
const TICK_MS = 250;

/** Draws what is asked for, as far as it can be drawn and is wanted. One that does not come in time is left out. */
export async function drawPictures(
  requests: readonly RasterRequest[],
  images: Pick<ImagePort, 'draw'>,
  { isWanted, isWatched, onProgress }: DrawingClient,
): Promise<Rasters> {
  const drawn: Record<string, RasterImage> = {};
  const total = requests.length;
  const left = requests.values();
  let done = 0;
  const drawOn = async (): Promise<void> => {
    // All share one iterator: each takes what the others have left.
    for (const request of left) {
      if (!isWanted()) return;
      const picture = await withTimeout(images.draw(request), LIMITS.drawMs, null);
      if (picture !== null) drawn[request.id] = picture;
      done += 1;
    }
  };
  const stopReporting = reportNowAndThen(isWatched() ? 0 : SILENCE_MS, () =>
    onProgress({ done, total }),
  );
  try {
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, drawOn));
  } finally {
    stopReporting();
  }
  return drawn;
}

function reportNowAndThen(delayMs: number, report: () => void): () => void {
  const tick = (): void => {
    report();
    timer = setTimeout(tick, TICK_MS);
  };
  let timer = setTimeout(tick, delayMs);
  return () => clearTimeout(timer);
}
