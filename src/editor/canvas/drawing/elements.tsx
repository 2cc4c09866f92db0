import { useMemo, useRef, memo } from 'react';
import { opacityOf } from '../../../scene/drawing/opacity';
import type { ElementContext } from '../../../scene/element-definition';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { useAppSelector } from '../../../store/hooks';
import { selectDrawn, useDesignCollapse } from '../../collapse/collapsed-scene';
import { useElementContext } from '../../element-context';
import { useElementsInFlight } from '../pointer/use-move';
import { useChosenOptions } from '../use-chosen-options';
import { drawElement, type DrawnElement, placeholderOf } from './drawn-element';
import { drawn as drawnNodes } from './svg-drawing';

/** All that can be seen of the design, from the undermost element to the topmost. */
export function Elements() {
  const context = useElementContext();
  const collapse = useDesignCollapse();
  const elements = useAppSelector((state) => selectDrawn(state, collapse));
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const drawn = useMemo(() => {
    // The preview shows what goes out: no placeholder does.
    const shown = isPreview ? elements.filter((element) => !isVacant(element, context)) : elements;
    return shown.map((element) => drawElement(element, context));
  }, [elements, context, isPreview]);
  // A list that comes and goes as one node costs less than its thousand.
  return drawn.length > 0 && <ElementList drawn={drawn} isPreview={isPreview} />;
}

function isVacant(element: SceneElement, context: ElementContext): boolean {
  return definitionOf(element.type).toEmail(element, context).isVacant;
}

interface ElementListProps {
  readonly drawn: readonly DrawnElement[];
  readonly isPreview: boolean;
}

const AS_LIST = { role: 'listbox', 'aria-multiselectable': true };
const AS_GROUP = { role: 'group' };

/** What elements share they inherit. */
function ElementList({ drawn, isPreview }: ElementListProps) {
  const ref = useRef<SVGGElement>(null);
  useChosenOptions(ref, drawn, isPreview);
  useElementsInFlight(ref);
  return (
    <g
      ref={ref}
      {...(isPreview ? AS_GROUP : AS_LIST)}
      aria-label="Design"
      fill="none"
      className={LIST}
    >
      {drawn.map((one) => (
        <ElementView key={one.element.id} drawn={one} isPreview={isPreview} />
      ))}
    </g>
  );
}

/** A box that shows nothing takes presses as well, and so does an empty place between letters. */
const LIST =
  'cursor-default [font-synthesis:style_weight_small-caps] [pointer-events:all] [&>g]:outline-none [&_[data-edited]>text]:invisible';

interface ElementViewProps {
  readonly drawn: DrawnElement;
  readonly isPreview: boolean;
}

/** Who is selected, and who is the tab stop, is written past React, as a thousand may be at once: see `use-chosen-options.ts`. */
const AS_OPTION = { role: 'option', tabIndex: -1, 'aria-selected': false };
const AS_PICTURE = { role: 'img' };

/**
 * An element on the canvas. It reads nothing from the store, and a line of text or a shape has three nodes at most: a
 * thousand of them are styled, laid out and painted.
 */
const ElementView = memo(function ElementView({ drawn, isPreview }: ElementViewProps) {
  const { element, name, nodes } = drawn;
  const { x, y, width, height } = element;
  const opacity = opacityOf(element);
  return (
    <g
      {...(isPreview ? AS_PICTURE : AS_OPTION)}
      aria-label={name}
      data-element-id={element.id}
      opacity={opacity === 1 ? undefined : opacity}
    >
      {drawnNodes(nodes, () => placeholderOf(drawn))}
      {!isPreview && <rect {...{ x, y, width, height }} />}
    </g>
  );
});
