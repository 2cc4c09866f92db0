import { DENSE_ADDRESSES, STREET } from './data/addresses.data';
import { partOf, type Piece } from './pieces';
import { hasPostCode } from './post-codes';

/* Sentences behind addresses: hours, directions. */

/** A piece without the sentence behind an address: 'Elm Lane 5, Elmstead. Please ring first.' */
export function withoutSentence(piece: Piece): Piece {
  const cut = sentenceAt(piece.text);
  const [address] = cut === 0 ? [] : partOf(piece, 0, cut);
  return address ?? piece;
}

const LEAST_SMALL = 3;

/** Where a sentence begins behind other words; 0 for none. */
function sentenceAt(text: string): number {
  for (const { index, 0: end } of text.matchAll(
    /(?<=[\p{L}\p{Nd})]{3})[.;!]\s+(?=\p{L})|\s[–—-]\s+(?=\p{L})/gu,
  )) {
    const rest = text.slice(index + end.length);
    const small = rest.split(/\s+/u).filter((word) => /^\p{Ll}{2}/u.test(word));
    if (small.length >= LEAST_SMALL && !STREET.test(rest) && !hasPostCode(rest)) return index;
  }
  return denseSentenceAt(text);
}

/** Particles and endings of Japanese sentences, which names of places have not. */
const JAPANESE_SENTENCE = /\p{Script=Han}[はがをでも]\p{Script=Han}|(?:です|ます|ください)/u;

/** Behind a Japanese address, a sentence is parted from it by a blank. */
function denseSentenceAt(text: string): number {
  const words = [...text.matchAll(/\S+/gu)];
  const first = words.findIndex(({ 0: word }, at) => at > 0 && JAPANESE_SENTENCE.test(word));
  const before = words[first - 1];
  if (before === undefined) return 0;
  const end = before.index + before[0].length;
  return DENSE_ADDRESSES.some((pattern) => pattern.test(text.slice(0, end))) ? end : 0;
}
