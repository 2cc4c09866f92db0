import { placeNodes } from '../../../scene/drawing/place-nodes';
import type { SvgNode } from '../../../scene/drawing/svg';
import { answersAlike, watchReads, type Reads } from '../../../scene/drawing/watch-reads';
import type { ElementContext } from '../../../scene/element-definition';
import { picturePlaceholder } from '../../../scene/kinds/picture/picture-drawing';
import { definitionOf } from '../../../scene/registry';
import { isSame } from '../../../scene/operations/same';
import type { SceneElement } from '../../../scene/scene';

/** An element as the canvas shows it; the same object as long as it looks the same. */
export interface DrawnElement {
  readonly element: SceneElement;
  /** What it is called where it cannot be seen. */
  readonly name: string;
  readonly nodes: readonly SvgNode[];
}

interface Known {
  readonly context: ElementContext;
  /** What the drawing was made of, of the person's details. */
  readonly reads: Reads;
  readonly drawn: DrawnElement;
}

const known = new WeakMap<SceneElement, Known>();

/** The drawing of an element, made again only where a detail of the person that it shows has changed. */
export function drawElement(element: SceneElement, context: ElementContext): DrawnElement {
  const last = known.get(element);
  if (last !== undefined && holds(last, context)) return last.drawn;
  const [person, reads] = watchReads(context.person);
  const own = { ...context, person };
  const nodes = placeNodes(definitionOf(element.type).draw(element, own), element);
  const drawn = { element, name: elementName(element, own), nodes };
  known.set(element, { context, reads, drawn });
  return drawn;
}

function holds({ context: before, reads }: Known, now: ElementContext): boolean {
  if (before === now) return true;
  return (
    isSame({ ...before, person: null }, { ...now, person: null }) && answersAlike(reads, now.person)
  );
}

/** What stands in the place of a picture that does not load. */
export function placeholderOf({ element }: DrawnElement): readonly SvgNode[] {
  return placeNodes(picturePlaceholder(element), element);
}

/** The accessible name of an element: 'Job Title, "Head of Design", at 50, 60, locked'. */
function elementName(element: SceneElement, context: ElementContext): string {
  const { label, describe } = definitionOf(element.type);
  const words = describe(element, context);
  return [
    element.name ?? label,
    ...(words === '' ? [] : [`"${words}"`]),
    `at ${element.x}, ${element.y}`,
    ...(element.locked ? ['locked'] : []),
    ...(element.stack === undefined ? [] : ['in a stack']),
  ].join(', ');
}
