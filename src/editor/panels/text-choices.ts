import { WHITE, type Hex } from '../../model/color/color';

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

/** On a dark plane. It stands beside them: on white it cannot be read. */
export const WHITE_TEXT: NamedColor = { name: 'White', color: WHITE };

/** How many of them are shown before 'More'. */
export const SHOWN_TEXT_COLORS = 8;

/** A color with the name its button goes by. */
export interface NamedColor {
  readonly name: string;
  readonly color: Hex;
}

/** What the canvas settings offer as a background. */
export const BACKGROUNDS: readonly NamedColor[] = [
  { name: 'White', color: '#ffffff' },
  { name: 'Light Gray', color: '#f8f9fa' },
  { name: 'Gray', color: '#e9ecef' },
  { name: 'Blue', color: '#e7f1fc' },
  { name: 'Green', color: '#e8f5ec' },
  { name: 'Purple', color: '#f1ebfa' },
  { name: 'Pink', color: '#fdebf2' },
  { name: 'Yellow', color: '#fdf6dc' },
];
