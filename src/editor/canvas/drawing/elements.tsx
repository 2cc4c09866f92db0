import { useMemo, useRef } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectDrawn, useDesignClosing } from '../../closing/closed-scene';
import { useElementContext } from '../../element-context';
import { drawElement, type DrawnElement } from './drawn-element';
import { ElementView } from './element-view';
import { useChosenOptions } from '../use-chosen-options';
import { useElementsInFlight } from '../pointer/use-move';

/** All that can be seen of the design, from the undermost element to the topmost. */
export function Elements() {
  const context = useElementContext();
  const closing = useDesignClosing();
  const elements = useAppSelector((state) => selectDrawn(state, closing));
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const drawn = useMemo(
    () => elements.map((element) => drawElement(element, context)),
    [elements, context],
  );
  // A list that comes and goes as one node costs less than its thousand.
  return drawn.length > 0 && <ElementList drawn={drawn} isPreview={isPreview} />;
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
