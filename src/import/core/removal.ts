import type { Point } from '../../scene/geometry';

/** What is taken out of a mail before anything of it is shown. */
export const REMOVAL_KINDS = [
  'script',
  'frame',
  'form',
  'media',
  'refresh',
  'style',
  'fetching',
  'comment',
  'office',
  'tracker',
  'wrapped-link',
  'closed-link',
  'bad-link',
  'text-message',
  'missing-picture',
  'map',
  'pattern',
  'justified',
  'stored-picture',
  'hidden',
  'dark-mode',
  'font',
  'too-much',
] as const;
export type RemovalKind = (typeof REMOVAL_KINDS)[number];

/** What a reader of the original sees or can follow, and does not any more. Fonts are compared by themselves. */
export function isLoss({ kind, what }: Pick<Removal, 'kind' | 'what'>): boolean {
  return LOSSES.has(kind) || (kind === 'fetching' && what === 'url()');
}

const LOSSES: ReadonlySet<RemovalKind> = new Set([
  'frame',
  'form',
  'media',
  'style',
  'bad-link',
  'text-message',
  'map',
  'pattern',
  'too-much',
]);

/** Something that was taken out, and how often. */
export interface Removal {
  readonly kind: RemovalKind;
  /** What it was, in short: a tag, a host, a declaration; blank where the kind is enough. */
  readonly what: string;
  readonly count: number;
  /** Where the first of them was, in px from the top left corner; null where nothing around it can be seen. */
  readonly place: Point | null;
}
