import type { RasterImage, RasterRequest } from '../../export';
import type { FromTeamWorker } from './messages';

/** In a worker: lets the page draw, which alone has all that drawing takes. */
export function drawByPage(post: (message: FromTeamWorker) => void) {
  const waiting = new Map<number, (image: RasterImage | null) => void>();
  let lastId = 0;
  return {
    draw: (request: RasterRequest): Promise<RasterImage | null> => {
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        post({ kind: 'draw', id, request });
      });
    },
    /** Returns what the page has drawn to the code that waits for it. */
    settle: (id: number, image: RasterImage | null): void => {
      waiting.get(id)?.(image);
      waiting.delete(id);
    },
  };
}
