import { designText } from './design-text';
import { designer } from './designer';

/** The text of a design that is not the open one: the name element 'other' with the text Grace. */
export function otherDesign(): string {
  return designText(designer().has('name', 'other', { content: 'Grace' }).scene(), {});
}
