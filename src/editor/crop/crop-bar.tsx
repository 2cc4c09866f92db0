import { useRef, useState, type RefObject } from 'react';
import { MOST_ZOOM } from '../../model/person/crop';
import { useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { SelectField } from '../../ui/fields/select-field';
import { Slider } from '../../ui/fields/slider';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { selectStacked } from '../canvas/drawing/displayed';
import { useElementSize } from '../canvas/use-element-size';
import { useLiveViewport } from '../canvas/viewport/live-viewport';
import { floatsOver, footBarPlace } from '../commands/views/column';
import { BAR_EDGE_PX, barPlace } from '../gestures/bar-place';
import { fitCrop, frameCrop, zoomCrop, zoomOf } from '../../scene/operations/crop';
import { toScreen } from '../gestures/viewport';
import { useIsHandheld, useIsSideways } from '../handheld';
import { CROP_FRAMES, framedSize, type CropFrame } from './crop-frames';
import type { CropParts } from './crop-stage';

interface CropBarProps extends CropParts {
  readonly onFrame: (frame: CropFrame) => void;
  readonly onReplace: () => void;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

/** What can be done with a crop besides moving it, beside it on the canvas. */
export function CropBar(props: CropBarProps) {
  const { element, facts, edit, frame, onFrame, onReplace, onCancel, onDone } = props;
  const ref = useRef<HTMLDivElement>(null);
  const { change, part, view } = edit;
  const place = useBarPlace(ref, props);
  const choose = (value: string): void => {
    const chosen = CROP_FRAMES.find((each) => each.value === value)?.value;
    if (chosen === undefined) return;
    onFrame(chosen);
    part();
    const { box } = view;
    const size = framedSize(box, facts.size, chosen);
    if (size.width !== box.width || size.height !== box.height)
      change(frameCrop(view, size), 'frame');
  };
  const fit = (): void => {
    onFrame('kept');
    part();
    change(fitCrop(view, framedSize(element, facts.size, 'original')), 'fit');
  };
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label="Crop"
      className="pointer-events-auto absolute top-0 left-0 flex w-max flex-wrap items-center gap-1 rounded-card bg-raised p-1 shadow-float max-sm:w-full"
      style={place}
    >
      <div className="flex items-center gap-2 ps-2 text-sm max-sm:min-w-56 max-sm:flex-1">
        <span aria-hidden="true">Zoom</span>
        <div className="w-28 max-sm:flex-1">
          <Slider
            label="Zoom"
            value={Math.log2(zoomOf(view))}
            min={0}
            max={Math.log2(MOST_ZOOM)}
            step={0.01}
            valueText={`${Math.round(zoomOf(view) * 100)} percent`}
            onDraft={(power) => change(zoomCrop(view, 2 ** power), 'slider')}
            onCommit={part}
          />
        </div>
      </div>
      <SelectField
        label="Proportions"
        isLabelHidden
        value={frame}
        options={CROP_FRAMES}
        onChange={choose}
        className="w-28"
      />
      <Button variant="ghost" onClick={fit}>
        Fit
      </Button>
      <Button variant="ghost" onClick={onReplace}>
        Replace…
      </Button>
      <Button variant="ghost" onClick={onCancel} className="ms-auto">
        Cancel
      </Button>
      <Button variant="primary" onClick={onDone}>
        Done
      </Button>
    </div>
  );
}

/** Between the bar and the edge of a phone, in px: as much as others have there. */
const FOOT_EDGE_PX = 4;

/** Between the bar and the picture, in px: clear of the handles at its edge. */
const GAPS = { fine: 20, coarse: 40 };

/**
 * Keeps the bar beside what is shown as it was when the crop began, so that it stays under the pointer; on a phone near the thumb,
 * where the bar of the selection was.
 */
function useBarPlace(bar: RefObject<HTMLElement | null>, { element, edit }: CropParts) {
  const canvas = useAppSelector((state) => state.view.column);
  const size = useElementSize(bar);
  const view = useLiveViewport();
  const [first] = useState(edit.view.whole);
  const others = useAppSelector(selectStacked).filter(({ id }) => id !== element.id);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isHandheld = useIsHandheld();
  const isSideways = useIsSideways();
  const beside = barPlace(
    toScreen(first, view),
    others.map((other) => toScreen(other, view)),
    size,
    canvas,
    floatsOver(canvas),
    { first: 'below', gap: isTouch ? GAPS.coarse : GAPS.fine },
  );
  const atFoot = footBarPlace(canvas, size, isSideways || undefined);
  const { x, y } = isHandheld ? atFoot : beside;
  const edge = isHandheld ? FOOT_EDGE_PX : BAR_EDGE_PX;
  return { maxWidth: canvas.width - 2 * edge, transform: `translate(${x}px, ${y}px)` };
}
