import type { NamedColor } from './backgrounds';

/** What is offered for text; each can be read on white. */
export const TEXT_COLORS: readonly NamedColor[] = [
  { name: 'Charcoal', color: '#333333' },
  { name: 'Black', color: '#000000' },
  { name: 'Gray', color: '#6b7280' },
  { name: 'Navy', color: '#1e3a8a' },
  { name: 'Blue', color: '#2563eb' },
  { name: 'Teal', color: '#0f766e' },
  { name: 'Green', color: '#15803d' },
  { name: 'Red', color: '#b91c1c' },
  { name: 'Orange', color: '#c2410c' },
  { name: 'Brown', color: '#78350f' },
  { name: 'Purple', color: '#7c3aed' },
  { name: 'Pink', color: '#be185d' },
];

/** How many of them are shown before 'More'. */
export const SHOWN_TEXT_COLORS = 8;
