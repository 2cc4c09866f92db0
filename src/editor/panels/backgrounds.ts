import type { Hex } from '../../model/color/color';

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
