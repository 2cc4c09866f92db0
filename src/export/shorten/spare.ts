import {
  attributeOf,
  declared,
  isElement,
  type Declaration,
  type SourceElement,
  type SourceNode,
} from './source';

/*
 * What a browser does not need of printed HTML. Each row names who needs it instead; `needs` of the printer has the sources.
 */

/** The children of an element without the elements that only wrap others. */
export function unwrapped(
  parent: SourceElement,
  children: readonly SourceNode[],
): readonly SourceNode[] {
  return children.flatMap((child) =>
    isElement(child) && isWrapper(child, parent) ? child.children : [child],
  );
}

/** An element without attributes and declarations that state again what holds anyway. */
export function spared(element: SourceElement): SourceElement {
  const style = element.style.filter((declaration) => !isSpare(declaration, element));
  return {
    ...element,
    attributes: element.attributes.filter(({ name }) => !isSpareAttribute(name, element)),
    style: withColorInBackground(style),
  };
}

/** A table has no border unless it is given one. Beside a declaration of another value, an attribute has no effect. */
function isSpareAttribute(name: string, element: SourceElement): boolean {
  if (name === 'border') return element.name === 'table';
  const stated = name === 'width' || name === 'height' ? declared(element, name) : undefined;
  return (
    element.name === 'td' && stated !== undefined && !isSame(attributeOf(element, name), stated)
  );
}

/** A gradient and the color below it as one declaration. */
function withColorInBackground(style: readonly Declaration[]): readonly Declaration[] {
  const color = style.find(([property]) => property === 'background-color')?.[1];
  if (color === undefined || !style.some(isBackground)) return style;
  return style
    .filter(([property]) => property !== 'background-color')
    .map((each) => (isBackground(each) ? [each[0], `${each[1]} ${color}`] : each));
}

function isBackground([property]: Declaration): boolean {
  return property === 'background';
}

/** The div around a table is for LibreOffice, the span in a link for Word. */
function isWrapper({ name, attributes, style }: SourceElement, parent: SourceElement): boolean {
  if (name === 'div') return true;
  return (
    name === 'span' &&
    parent.name === 'a' &&
    attributes.length === 0 &&
    style.every(([property, value]) => declared(parent, property) === value)
  );
}

/** What has an attribute beside it, which a style sheet of a web page can override. */
const ATTRIBUTE_TWINS: Readonly<Record<string, string>> = {
  'background-color': 'bgcolor',
  'vertical-align': 'valign',
  width: 'width',
  height: 'height',
};

/** Left out wherever it stands. Only Word reads the first, and no letters are in what is made for the others. */
const ALWAYS: ReadonlySet<string> = new Set(['mso-line-height-rule']);

function isSpare([property, value]: Declaration, element: SourceElement): boolean {
  if (ALWAYS.has(property)) return true;
  // A gradient would cover it: the shorthand takes the color of the attribute away.
  if (property === 'background-color' && declared(element, 'background') !== undefined)
    return false;
  const twin = ATTRIBUTE_TWINS[property];
  if (twin !== undefined && isSame(attributeOf(element, twin), value)) return true;
  switch (element.name) {
    case 'table':
      return isSpareOfTable(property);
    case 'td':
      return isSpareOfCell([property, value], element);
    case 'img':
      return isSparePicture([property, value], element);
    default:
      return false;
  }
}

function isSame(attribute: string | undefined, value: string): boolean {
  return attribute !== undefined && (attribute === value || `${attribute}px` === value);
}

/** Every table has `cellspacing="0"`. Outlook mobile removes it. */
function isSpareOfTable(property: string): boolean {
  return property === 'border-collapse' || property === 'border-spacing';
}

/** Every table has `cellpadding="0"`. */
function isSpareOfCell([property, value]: Declaration, cell: SourceElement): boolean {
  if (property === 'padding') return value === '0';
  if (property === 'white-space') return cell.attributes.some(({ name }) => name === 'nowrap');
  // The attribute moves tables in the cell, too.
  if (property === 'text-align') return attributeOf(cell, 'align') === value && !holdsTable(cell);
  // A cell without a line is as high as its attribute states.
  const isOfLetters = ['font-family', 'font-size', 'line-height'].includes(property);
  return isOfLetters && !holdsText(cell.children);
}

/** A picture has no border, and is as wide as its attribute. What is left is the look of its alternative text. */
function isSparePicture([property, value]: Declaration, image: SourceElement): boolean {
  if (property === 'border') return value === '0';
  if (property === 'max-width') return value !== '100%';
  const isOfText = property === 'font' || property === 'color' || property === 'word-break';
  return isOfText && attributeOf(image, 'alt') === '';
}

function holdsTable({ children }: SourceElement): boolean {
  return children.some((child) => isElement(child) && child.name === 'table');
}

/** Whether there are letters that stand in a line of their own cell. */
export function holdsText(children: readonly SourceNode[]): boolean {
  return children.some((child) => {
    if (typeof child === 'string') return true;
    return child.name === 'br' || (child.name !== 'table' && holdsText(child.children));
  });
}
