import { MESSAGES } from '../../model/messages/messages';
import { picturePlaceholder } from '../../scene/kinds/picture/picture-drawing';
import { useAppSelector } from '../../store/hooks';
import { SvgDrawing } from './drawing/svg-drawing';

const AS_PICTURE = { role: 'img', 'aria-label': MESSAGES.processingImage };

/** Stands where pictures are about to be. */
export function IncomingPictures() {
  const incoming = useAppSelector((state) => state.incoming);
  return incoming.map(({ id, box }) => (
    <g
      key={id}
      {...AS_PICTURE}
      data-incoming={id}
      transform={`translate(${box.x} ${box.y})`}
      className="pointer-events-none motion-safe:animate-pulse"
    >
      <SvgDrawing nodes={picturePlaceholder(box)} />
      <text
        x={box.width / 2}
        y={box.height + 14}
        textAnchor="middle"
        aria-hidden="true"
        className="fill-ink-muted text-xs"
      >
        {MESSAGES.processingImage}
      </text>
    </g>
  ));
}
