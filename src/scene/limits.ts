/** Sizes and limits of the builder. Lengths are in canvas units unless the name has another unit. */
export const SCENE_LIMITS = {
  elements: 1000,
  /** Bytes of a design file: enough for a thousand elements with all their texts, and five megabytes of pictures. */
  fileBytes: 8 * 1024 * 1024,
  canvas: { width: 800, height: 600 },
  /** As a design begins. */
  frame: { width: 600, height: 200 },
  leastFrame: { width: 200, height: 20 },
  /** Least and greatest place of an element; the greatest is far outside any email, but keeps numbers small. */
  place: { min: 0, max: 10_000 },
  zIndex: { min: 0, max: 1_000_000 },
  /** Least width and height while resizing. */
  resize: { width: 20, height: 10 },
  /** Least and greatest values of the size fields. */
  width: { min: 10, max: 800 },
  height: { min: 2, max: 600 },
  /** In hundredths: the points of other programs are no whole px, and over a long line a coarser size moves its end. */
  fontSize: { min: 8, max: 72, step: 0.01 },
  fontWeight: { min: 100, max: 800 },
  lineHeight: { min: 8, max: 96 },
  letterSpacing: { min: -2, max: 24, step: 0.01 },
  /** In percent. */
  opacity: { min: 0, max: 100 },
  radius: { min: 0, max: 400 },
  /** Characters of a text element. */
  text: 5000,
  /** Parts of a text with a look of their own. */
  spans: 200,
  /** How many characters each of them counts as: files spell them out. */
  spanLength: 20,
  /** Characters of all texts of a design together, alternative texts, addresses and names included. */
  allText: 100_000,
  /** Characters of an element's other texts. A longer address is left out: cut, it would be another address. */
  alt: 1000,
  href: 2048,
  name: 200,
  group: 50,
  elementId: 100,
  /** How many groups lie around an element: a row of the layers panel that lies deeper has no room for its name. */
  groupDepth: 5,
  borderWidth: { min: 0, max: 8 },
  badgeGap: { min: 0, max: 40 },
  stackGap: { min: 0, max: 400 },
  /** How many colors a gradient has at most. */
  gradientStops: 5,
  shadowOffset: { min: -40, max: 40 },
  shadowBlur: { min: 0, max: 40 },
  zoom: { min: 0.25, max: 4, step: 0.1 },
  grid: 20,
  /** How many guides of one direction a design has at most, and where; what lies left of the frame or above it, too. */
  guides: 100,
  guidePlace: { min: -2000, max: 10_000 },
  rulerTick: 50,
  duplicateOffset: 20,
  dropMargins: { left: 10, top: 10, right: 150, bottom: 80 },
  nudge: { small: 1, large: 10 },
  /** What stands in where a size is missing while selecting and aligning. */
  assumedSize: { width: 100, height: 30 },
  /** Where the first element goes: on the grid, with a margin. */
  firstPlace: { x: 20, y: 20 },
  historySteps: 100,
} as const;
