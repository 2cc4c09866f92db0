/** How much HTML a signature is written with: for all mail clients, or as little as possible. */
export const CODE_MODES = ['whole', 'shortest'] as const;

export type CodeMode = (typeof CODE_MODES)[number];

export const CODE_MODE_WORDS = {
  label: 'Shortest code',
  use: 'Use the shortest code',
  hint: 'Gives up what only classic Outlook needs: it may show other letters, link colors and distances there.',
} as const;
