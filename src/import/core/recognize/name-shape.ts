import { agreementOf, squashed, withUmlauts } from './companies';
import { DEGREES, HONORIFICS, PARTICLES, ROLE_CAPITALS } from './data/names.data';

/*
 * Whether words have the shape of a person's name, and how well they agree with an address of mail.
 */

const LONGEST = 60;
const MOST_WORDS = 6;

/** Whether words could be a full name, with titles and degrees. `own` is the company's word of the host of its mail. */
export function isNameShaped(text: string, own: string): boolean {
  if (
    text.length > LONGEST ||
    /[\p{Nd}@|:;!?"“”„«»\\_#%+=<>]/u.test(text.replace(/["“”][\p{L}]+["“”]/gu, ''))
  )
    return false;
  if (DENSE_NAME.test(text)) return true;
  const [name = '', ...degrees] = bareName(text).split(/\s*,\s*/u);
  if (!degrees.every((part) => part.split(/\s+/u).every((word) => isDegree(word, own))))
    return false;
  const words = name.split(/\s+/u);
  while (words.length > 2 && isDegree(words.at(-1) ?? '', own)) words.pop();
  const isEnough = words.length <= MOST_WORDS && words.some((word) => /\p{L}{2}/u.test(word));
  return isEnough && words.every((word, at) => isNameWord(word, at));
}

/** How well a name agrees with what stands before the `@` of an address. */
export function mailAgreement(name: string, local: string): 'whole' | 'part' | 'none' {
  const told = squashed(local.replace(/\+.*$/, '').replace(/\d+$/, ''));
  const all = local.split(/[._+\-\d]+/).map(squashed);
  const parts = all.filter((part) => part !== '' && !(all.length > 2 && PARTICLES.has(part)));
  if (told.length < 2) return 'none';
  const plain = agreement(nameWords(name), told, parts);
  return plain === 'none' ? agreement(nameWords(withUmlauts(name)), told, parts) : plain;
}

function agreement(words: readonly string[], told: string, parts: readonly string[]) {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const given = words
    .slice(0, -1)
    .map((word) => word.charAt(0))
    .join('');
  const isEach =
    parts.length > 1 &&
    parts.every((part) => part === given || words.some((word) => isShort(part, word)));
  const joined = [first + last, last + first, words.join('')];
  const shortened = [first.charAt(0) + last, first + last.charAt(0), last + first.charAt(0)];
  if (words.length > 1 && (isEach || [...joined, ...shortened].includes(told))) return 'whole';
  const initials = words.map((word) => word.charAt(0)).join('');
  const isOne = words.some((word) => word.length > 1 && word === told);
  const isStart = told.length > 3 && words.some((word) => word.length > 3 && told.startsWith(word));
  return isOne || isStart || (words.length > 1 && initials === told) ? 'part' : 'none';
}

/** Names in scripts that have no capitals and few or no blanks. */
const DENSE_NAME =
  /^(?:\p{Script=Han}{1,4}\s?\p{Script=Han}{1,4}|[\p{Script=Han}々]{1,3}\s?[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,6}|[\p{Script=Katakana}ー]{2,10}[\s・]?[\p{Script=Katakana}ー]{0,10}|[\p{Script=Hiragana}]{2,5}\s[\p{Script=Hiragana}]{2,5}|[가-힣]{2,5}|[가-힣]{1,2}\s[가-힣]{1,3})$/u;

function bareName(text: string): string {
  return text
    .replace(HONORIFICS, '')
    .replaceAll(/\s*[("“'][^()"“”]{1,30}[)"”'](?=\s|$)/gu, '')
    .trim();
}

function isDegree(word: string, own: string): boolean {
  const bare = word.replace(/[,;]$/u, '');
  return (
    DEGREES.test(bare) &&
    !ROLE_CAPITALS.test(bare) &&
    (own === '' || agreementOf(bare, own) === 'none')
  );
}

function isNameWord(word: string, at: number): boolean {
  if (/^\p{Lu}[\p{L}\p{M}'’ʼ.\-‐]*$/u.test(word)) return true;
  if (at > 0 && PARTICLES.has(word.toLowerCase())) return true;
  // Particles may begin a name, and be one with it.
  if (
    /^(?:d['’]|al-|el-|o['’]|mc|van|von|de|da|di|ten|ter|bin|ibn|abu|le|la|af)[\p{L}'’-]*$/u.test(
      word,
    )
  )
    return true;
  return /^[\p{Lo}\p{M}'’׳״"-]{2,}$/u.test(word);
}

/** The words of a name without titles, small words and degrees, as addresses have them. */
function nameWords(name: string): readonly string[] {
  const [bare = ''] = bareName(name).split(/\s*[,(]/u);
  const words = bare
    .split(/[\s-]+/u)
    .map(squashed)
    .filter((word) => word !== '');
  return words.filter((word) => !PARTICLES.has(word) || words.length < 3);
}

/** Whether a part of an address is a word of a name or its first letter. */
function isShort(part: string, word: string): boolean {
  return (
    part === word ||
    (part.length === 1 && word.startsWith(part)) ||
    (part.length > 2 && word.startsWith(part))
  );
}
