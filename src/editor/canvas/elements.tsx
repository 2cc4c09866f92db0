import { useMemo, useRef } from 'react';
import { useAppSelector } from '../../store/hooks';
import { useElementContext } from '../element-context';
import { selectStacked } from './displayed';
import { drawElement } from './drawn-element';
import { ElementView } from './element-view';
import { useChosenOptions } from './use-chosen-options';
import { useElementsInFlight } from './use-move';

const AS_LIST = { role: 'listbox', 'aria-multiselectable': true };
const AS_GROUP = { role: 'group' };

/** All that can be seen of the design, from the undermost element to the topmost. What they share they inherit. */
export function Elements() {
  const elements = useAppSelector(selectStacked);
  const context = useElementContext();
  const isPreview = useAppSelector((state) => state.view.isPreview);
  const ref = useRef<SVGGElement>(null);
  const drawn = useMemo(
    () => elements.map((element) => drawElement(element, context)),
    [elements, context],
  );
  useChosenOptions(ref, drawn, isPreview);
  useElementsInFlight(ref);
  return (
    <g
      ref={ref}
      {...(isPreview ? AS_GROUP : AS_LIST)}
      aria-label="Design"
      fill="none"
      className={ELEMENTS}
    >
      {drawn.map((one) => (
        <ElementView key={one.element.id} drawn={one} isPreview={isPreview} />
      ))}
    </g>
  );
}

/** A box that shows nothing takes presses as well, and so does an empty place between letters. */
const ELEMENTS =
  'cursor-default [font-synthesis:style_weight] tracking-normal [pointer-events:all] [&>g]:outline-none [&_[data-edited]>text]:invisible';
