import type { FindingReport } from '../../../model/findings/findings';
import type { ElementContext, ElementWords } from '../../element-definition';
import { elementFinding } from '../../element-finding';
import { contains } from '../../geometry';
import type { PlacedElement } from '../../properties/placed-element';
import { placeWords } from './words-place';

/** The finding for words that do not fit into a box that keeps its size; empty where they fit. */
export function findWordsPastBox(
  element: PlacedElement,
  label: string,
  words: ElementWords,
  context: ElementContext,
): readonly FindingReport[] {
  const { ink } = placeWords(words, element, context);
  return contains(words.box, ink) ? [] : [elementFinding('words-past-box', element, label)];
}
