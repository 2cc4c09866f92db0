import { memoizeObject } from '../../model/memoize-object';
import type { ElementContext } from '../../scene/element-definition';
import { boundsOf } from '../../scene/geometry';
import { fitElement } from '../../scene/fit-scene';
import { definitionOf } from '../../scene/registry';
import { SvgDrawing } from '../canvas/svg-drawing';
import { useElementContext } from '../element-context';
import { adaptToPerson } from './adapt-to-person';
import type { Starter } from './starters';

/** A starter with the person's own details. */
export function StarterPicture({ starter }: { readonly starter: Starter }) {
  const { box, parts } = drawingFor(useElementContext())(starter);
  const { x, y, width, height } = box;
  return (
    <svg aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`} className="size-full">
      {parts.map(({ element, nodes }) => (
        <g key={element.id} transform={`translate(${element.x} ${element.y})`}>
          <SvgDrawing nodes={nodes} />
        </g>
      ))}
    </svg>
  );
}

/** The list stands on an empty canvas and beside it, and comes anew whenever nothing is selected: each is drawn once. */
const drawingFor = memoizeObject((context: ElementContext) =>
  memoizeObject(({ id, scene }: Starter) => {
    const { elements } = adaptToPerson(scene, context.signature);
    const parts = elements.map((each) => {
      const element = fitElement(each, context);
      const nodes = definitionOf(element.type).draw(
        { ...element, id: `${id}-${element.id}` },
        context,
      );
      return { element, nodes };
    });
    return { box: boundsOf(elements) ?? { x: 0, y: 0, width: 0, height: 0 }, parts };
  }),
);
