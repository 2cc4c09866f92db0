import { formatCount } from '../../base/text';
import { designProblem, type DesignProblem } from './design-messages';
import { SCENE_LIMITS } from '../limits';
import type { SceneElement } from '../scene';
import { textRoom } from './text-total';

/*
 * What is written can be read again: both ask here. A file that someone else wrote may grow when it is written out with all
 * its keys, so it is judged by what it would be then.
 */

/** More than any file grows by: a thousand elements with nothing but type and place, and texts of half letters. */
const MOST_GROWTH = 3 * 1024 * 1024;

/** Why a text of a design file is too long to be read; null where it is not. */
export function lengthProblem(json: string): DesignProblem | null {
  const { fileBytes } = SCENE_LIMITS;
  return isLongerThan(json, fileBytes) ? tooLarge() : null;
}

/** That a design file is larger than any that can be read. */
export function tooLarge(): DesignProblem {
  const limit = SCENE_LIMITS.fileBytes / 1024 / 1024;
  return designProblem('too-large', 'the file', { limit });
}

/** Whether a text that can be read may be too long when it is written out. */
export function mayGrowTooLong(json: string): boolean {
  return isLongerThan(json, SCENE_LIMITS.fileBytes - MOST_GROWTH);
}

/** Why so many elements, or so much text, cannot be read; null where they can. */
export function amountProblem(elements: readonly SceneElement[]): DesignProblem | null {
  const { allText, elements: mostElements } = SCENE_LIMITS;
  if (elements.length > mostElements) return tooManyElements(elements.length);
  const room = textRoom(elements);
  if (room >= 0) return null;
  const args = { count: formatCount(allText - room), limit: formatCount(allText) };
  return designProblem('too-much-text', 'elements', args);
}

export function tooManyElements(count: number): DesignProblem {
  return designProblem('too-many-elements', 'elements', { count, limit: SCENE_LIMITS.elements });
}

/** Whether a text takes more bytes than `limit` as UTF-8; long ones are not looked through to the end. */
function isLongerThan(text: string, limit: number): boolean {
  if (text.length > limit) return true;
  if (text.length * 3 <= limit) return false;
  let bytes = 0;
  for (let at = 0; at < text.length && bytes <= limit; at++) {
    const unit = text.charCodeAt(at);
    // Half a surrogate pair: two of its four bytes.
    const isHalf = unit >= 0xd800 && unit <= 0xdfff;
    bytes += unit < 0x80 ? 1 : unit < 0x800 || isHalf ? 2 : 3;
  }
  return bytes > limit;
}
