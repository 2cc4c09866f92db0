import { readableOn, WHITE, type Hex } from './color';

/** In which shade text of a color is set on white, in words; undefined for one that can be read there as it is. */
export function shadeNote(color: Hex): string | undefined {
  const shade = readableOn(color, WHITE);
  return shade === color ? undefined : `Text on white uses ${shade}, which is easier to read.`;
}
