import { useMediaQuery } from './use-media-query';

/** A text that begins with 'Click', for whatever the visitor has: fingers tap. */
export function usePressWords(words: string): string {
  return useMediaQuery('(pointer: coarse)') ? words.replace(/^Click/, 'Tap') : words;
}
