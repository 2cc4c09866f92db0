import { elementsOf } from '../../scene/selection';
import type { SceneElement } from '../../scene/scene';
import { useAppSelector } from '../../store/hooks';
import { marqueeBox } from '../gestures/marquee';
import { toScreen } from '../gestures/viewport';
import { selectScene } from '../selectors';
import { useInteraction } from './interaction-store';
import { useLiveViewport } from './live-viewport';
import { Stage } from './stage';

/** The box that a drag over the empty canvas spans, and what it has caught. */
export function MarqueeBox() {
  const gesture = useInteraction((hand) => (hand.gesture.name === 'marquee' ? hand.gesture : null));
  const view = useLiveViewport();
  if (gesture === null) return null;
  return (
    <g aria-hidden="true" className="pointer-events-none">
      <Caught ids={gesture.caught} />
      <rect
        {...toScreen(marqueeBox(gesture), view)}
        data-marquee=""
        className="fill-accent/10 stroke-accent"
      />
    </g>
  );
}

/** All outlines in one path: a marquee may hold a thousand. */
function Caught({ ids }: { readonly ids: readonly string[] }) {
  const scene = useAppSelector(selectScene);
  if (ids.length === 0) return null;
  return (
    <Stage>
      <path
        d={elementsOf(scene, ids).map(outlineOf).join('')}
        data-caught={ids.length}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-accent stroke-[1.5]"
      />
    </Stage>
  );
}

function outlineOf({ x, y, width, height }: SceneElement): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
