import { PALETTES } from '../../src/model/color/palettes';

/* Color schemes to try things in: presets, extremes, and random ones that are the same in every run. */

const KEYS = ['primary', 'secondary', 'accent', 'background', 'text'] as const;
type Colors = Readonly<Record<(typeof KEYS)[number], string>>;

const EXTREMES: readonly (readonly [name: string, colors: Colors])[] = [
  ['all black', all('#000000')],
  ['all white', all('#ffffff')],
  ['all yellow', all('#ffff00')],
  ['all mid gray', all('#767676')],
  ['all blue', all('#0000ff')],
  ['black background, white text', { ...all('#000000'), text: '#ffffff' }],
  [
    'black to white',
    {
      primary: '#000000',
      secondary: '#ffffff',
      accent: '#ffff00',
      background: '#000000',
      text: '#808080',
    },
  ],
  [
    'white to black',
    {
      primary: '#ffffff',
      secondary: '#000000',
      accent: '#00ffff',
      background: '#ffffff',
      text: '#ffffff',
    },
  ],
  [
    'loud',
    {
      primary: '#ff0000',
      secondary: '#00ff00',
      accent: '#0000ff',
      background: '#ff00ff',
      text: '#ffff00',
    },
  ],
];

const RANDOM_COUNT = 12;

export const CUSTOM_SCHEMES: readonly (readonly [name: string, scheme: string])[] = [
  ...EXTREMES.map(([name, colors]) => [name, JSON.stringify(colors)] as const),
  ...Array.from({ length: RANDOM_COUNT }, (_, seed) => randomScheme(seed + 1)),
];

export const PRESET_SCHEMES: readonly (readonly [name: string, scheme: string])[] = PALETTES.map(
  ({ name }) => [name, name] as const,
);

/** The same numbers from 0 to 1 for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

function randomScheme(seed: number): readonly [string, string] {
  const next = randomNumbers(seed);
  const color = (): string =>
    `#${Math.floor(next() * 0x1000000)
      .toString(16)
      .padStart(6, '0')}`;
  const colors = Object.fromEntries(KEYS.map((key) => [key, color()]));
  return [`random ${seed}`, JSON.stringify(colors)];
}

function all(color: string): Colors {
  return { primary: color, secondary: color, accent: color, background: color, text: color };
}
