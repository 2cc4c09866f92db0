import type { RasterImage, RasterRequest } from '../../export';
import type { FromTeamWorker } from './messages';

/** In a worker: has the page draw, which alone has all that it takes. */
export function drawByPage(tell: (message: FromTeamWorker) => void) {
  const waiting = new Map<number, (image: RasterImage | null) => void>();
  let lastId = 0;
  return {
    draw: (request: RasterRequest): Promise<RasterImage | null> => {
      const id = ++lastId;
      return new Promise((resolve) => {
        waiting.set(id, resolve);
        tell({ kind: 'draw', id, request });
      });
    },
    /** Hands out what the page has drawn. */
    settle: (id: number, image: RasterImage | null): void => {
      waiting.get(id)?.(image);
      waiting.delete(id);
    },
  };
}
