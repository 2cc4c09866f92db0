import { drawShadow } from '../../../src/scene/kinds/shadow-drawing';
import type { PictureRequest } from '../../../src/export/types';
import { encodeBase64 } from '../../../src/base/base64';
import type { SvgNode } from '../../../src/scene/drawing/svg';
import { sourceOf } from '../image-helpers';
import { drawnFile, redAndBlue, withOrientation } from '../picture-files';

type Attributes = SvgNode['attributes'];

const LOOK = {
  x: 10,
  y: 70,
  fill: '#333333',
  'font-family': 'Arial,sans-serif',
  'font-size': 20,
  'font-weight': 400,
} as const;

/** A text as elements draw it. */
export function textNode(words: SvgNode['children'] | string, look: Attributes = {}): SvgNode {
  return {
    tag: 'text',
    attributes: { ...LOOK, ...look },
    children: typeof words === 'string' ? [words] : (words ?? []),
  };
}

const underlined = { 'text-decoration': 'underline', fill: '#b91c1c' } as const;

/** Texts of all looks, by what they show. */
export const TEXTS: readonly (readonly [name: string, node: SvgNode])[] = [
  ...[8, 10, 12, 14, 17.25, 30, 48, 72].map(
    (size) => [`letters of ${size}`, textNode('Sample Text', { 'font-size': size })] as const,
  ),
  ...['Georgia,serif', "'Times New Roman',serif", 'Verdana,sans-serif'].map((family) => {
    const look = { 'font-family': family, 'font-variant': 'small-caps' };
    return [`small capitals of ${family}`, textNode('Small Caps, No. 12', look)] as const;
  }),
  [
    'spaced letters',
    textNode('Spaced office', { 'letter-spacing': 3, 'font-family': 'Georgia,serif' }),
  ],
  ['letters close together', textNode('Close letters', { 'letter-spacing': -1 })],
  ['letters in the middle', textNode('Centered AV', { 'text-anchor': 'middle', x: 210 })],
  [
    'spaced letters at the right',
    textNode('At the end', { 'text-anchor': 'end', x: 410, 'letter-spacing': 2 }),
  ],
  ['ligatures', textNode('office affluent flask fjord', { 'font-family': 'Georgia,serif' })],
  ['accents', textNode('Žofia Łukasz Őze Ángström Ñandú')],
  ['Cyrillic and Greek letters', textNode('Ёлкина Ґанок Παναγιώτης')],
  ['Vietnamese letters', textNode('Nguyễn Thị Ánh Tuyết')],
  ...[11, 14, 20, 33].map((size) => {
    const look = { ...underlined, 'font-size': size };
    return [`underlined letters of ${size}`, textNode('Underlined gypsy quay', look)] as const;
  }),
  [
    'parts in fonts of their own',
    textNode([
      { tag: 'tspan', attributes: {}, children: ['Arial AV'] },
      { tag: 'tspan', attributes: { 'font-family': 'Georgia,serif' }, children: ['AV Georgia '] },
      {
        tag: 'tspan',
        attributes: { 'font-family': "'Courier New',monospace" },
        children: ['0123'],
      },
    ]),
  ],
  [
    'parts of a text',
    textNode([
      { tag: 'tspan', attributes: { fill: '#b91c1c' }, children: ['Red AV'] },
      { tag: 'tspan', attributes: { fill: '#15803d' }, children: ['AV green '] },
      { tag: 'tspan', attributes: { 'font-size': 28 }, children: ['larger '] },
      { tag: 'tspan', attributes: underlined, children: ['lined'] },
    ]),
  ],
];

const box = { x: 10, y: 10, width: 180, height: 80 } as const;

const RUN: SvgNode = {
  tag: 'defs',
  attributes: {},
  children: [
    {
      tag: 'linearGradient',
      attributes: { id: 'run', gradientUnits: 'userSpaceOnUse', x1: 10, y1: 10, x2: 190, y2: 90 },
      children: [
        { tag: 'stop', attributes: { offset: 0, 'stop-color': '#1d4ed8' } },
        { tag: 'stop', attributes: { offset: 1, 'stop-color': '#f59e0b' } },
      ],
    },
  ],
};

