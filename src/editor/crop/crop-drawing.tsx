import { useId } from 'react';
import type { Rect } from '../../scene/geometry';

interface CropDrawingProps {
  readonly src: string;
  /** What is shown of the picture, and where all of it lies, in px of the screen. */
  readonly box: Rect;
  readonly whole: Rect;
  readonly radius: number;
  /** Whether the pointer drags something: then lines divide the picture into thirds. */
  readonly isMoving: boolean;
}

/** How long the marks of corners and edges are at most, in px. */
const MARK = 14;

/** The picture paled where it is not shown, the outline of what is, and a mark for each of its handles. */
export function CropDrawing({ src, box, whole, radius, isMoving }: CropDrawingProps) {
  const id = useId();
  const marks = marksOf(box);
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full fill-none">
      <clipPath id={id}>
        <path clipRule="evenodd" d={rectPath(whole, 0) + rectPath(box, radius)} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <image href={src} {...whole} preserveAspectRatio="none" opacity={0.4} />
      </g>
      <path d={rectPath(whole, 0)} className="stroke-accent/60 [stroke-dasharray:4_3]" />
      <path d={rectPath(box, 0)} className="stroke-white stroke-[3.5]" />
      <path data-crop-box="" d={rectPath(box, 0)} className="stroke-accent stroke-[1.5]" />
      {isMoving && <path d={thirdsOf(box)} className="stroke-white/70" />}
      <path d={marks} className="stroke-white stroke-[7] [stroke-linecap:round]" />
      <path d={marks} className="stroke-accent stroke-4 [stroke-linecap:round]" />
    </svg>
  );
}

function rectPath({ x, y, width, height }: Rect, radius: number): string {
  if (radius === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const arc = (across: number, down: number): string =>
    `a${radius} ${radius} 0 0 1 ${across * radius} ${down * radius}`;
  const [wide, high] = [width - 2 * radius, height - 2 * radius];
  return `M${x + radius} ${y}h${wide}${arc(1, 1)}v${high}${arc(-1, 1)}h${-wide}${arc(-1, -1)}v${-high}${arc(1, -1)}z`;
}

function thirdsOf({ x, y, width, height }: Rect): string {
  const across = [1, 2].map((part) => `M${x + (part * width) / 3} ${y}v${height}`);
  const down = [1, 2].map((part) => `M${x} ${y + (part * height) / 3}h${width}`);
  return [...across, ...down].join('');
}

/** An angle at each corner, a bar at each edge. */
function marksOf({ x, y, width, height }: Rect): string {
  const [wide, high] = [Math.min(MARK, width / 4), Math.min(MARK, height / 4)];
  const [right, bottom] = [x + width, y + height];
  const [middle, center] = [x + (width - wide) / 2, y + (height - high) / 2];
  return [
    `M${x} ${y + high}v${-high}h${wide}`,
    `M${right - wide} ${y}h${wide}v${high}`,
    `M${right} ${bottom - high}v${high}h${-wide}`,
    `M${x + wide} ${bottom}h${-wide}v${-high}`,
    `M${middle} ${y}h${wide}M${middle} ${bottom}h${wide}`,
    `M${x} ${center}v${high}M${right} ${center}v${high}`,
  ].join('');
}
