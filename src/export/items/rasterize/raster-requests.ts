import { once } from '../../../base/once';
import { digestOfText } from '../../../model/picture/fingerprint';
import type { ElementContext } from '../../../scene/element-definition';
import { definitionOf } from '../../../scene/registry';
import type { SceneElement } from '../../../scene/scene';
import { withOpacity } from '../../../scene/drawing/opacity';
import type { SvgNode } from '../../../scene/drawing/svg';
import { heightOf, overlap, widthOf, type Box } from '../../geometry/box';
import type { DrawingRequest } from '../../types';
import type { Source } from '../item-form';
import { withShadow } from './shadow-room';

/** Makes the request for the picture of a box of the scene: everything of `sources` that can be seen in it. */
export function makeRequests(
  sources: readonly Source[],
  context: ElementContext,
): (box: Box) => DrawingRequest {
  const drawn = sources.map(({ element, ink }) => ({
    element,
    ink: withShadow(ink, element.style.shadow),
    look: once(() => lookOf(element, context)),
  }));
  return (box) => requestFor(box, drawn);
}

/** An element that can be seen; its drawing is made when it is first asked for. */
interface Drawn extends Source {
  readonly look: () => Look;
}

interface Look {
  readonly nodes: readonly SvgNode[];
  /** Differs where the drawing does. */
  readonly hash: string;
}

function lookOf(element: SceneElement, context: ElementContext): Look {
  const nodes = withOpacity(definitionOf(element.type).draw(element, context), element);
  return { nodes, hash: digestOfText(JSON.stringify(nodes)) };
}

/** The drawing starts at the corner of the box, so that a part that moves as a whole is the same picture. */
function requestFor(box: Box, drawn: readonly Drawn[]): DrawingRequest {
  const seen = drawn.filter(({ ink }) => overlap(ink, box));
  const parts = seen.map(({ element: { x, y }, look }) => {
    const place = `translate(${x - box.x0} ${y - box.y0})`;
    return { place, ...look() };
  });
  const nodes = parts.map(({ place: transform, nodes: children }): SvgNode => ({
    tag: 'g',
    attributes: { transform },
    children,
  }));
  const size = { width: widthOf(box), height: heightOf(box) };
  const hash = digestOfText(parts.map(({ place, hash: own }) => place + own).join());
  const id = `drawing-${size.width}x${size.height}-${hash}`;
  return { id, kind: 'drawing', x: 0, y: 0, ...size, scale: 2, nodes };
}
