import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { settledCrop, type Crop } from '../../model/person/crop';
import { croppedPart, type Size } from '../../model/picture/fit';
import type { PictureBox } from '../../model/picture/image';

/** The frame is drawn this high at most, in px; the picture reaches past it, paled. */
const LARGEST_SIDE = 240;
const MARGIN = 32;

const STEP = 0.02;
const LARGE_STEP = 0.1;
export const ZOOM_STEP = 0.1;

/** At three times, a photo of 200 px still has a pixel for each px of the smallest shape. */
export const MOST_PHOTO_ZOOM = 3;

interface CropStageProps {
  readonly label: string;
  readonly src: string;
  readonly picture: Size;
  readonly box: PictureBox;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** A picture under the frame of its shape: to be dragged, moved by arrow keys, zoomed by the wheel, + and -. */
export function CropStage({ label, src, picture, box, crop, onChange }: CropStageProps) {
  const scale = LARGEST_SIDE / Math.max(box.width, box.height);
  const frame = { width: box.width * scale, height: box.height * scale };
  const part = croppedPart(picture, box, crop);
  const drawn = frame.width / part.width;
  const image = { width: picture.width * drawn, height: picture.height * drawn };
  const left = -part.x * drawn;
  const top = -part.y * drawn;
  const change = (next: Partial<Crop>): void =>
    onChange(settledCrop(picture, box, { ...crop, ...next }, MOST_PHOTO_ZOOM));
  const gestures = useCropGestures({
    onMove: (dx, dy) => change({ x: crop.x - dx / image.width, y: crop.y - dy / image.height }),
    onZoom: (factor) => change({ zoom: crop.zoom * factor }),
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ARIA has no role for what moves in a plane.
    <div
      {...gestures}
      role="application"
      aria-roledescription="picture in its frame"
      aria-label={label}
      aria-describedby="crop-help"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Its keys are those of a picture in a frame.
      tabIndex={0}
      onKeyDown={(event) => {
        const next = cropAfterKey(event, crop);
        if (next === null) return;
        event.preventDefault();
        change(next);
      }}
      className="relative mx-auto max-w-full cursor-grab touch-none overflow-clip rounded-card bg-sunken select-none active:cursor-grabbing"
      style={{ width: frame.width + 2 * MARGIN, height: frame.height + 2 * MARGIN }}
    >
      <img
        src={src}
        alt=""
        draggable={false}
        className="absolute max-w-none opacity-30"
        style={{ ...image, left: left + MARGIN, top: top + MARGIN }}
      />
      <div
        className="absolute overflow-clip outline-2 outline-panel"
        style={{ ...frame, left: MARGIN, top: MARGIN, borderRadius: box.radius * scale }}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          className="absolute max-w-none"
          style={{ ...image, left, top }}
        />
      </div>
    </div>
  );
}

/** Where a key leads: arrows show more of that side. */
function cropAfterKey(event: KeyboardEvent, { x, y, zoom }: Crop): Partial<Crop> | null {
  const step = (event.shiftKey ? LARGE_STEP : STEP) / zoom;
  switch (event.key) {
    case 'ArrowLeft':
      return { x: x - step };
    case 'ArrowRight':
      return { x: x + step };
    case 'ArrowUp':
      return { y: y - step };
    case 'ArrowDown':
      return { y: y + step };
    case '+':
    case '=':
      return { zoom: zoom + ZOOM_STEP };
    case '-':
    case '_':
      return { zoom: zoom - ZOOM_STEP };
    default:
      return null;
  }
}

interface CropGestures {
  /** In px of the screen. */
  readonly onMove: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number) => void;
}

/** Dragging and the wheel. A wheel over it does not scroll what is around it, which React's own listener could not prevent. */
function useCropGestures({ onMove, onZoom }: CropGestures) {
  const ref = useRef<HTMLDivElement>(null);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const latestZoom = useRef(onZoom);
  useEffect(() => {
    latestZoom.current = onZoom;
  });
  useEffect(() => {
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      latestZoom.current(Math.exp(-event.deltaY / 400));
    };
    const stage = ref.current;
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, []);
  const end = (): void => {
    from.current = null;
  };
  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: ({ clientX: x, clientY: y }: PointerEvent) => {
      if (from.current === null) return;
      onMove(x - from.current.x, y - from.current.y);
      from.current = { x, y };
    },
    onPointerUp: end,
    onPointerCancel: end,
  };
}
