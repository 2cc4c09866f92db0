import type { RasterImage, RasterRequest } from '../../export';

/** In characters of base64: enough for what all share. */
const MOST_KEPT = 24_000_000;

/** A drawing surface draws one after the other, and each has a time limit. */
const MOST_AT_ONCE = 4;

type Draw = (request: RasterRequest) => Promise<RasterImage | null>;

/**
 * Draws for all workers: what several ask for is drawn once, and kept until there is too much of it. What could not be drawn
 * is tried again when it is asked for again.
 */
export function drawOnce(draw: Draw, mostKept = MOST_KEPT): Draw {
  const drawn = new Map<string, Promise<RasterImage | null>>();
  const enter = makeLanes(MOST_AT_ONCE);
  let characters = 0;
  const keep = (id: string, image: RasterImage | null): void => {
    if (image === null) {
      drawn.delete(id);
      return;
    }
    characters += image.base64.length;
    if (characters <= mostKept) return;
    drawn.clear();
    characters = 0;
  };
  return (request) => {
    const known = drawn.get(request.id);
    if (known !== undefined) return known;
    const drawing = enter(() => draw(request)).catch(() => null);
    drawn.set(request.id, drawing);
    void drawing.then((image) => keep(request.id, image));
    return drawing;
  };
}

/** Begins things in the order in which they come, no more than `most` at once. */
function makeLanes(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  };
  return async <Value>(begin: () => Promise<Value>): Promise<Value> => {
    if (busy < most) busy += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await begin();
    } finally {
      leave();
    }
  };
}
