import { useState } from 'react';
import { middleOf, settledCrop, type Crop } from '../../model/person/crop';
import { croppedPart, type Size } from '../../model/picture/fit';
import type { PictureBox } from '../../model/picture/image';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Slider } from '../../ui/fields/slider';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { CropStage, MOST_PHOTO_ZOOM } from './crop-stage';

interface CropDialogProps {
  readonly src: string;
  /** Its natural size in px. */
  readonly picture: Size;
  /** What it fills. */
  readonly box: PictureBox;
  /** The crop that it has, if that was made on this picture. */
  readonly saved: Crop | undefined;
  /** With what is to be shown from now on; nothing changes before. */
  readonly onDone: (crop: Crop) => void;
  readonly onClose: () => void;
}

/** Which part of a photo fills its box. */
export function CropDialog({ src, picture, box, saved, onDone, onClose }: CropDialogProps) {
  const middle = middleOf(src);
  const [last, setCrop] = useState<Crop>(saved?.of === middle.of ? saved : middle);
  // The box may have become another since.
  const crop = settledCrop(picture, box, last, MOST_PHOTO_ZOOM);
  const isTouch = useMediaQuery('(pointer: coarse)');
  const isSoft = croppedPart(picture, box, crop).width < box.width;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Position photo"
      size="sm"
      actions={
        <>
          <Button variant="ghost" onClick={() => setCrop(middle)}>
            Reset
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              onDone(crop);
              onClose();
            }}
          >
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <CropStage
          label="Photo"
          src={src}
          picture={picture}
          box={box}
          crop={crop}
          onChange={setCrop}
        />
        <p id="crop-help" className="text-center text-xs text-ink-muted">
          {isSoft
            ? 'At this zoom the photo looks blurry.'
            : isTouch
              ? 'Drag the photo, and zoom by the slider.'
              : 'Drag the photo or use the arrow keys. Scroll to zoom.'}
        </p>
        <div className="flex items-center gap-3 text-sm font-medium">
          <span aria-hidden="true">Zoom</span>
          <Zoom zoom={crop.zoom} onChange={(zoom) => setCrop({ ...crop, zoom })} />
        </div>
        <output className="sr-only">{wordsOf(crop)}</output>
      </div>
    </Dialog>
  );
}

interface ZoomProps {
  readonly zoom: number;
  readonly onChange: (zoom: number) => void;
}

function Zoom({ zoom, onChange }: ZoomProps) {
  return (
    <Slider
      label="Zoom"
      value={zoom}
      min={1}
      max={MOST_PHOTO_ZOOM}
      step={0.05}
      valueText={`${percent(zoom)} percent`}
      onDraft={onChange}
      onCommit={onChange}
    />
  );
}

function wordsOf({ x, y, zoom }: Crop): string {
  return `${percent(x)}% across, ${percent(y)}% down, zoom ${percent(zoom)}%`;
}

function percent(share: number): number {
  return Math.round(share * 100);
}
