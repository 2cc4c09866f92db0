import type { RasterImage, RasterRequest } from '../../export/types';

/** Pictures that were drawn, by the ids of their requests. */
export type Rasters = Readonly<Record<string, RasterImage>>;

/** In characters of base64: enough for what all share, and no more than a worker can hold. */
const MOST_KEPT = 24_000_000;

/**
 * What is drawn in a run, kept for whoever asks for the same; once there is too much of it, all is forgotten. What could not
 * be drawn is not tried again.
 */
export function keptRasters(
  draw: ((request: RasterRequest) => Promise<RasterImage | null>) | undefined,
) {
  let kept: Record<string, RasterImage> = {};
  let failed = new Set<string>();
  let characters = 0;
  const drawOne = async (request: RasterRequest): Promise<RasterImage | null> => {
    const { id } = request;
    if (failed.has(id)) return null;
    const drawn = kept[id] ?? (await draw?.(request)) ?? null;
    if (drawn === null) failed.add(id);
    else if (kept[id] === undefined) {
      characters += drawn.base64.length;
      kept[id] = drawn;
    }
    return drawn;
  };
  return {
    known: (): Rasters => kept,
    /** Answers to requests; null where there is none that was not known before. */
    async answers(requests: readonly RasterRequest[]): Promise<Rasters | null> {
      if (draw === undefined || requests.length === 0) return null;
      if (characters > MOST_KEPT) {
        kept = {};
        failed = new Set();
        characters = 0;
      }
      const drawn = await Promise.all(
        requests.map(async (each) => [each.id, await drawOne(each)] as const),
      );
      const answers = drawn.filter((pair): pair is [string, RasterImage] => pair[1] !== null);
      return answers.length === 0 ? null : Object.fromEntries(answers);
    },
  };
}
