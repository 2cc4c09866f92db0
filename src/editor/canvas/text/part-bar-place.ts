import { clamp, overlaps, type Point, type Rect, type Size } from '../../../scene/geometry';

/** In px: between the bar and the text, and between it and the edge of the canvas. */
const GAP = 8;

interface PartPlaces {
  readonly bar: Size;
  /** The letters that are selected. */
  readonly words: Rect;
  /** All lines of the text. */
  readonly lines: readonly Rect[];
  /** The part of the canvas that is free. */
  readonly room: Size;
  /** On a phone, where the bar is near the thumb: its upper edge. Above the text it would lie below what the system shows there. */
  readonly foot?: number | undefined;
}

/**
 * Where the bar of a selected part stands: at the foot of a phone, if that is free; else above the whole text in the middle of the part; where there is no room, below the text;
 * else beside the part, at the edge or wherever it covers least of the lines, and never over the part if that can be. In px from
 * the canvas's corner, as all is that is given.
 */
export function partBarPlace({ bar, words, lines, room, foot }: PartPlaces): Point {
  const most = { x: room.width - bar.width - GAP, y: room.height - bar.height - GAP };
  const x = Math.max(GAP, Math.min(words.x + (words.width - bar.width) / 2, most.x));
  if (foot !== undefined) {
    const box = { x: Math.max(GAP, (room.width - bar.width) / 2), y: foot, ...bar };
    if (foot >= GAP && ![words, ...lines].some((line) => overlaps(box, line)))
      return { x: Math.round(box.x), y: Math.round(foot) };
  }
  const top = Math.min(words.y, ...lines.map((line) => line.y));
  const bottom = Math.max(...[words, ...lines].map((line) => line.y + line.height));
  const outside = [top - bar.height - GAP, bottom + GAP];
  const free = outside.find((y) => y >= GAP && y <= most.y);
  const tries = [words.y - bar.height - GAP, words.y + words.height + GAP, GAP, most.y];
  const y = free ?? leastCovering(tries);
  return { x: Math.round(x), y: Math.round(y) };

  function leastCovering(given: readonly number[]): number {
    const places = given.map((each) => clamp(each, GAP, Math.max(GAP, most.y)));
    const costs = places.map((each) => {
      const box = { x, y: each, ...bar };
      return (overlaps(box, words) ? room.width * room.height : 0) + covered(box, lines);
    });
    return places[costs.indexOf(Math.min(...costs))] ?? GAP;
  }
}

function covered(box: Rect, lines: readonly Rect[]): number {
  return lines.reduce(
    (sum, line) => sum + shared(box, line, 'x', 'width') * shared(box, line, 'y', 'height'),
    0,
  );
}

function shared(a: Rect, b: Rect, from: 'x' | 'y', size: 'width' | 'height'): number {
  return Math.max(0, Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]));
}
