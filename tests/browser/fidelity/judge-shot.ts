import { distanceTo, lengthOf, type Corner } from './corners';
import { differentPlaces, type Place } from './pixels';
import type { Shot } from './shots';

/*
 * Whether an export looks as the canvas does, pixel by pixel. The one thing that may look different is how a round corner
 * is smoothed: browsers do it in one way for CSS and in another for SVG, the more so the larger the corner is. So pixels on
 * its line may mix the colors beside it otherwise, within bounds, and the line as a whole stays where it is.
 */

/** How near the middle of a smoothed pixel is to the corner's line, in px. */
const SMOOTHED = 1;

/** By how much of a corner's contrast the mixture of a pixel may differ. Met are 0.5. */
const MIXTURE = 0.6;

/** How far a corner's line may lie from its place, in px, taken over its length. Met are 0.16; a radius 1 px off gives 0.19. */
const SHIFT = 0.175;

/** What rounding adds to a channel, in steps, be there any contrast in it or not. */
const ROUNDING = 1;

/** Contrast in steps of one channel, below which a corner is not seen. */
const UNSEEN = 8;

/** What looks different in the mail and is not the smoothing of a corner. */
export function judgeShot(shot: Shot): readonly string[] {
  const odd = differentPlaces(shot.canvas, shot.mail).filter((place) => !isSmoothing(shot, place));
  const [first] = odd;
  return [
    ...(first === undefined ? [] : [`${odd.length} px, the first at ${first.x}, ${first.y}`]),
    ...shot.corners
      .filter((corner) => shiftOf(shot, corner) > SHIFT * edgesAt(shot, corner))
      .map(nameOf),
  ].map((problem) => `${shot.name}: ${problem}`);
}

/** Whether a pixel lies on the line of a corner and differs by no more than its mixture may. */
function isSmoothing({ canvas, mail, corners }: Shot, place: Place): boolean {
  return corners
    .filter((corner) => isOn(corner, place))
    .some((corner) => {
      const places = placesOn(corner);
      return CHANNELS.every((channel) => {
        const difference = valueAt(mail, place, channel) - valueAt(canvas, place, channel);
        return Math.abs(difference) <= MIXTURE * contrastOf(canvas, places, channel) + ROUNDING;
      });
    });
}

/** By how many px the line of a corner seems moved: what the mail has more of one color, by the length of the line. */
function shiftOf({ canvas, mail }: Shot, corner: Corner): number {
  const places = placesOn(corner);
  const contrasts = CHANNELS.map((channel) => contrastOf(canvas, places, channel));
  const contrast = Math.max(...contrasts);
  if (contrast < UNSEEN) return 0;
  const channel = contrasts.indexOf(contrast);
  const more = places
    .map((place) => valueAt(mail, place, channel) - valueAt(canvas, place, channel))
    .reduce((sum, difference) => sum + difference, 0);
  return Math.abs(more) / contrast / lengthOf(corner);
}

/** How many edges lie on the pixels of a corner's line: where a border is 1 px wide there are two, and each is smoothed otherwise. */
function edgesAt({ corners }: Shot, { center, side, radius }: Corner): number {
  const here = corners.filter(
    (other) =>
      other.center.x === center.x &&
      other.center.y === center.y &&
      other.side.x === side.x &&
      other.side.y === side.y &&
      Math.abs(other.radius.x - radius.x) <= SMOOTHED,
  );
  return new Set(here.map((other) => other.radius.x)).size;
}

function placesOn(corner: Corner): readonly Place[] {
  const { center, radius, side } = corner;
  const range = (axis: 'x' | 'y'): readonly number[] => {
    const ends = [center[axis], center[axis] + side[axis] * (radius[axis] + SMOOTHED)];
    const from = Math.floor(Math.min(...ends));
    return Array.from({ length: Math.ceil(Math.max(...ends)) - from }, (_, step) => from + step);
  };
  return range('y')
    .flatMap((y) => range('x').map((x) => ({ x, y })))
    .filter((place) => isOn(corner, place));
}

function isOn(corner: Corner, { x, y }: Place): boolean {
  return distanceTo(corner, x + 0.5, y + 0.5) <= SMOOTHED;
}

const CHANNELS = [0, 1, 2] as const;

function contrastOf(image: ImageData, places: readonly Place[], channel: number): number {
  const values = places
    .filter(({ x, y }) => x >= 0 && y >= 0 && x < image.width && y < image.height)
    .map((place) => valueAt(image, place, channel));
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** Beyond the picture both have nothing. */
function valueAt({ data, width, height }: ImageData, { x, y }: Place, channel: number): number {
  const isInside = x >= 0 && y >= 0 && x < width && y < height;
  return isInside ? (data[(y * width + x) * 4 + channel] ?? 0) : 0;
}

function nameOf({ center, radius }: Corner): string {
  return `the corner around ${center.x}, ${center.y}, of radius ${radius.x} by ${radius.y}`;
}
