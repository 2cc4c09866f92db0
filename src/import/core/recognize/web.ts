import { GENERIC_ENDINGS } from './data/hosts.data';
import type { Range } from './pieces';

/*
 * Addresses of mail and of the web among other words.
 */

const EMAIL =
  /(?<![\p{L}\p{N}@._%+'-])[\p{L}\p{N}_%+'-][\p{L}\p{N}._%+'-]{0,63}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}@-])/gu;

const ADDRESS =
  /(?<![\p{L}\p{N}@._%+'/-])(https?:\/\/)?(www\d?\.)?(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,6}(\p{L}{2,24})(?::\d{2,5})?(?![\p{L}\p{N}@-])(?:[/?#][^\s|<>"“”]{0,300})?/giu;

/** Where the addresses of mail stand. */
export function emailsIn(text: string): readonly Range[] {
  return text.includes('@') ? rangesOf(text.matchAll(EMAIL)) : [];
}

/** Where web addresses stand, with or without their scheme. */
export function addressesIn(text: string): readonly Range[] {
  if (!text.includes('.')) return [];
  const found = [...text.matchAll(ADDRESS)].filter(
    ({ 0: words, 1: scheme, 2: www, 3: ending = '' }) =>
      scheme !== undefined || www !== undefined || isBareHost(words, ending),
  );
  return rangesOf(found);
}

/** Of a host without scheme and `www.`, its ending must tell that it is one: 'acme.com', but neither 'B.Sc' nor 'e.V'. */
function isBareHost(words: string, ending: string): boolean {
  const host = words.split(/[/?#:]/u)[0] ?? '';
  const own = host.slice(0, -ending.length - 1);
  if (own.length < 2 || !/\p{L}\p{N}|\p{L}{2}|\p{N}\p{L}/u.test(own)) return false;
  if (GENERIC_ENDINGS.has(ending.toLowerCase())) return true;
  return ending.length === 2 && ending === ending.toLowerCase() && /^[\p{Ll}\p{N}.-]+$/u.test(host);
}

function rangesOf(found: Iterable<RegExpExecArray>): readonly Range[] {
  return [...found].map(({ index, 0: words }) => ({
    start: index,
    end: index + words.replace(/[.,;:!?)\]}'"]+$/u, '').length,
  }));
}
