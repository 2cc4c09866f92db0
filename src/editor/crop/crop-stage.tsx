import { useEffect, useRef, type KeyboardEvent } from 'react';
import { definitionOf } from '../../scene/registry';
import type { Rect } from '../../scene/geometry';
import type { Handle } from '../../scene/operations/resize';
import type { SceneElement } from '../../scene/scene';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { HANDLE_CURSORS } from '../canvas/pointer/cursors';
import { useLiveViewport } from '../canvas/viewport/live-viewport';
import { useElementContext } from '../element-context';
import { cropAfterKey, edgeAfterKey } from '../gestures/crop-keys';
import { handleSpots } from '../gestures/handle-spots';
import { BESIDE_RULERS, toScreen } from '../gestures/viewport';
import type { Croppable } from './crop-facts';
import { frameRatio, type CropFrame } from './crop-frames';
import { CropDrawing } from './crop-drawing';
import { useCropPointer } from './use-crop-pointer';
import type { CropEdit } from './use-crop-edit';

export interface CropParts {
  readonly element: SceneElement;
  readonly facts: Croppable;
  readonly edit: CropEdit;
  readonly frame: CropFrame;
}

/** In px of the screen: what takes presses for a handle, and how far outside the box its middle lies. */
const GRIPS = { fine: { grip: 20, off: 0 }, coarse: { grip: 44, off: 8 } } as const;

const EDGES: Readonly<Partial<Record<Handle, string>>> = {
  n: 'Top edge',
  e: 'Right edge',
  s: 'Bottom edge',
  w: 'Left edge',
};

/** The whole picture over the canvas, paled around what is shown, to be moved and zoomed, and the handles of what is shown. */
export function CropStage({ element, facts, edit, frame }: CropParts) {
  const stage = useRef<HTMLDivElement>(null);
  const { view, change, part } = edit;
  const screen = useLiveViewport();
  const ratio = frameRatio(facts.size, frame);
  const pointer = useCropPointer(stage, edit, { zoom: screen.zoom, ratio });
  const size = GRIPS[useMediaQuery('(pointer: coarse)') ? 'coarse' : 'fine'];
  const box = toScreen(view.box, screen);
  const whole = toScreen(view.whole, screen);
  useEffect(() => stage.current?.focus({ preventScroll: true }), []);
  const answer = (event: KeyboardEvent, next: ReturnType<typeof cropAfterKey>): void => {
    if (next === null || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(next, `key ${event.key}`);
  };
  return (
    <div className="absolute inset-0" style={{ clipPath: BESIDE_RULERS }} onBlur={part}>
      <CropDrawing
        src={facts.src}
        box={box}
        whole={whole}
        radius={useRadius(element, view.box) * screen.zoom}
        isMoving={pointer.isMoving}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ARIA has no role for what moves in a plane. */}
      <div
        ref={stage}
        role="application"
        aria-roledescription="picture in its frame"
        aria-label="Picture"
        aria-describedby="crop-keys"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its keys are those of a picture in a frame.
        tabIndex={0}
        onKeyDown={(event) => answer(event, cropAfterKey(event, view))}
        {...pointer.onPicture}
        className="pointer-events-auto absolute cursor-grab touch-none focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent active:cursor-grabbing"
        style={placed(whole)}
      />
      <span id="crop-keys" hidden>
        Drag the picture or use the arrow keys. Zoom by plus and minus.
      </span>
      {handleSpots(box, 'all', size).map(({ handle, grip }) => {
        const style = { ...placed(grip), cursor: HANDLE_CURSORS[handle] };
        const label = EDGES[handle];
        const shared = {
          'data-crop-handle': handle,
          ...pointer.onHandle(handle),
          className:
            'pointer-events-auto absolute touch-none rounded-control focus-visible:outline-2 focus-visible:outline-accent',
          style,
        };
        if (label === undefined) return <div key={handle} aria-hidden="true" {...shared} />;
        return (
          // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- It has the role of a slider.
          <div
            key={handle}
            {...asSlider(handle, view.box, view.whole)}
            aria-label={label}
            onKeyDown={(event) => answer(event, edgeAfterKey(event, view, handle, ratio))}
            {...shared}
          />
        );
      })}
    </div>
  );
}

/** The corners that the drawing of the picture has, at the size that is shown of it. */
function useRadius({ type, shape, style }: SceneElement, { width, height }: Rect): number {
  const { person } = useElementContext();
  const roundest = Math.floor(Math.min(width, height) / 2);
  const isRound = (shape ?? definitionOf(type).picture?.shapeOf(person)) === 'round';
  return isRound ? roundest : Math.min(roundest, style.radius ?? 0);
}

/** Where an edge is, and between which places it moves, in whole canvas units. */
function asSlider(handle: Handle, box: Rect, whole: Rect) {
  const isAcross = handle === 'e' || handle === 'w';
  const [start, length] = isAcross ? [box.x, box.width] : [box.y, box.height];
  const [from, all] = isAcross ? [whole.x, whole.width] : [whole.y, whole.height];
  return {
    role: 'slider',
    tabIndex: 0,
    'aria-orientation': isAcross ? ('horizontal' as const) : ('vertical' as const),
    'aria-valuemin': Math.round(from),
    'aria-valuemax': Math.round(from + all),
    'aria-valuenow': handle === 'e' || handle === 's' ? start + length : start,
  };
}

function placed({ x, y, width, height }: Rect) {
  return { left: x, top: y, width, height };
}
