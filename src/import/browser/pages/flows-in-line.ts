/**
 * Whether what is in an element continues the line around it. A box that is just as wide as its words does, too: it only keeps
 * them together, as the domain of an address in the templates.
 */
export function flowsInLine(element: Element, { display }: CSSStyleDeclaration): boolean {
  if (display === 'inline' || display === 'contents') return true;
  if (display !== 'inline-block' || element.querySelector(':not(wbr)') !== null) return false;
  const words = element.ownerDocument.createRange();
  words.selectNodeContents(element);
  const [around, within] = [element, words].map((each) => each.getBoundingClientRect().width);
  return around !== undefined && within !== undefined && Math.abs(around - within) < 1;
}
