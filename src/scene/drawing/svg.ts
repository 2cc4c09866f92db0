/** A piece of a drawing, as data: React interprets it on the canvas, a serialiser makes a picture of it. */
export interface SvgNode {
  readonly tag:
    | 'g'
    | 'rect'
    | 'ellipse'
    | 'line'
    | 'path'
    | 'text'
    | 'tspan'
    | 'image'
    | 'defs'
    | 'linearGradient'
    | 'stop'
    | 'clipPath'
    | 'filter'
    | 'feGaussianBlur';
  /** SVG's own attribute names, such as `stroke-width`. No `transform`; a path is written from a point on, in small letters. */
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Properties that only CSS has, by their CSS names. */
  readonly style?: Readonly<Record<string, string>>;
  readonly children?: readonly (SvgNode | string)[];
}
