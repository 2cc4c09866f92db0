/** What a mail client may do to a signature, the gravest first. */
export const CHANGE_KINDS = [
  'words-gone',
  'picture-gone',
  'picture-empty',
  'link-gone',
  'link-changed',
  'link-wrapped',
  'tracker',
  'link-added',
  'picture-size',
  'font',
  'size',
  'style',
  'color',
  'background',
  'gradient',
  'corners',
  'rules',
  'lines',
  'place',
  'height',
] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];
