/** How much HTML a signature is written with: for all mail clients, or as little as possible. */
export const CODE_MODES = ['whole', 'shortest'] as const;

export type CodeMode = (typeof CODE_MODES)[number];

export const CODE_MODE_WORDS = {
  label: 'Shortest code',
  use: 'Use the shortest code',
  useWhole: 'Use the whole code',
  hint: 'Fewer characters. Classic Outlook and Outlook for phones may show other fonts, link colors and gaps.',
} as const;
