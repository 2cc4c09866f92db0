import { SvgDrawing } from '../../src/editor/canvas/drawing/svg-drawing';
import { measureText } from '../../src/fonts/browser/measure-text';
import type { ElementContext } from '../../src/scene/element-definition';
import { grownFrame } from '../../src/scene/frame';
import { placeNodes } from '../../src/scene/drawing/place-nodes';
import { definitionOf } from '../../src/scene/registry';
import type { Design } from '../../src/scene/scene';
import { withOwnPictures } from './own-picture';
import { PART_COLORS, type MarkedPart, type PartKind } from './parts';

interface ScenePictureProps {
  readonly design: Design;
  readonly parts: readonly MarkedPart[];
}

const MARGIN = 14;
/** Boxes within one another would hide each other's edges. */
const INSET = 1.25;
const DEEPEST_INSET = 5;
const HOLDS_ONE: ReadonlySet<PartKind> = new Set(['element', 'item', 'leaf', 'cell']);
const LABEL = { height: 10, fontSize: 7.5, letter: 4.4, padding: 3 };

/** A scene as the canvas draws it, and over it the boxes that the compiler has made of it by then. */
export function ScenePicture({ design, parts }: ScenePictureProps) {
  const { width, height } = pageOf(design, parts);
  const places = placeLabels(parts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}`}
      className="block w-full rounded-card border border-hairline bg-white forced-color-adjust-none"
    >
      <rect width={width} height={height} fill={design.background} stroke="#d6d3d1" />
      <g opacity={0.55}>
        <Scene design={design} />
      </g>
      {parts.map((part) => (
        <PartBox key={part.id} part={part} />
      ))}
      {parts.map((part, at) => (
        <PartLabel key={part.id} part={part} place={places[at] ?? null} />
      ))}
    </svg>
  );
}

function Scene({ design }: { readonly design: Design }) {
  const context: ElementContext = {
    person: design.person,
    measure: measureText,
  };
  const stacked = withOwnPictures(design)
    .elements.filter(({ hidden }) => !hidden)
    .toSorted((a, b) => a.zIndex - b.zIndex);
  return stacked.map((element) => (
    <g key={element.id}>
      <SvgDrawing nodes={placeNodes(definitionOf(element.type).draw(element, context), element)} />
    </g>
  ));
}

function PartBox({ part }: { readonly part: MarkedPart }) {
  const { kind, isNew } = part;
  const { x0, y0, x1, y1 } = insetBox(part);
  const color = PART_COLORS[kind];
  const isSpace = kind === 'space';
  return (
    <rect
      x={x0}
      y={y0}
      width={Math.max(0, x1 - x0)}
      height={Math.max(0, y1 - y0)}
      fill={color}
      fillOpacity={isNew ? (isSpace ? 0.12 : 0.16) : 0}
      stroke={color}
      strokeWidth={isNew ? 1.5 : 0.6}
      strokeDasharray={isSpace ? '2 2' : undefined}
      data-part={kind}
      data-new={isNew || undefined}
    />
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function PartLabel({ part, place }: { readonly part: MarkedPart; readonly place: Place | null }) {
  if (place === null) return null;
  const { kind, label, isNew } = part;
  const { x, y } = place;
  const color = PART_COLORS[kind];
  return (
    <g>
      <rect
        x={x}
        y={y}
        width={labelWidth(label)}
        height={LABEL.height}
        rx={2}
        fill={isNew ? color : '#ffffff'}
        stroke={color}
        strokeWidth={0.6}
      />
      <text
        x={x + LABEL.padding}
        y={y + 7.6}
        fontSize={LABEL.fontSize}
        fontFamily="monospace"
        fill={isNew ? '#ffffff' : color}
      >
        {label}
      </text>
    </g>
  );
}

/**
 * Where labels stand; null where there is none, or no room. What holds others has its own on its upper edge, beside those of
 * boxes with the same corner; what holds one thing has it at the end of that, where words are rare.
 */
function placeLabels(parts: readonly MarkedPart[]): readonly (Place | null)[] {
  const ends = new Map<string, number>();
  return parts.map((part) => {
    const { kind, label, box } = part;
    const inset = insetBox(part);
    const width = labelWidth(label);
    const isRoomy = inset.x1 - inset.x0 >= width;
    if (label === '') return null;
    if (HOLDS_ONE.has(kind)) {
      return isRoomy ? { x: inset.x1 - width, y: inset.y0 } : null;
    }
    const corner = `${box.x0} ${box.y0}`;
    const x = ends.get(corner) ?? box.x0;
    if (part.depth > 0 && x + width > box.x1) return null;
    ends.set(corner, x + width + 2);
    return { x, y: inset.y0 - LABEL.height };
  });
}

function labelWidth(label: string): number {
  return label.length * LABEL.letter + 2 * LABEL.padding;
}

function insetBox({ box: { x0, y0, x1, y1 }, depth }: MarkedPart) {
  const by = Math.min(depth, DEEPEST_INSET) * INSET;
  const isThin = Math.min(x1 - x0, y1 - y0) <= 3 * by;
  const own = isThin ? 0 : by;
  return { x0: x0 + own, y0: y0 + own, x1: x1 - own, y1: y1 - own };
}

/** The frame, and whatever reaches past it. */
function pageOf(design: Design, parts: readonly MarkedPart[]) {
  const { width, height } = grownFrame(design);
  return {
    width: Math.max(width, ...parts.map(({ box }) => box.x1)),
    height: Math.max(height, ...parts.map(({ box }) => box.y1)),
  };
}
