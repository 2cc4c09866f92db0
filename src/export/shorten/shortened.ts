import { withCommonOnce, withFamilyOnce } from './hoist';
import { isElement, readSource, writeSource, type SourceElement } from './source';
import { spared, unwrapped } from './spare';

/** Printed HTML as short as it can be for browsers; as it is where it is not the printer's. A second time changes nothing. */
export function shortened(html: string): string {
  const roots = readSource(html);
  if (roots === null) return html;
  const short = roots.map((node) => (isElement(node) ? shortElement(node) : node));
  return writeSource(
    short.map((node) => (isElement(node) && node.name === 'table' ? withFamilyOnce(node) : node)),
  );
}

function shortElement(element: SourceElement): SourceElement {
  const children = unwrapped(element, element.children).map((child) =>
    isElement(child) ? shortElement(child) : child,
  );
  const short = spared({ ...element, children });
  return short.name === 'table' ? withCommonOnce(short) : short;
}
