import { memo } from 'react';
import { placeholderOf, type DrawnElement } from './drawn-element';
import { drawn as drawnNodes } from './svg-drawing';

interface ElementViewProps {
  readonly drawn: DrawnElement;
  readonly isPreview: boolean;
}

/** Who is selected, and who is the tab stop, is written past React, as a thousand may be at once: see `use-chosen-options.ts`. */
const AS_OPTION = { role: 'option', tabIndex: -1, 'aria-selected': false };
const AS_PICTURE = { role: 'img' };

/**
 * An element on the canvas. It asks the store for nothing, and no more than three nodes make a line of text or a shape: a
 * thousand of them are styled, laid out and painted.
 */
export const ElementView = memo(function ElementView({ drawn, isPreview }: ElementViewProps) {
  const { element, name, nodes } = drawn;
  const { x, y, width, height } = element;
  return (
    <g {...(isPreview ? AS_PICTURE : AS_OPTION)} aria-label={name} data-element-id={element.id}>
      {drawnNodes(nodes, () => placeholderOf(drawn))}
      {!isPreview && <rect {...{ x, y, width, height }} />}
    </g>
  );
});