/** Shapes as elements draw them, by what they show. */
export const SHAPES: readonly (readonly [name: string, nodes: readonly SvgNode[]])[] = [
  ['gradients', [RUN, { tag: 'rect', attributes: { ...box, fill: 'url(#run)' } }]],
  [
    'shadows',
    [
      ...drawShadow({ id: 'a', ...box }, 14, { size: 'large', color: '#b3b3b3' }),
      { tag: 'rect', attributes: { ...box, rx: 14, fill: '#f3f4f6' } },
    ],
  ],
  ['round corners', [RUN, { tag: 'rect', attributes: { ...box, rx: 14, fill: 'url(#run)' } }]],
  [
    'borders',
    [
      {
        tag: 'rect',
        attributes: { ...box, fill: '#f3f4f6', stroke: '#111827', 'stroke-width': 3 },
      },
    ],
  ],
  [
    'dashed borders',
    [
      {
        tag: 'path',
        attributes: {
          d: 'm10 20h300m-300 40h300',
          stroke: '#b91c1c',
          'stroke-width': 2,
          'stroke-dasharray': '6 4.0816',
        },
      },
    ],
  ],
  [
    'ellipses',
    [{ tag: 'ellipse', attributes: { cx: 90, cy: 50, rx: 70, ry: 33, fill: '#0d9488' } }],
  ],
  [
    'corners one by one',
    [
      {
        tag: 'path',
        attributes: {
          d: 'm22 10h150a18 18 0 0 1 18 18v40h-180v-46a12 12 0 0 1 12 -12z',
          fill: '#7c3aed',
        },
      },
    ],
  ],
];

type PictureLook = Omit<Partial<PictureRequest>, 'source'> & {
  readonly source: () => Promise<string>;
};

const round = { radius: 40 } as const;

/** Requests for pictures, by what they show. */
export const PICTURES: readonly (readonly [name: string, look: PictureLook])[] = [
  ['photos', { source: portrait }],
  ['round photos', { source: portrait, ...round }],
  ['small photos', { source: portrait, width: 20, height: 30, radius: 5 }],
  ['photos larger than they are', { source: portrait, width: 150, height: 120, radius: 9 }],
  ['cropped photos', { source: portrait, ...round, crop: { x: 0.3, y: 0.4, zoom: 2.2 } }],
  ['whole photos', { source: portrait, width: 120, fit: 'contain' }],
  [
    'logos on a backing',
    { source: () => inkedBy('#111111'), backing: { color: '#e0f2fe', padding: 4 }, radius: 6 },
  ],
  ['photos of a camera', { source: busy, width: 90, height: 60 }],
  ['round photos of a camera', { source: busy, ...round }],
  ['photos that were held upright', { source: held, width: 50, height: 70 }],
];

/** A logo: a ring of a color on nothing. */
export function inkedBy(color: string): Promise<string> {
  return sourceOf(
    drawnFile(300, 200, 'image/png', (context) => {
      context.strokeStyle = color;
      context.lineWidth = 30;
      context.beginPath();
      context.arc(150, 100, 70, 0, 7);
      context.stroke();
    }),
  );
}

async function portrait(): Promise<string> {
  const file = await (await fetch('/sample/portrait.png')).blob();
  return sourceOf(Promise.resolve(new File([file], 'portrait.png', { type: 'image/png' })));
}

function busy(): Promise<string> {
  return jpegSource(
    drawnFile(1900, 1300, 'image/jpeg', (context) => {
      for (let index = 0; index < 400; index++) {
        context.fillStyle = `hsl(${index * 37} 70% 50%)`;
        context.fillRect((index * 7919) % 1900, (index * 104_729) % 1300, 160, 140);
      }
    }),
  );
}

async function held(): Promise<string> {
  return jpegSource(withOrientation(await drawnFile(400, 300, 'image/jpeg', redAndBlue), 6));
}

async function jpegSource(file: Promise<File>): Promise<string> {
  const bytes = new Uint8Array(await (await file).arrayBuffer());
  return `data:image/jpeg;base64,${encodeBase64(bytes)}`;
}
