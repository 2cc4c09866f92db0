import { useBuilderSelector } from '../../store/builder-hooks';
import { marqueeBox } from '../gestures/marquee';
import { toScreen } from '../gestures/viewport';
import { useHand } from './gesture-store';

/** The box that a drag over the empty canvas spans. */
export function MarqueeBox() {
  const gesture = useHand((hand) => (hand.gesture.name === 'marquee' ? hand.gesture : null));
  const view = useBuilderSelector((state) => state.view);
  if (gesture === null) return null;
  return (
    <rect
      {...toScreen(marqueeBox(gesture), view)}
      aria-hidden="true"
      data-marquee=""
      className="pointer-events-none fill-accent/10 stroke-accent"
    />
  );
}
