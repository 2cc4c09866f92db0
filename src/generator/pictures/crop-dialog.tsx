import { useState } from 'react';
import { middleOf, MOST_ZOOM, settledCrop, type Crop } from '../../model/person/crop';
import { croppedPart, type Size } from '../../model/picture/fit';
import { PROFILE_BOX } from '../../model/picture/image';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { cropPhoto } from '../../store/signature/edit-form';
import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { Slider } from '../../ui/fields/slider';
import { useMediaQuery } from '../../ui/hooks/use-media-query';
import { CropStage } from './crop-stage';

interface CropDialogProps {
  readonly src: string;
  /** Its natural size in px. */
  readonly picture: Size;
  readonly onClose: () => void;
}

/** Which part of the photo fills its shape. Nothing changes until it is done: then it is one step. */
export function CropDialog({ src, picture, onClose }: CropDialogProps) {
  const person = useAppSelector((state) => state.signature.present.person);
  const box = PROFILE_BOX[person.profileImageShape];
  const middle = middleOf(src);
  const saved = person.profileCrop?.of === middle.of ? person.profileCrop : middle;
  const [crop, setCrop] = useState<Crop>(() => settledCrop(picture, box, saved));
  const dispatch = useAppDispatch();
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
          <Button variant="ghost" onClick={() => setCrop(settledCrop(picture, box, middle))}>
            Reset
          </Button>
          <Button
            variant="primary"
            onClick={() => {
              dispatch(cropPhoto(crop));
              onClose();
            }}
          >
            Done
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <CropStage src={src} picture={picture} box={box} crop={crop} onChange={setCrop} />
        <p id="crop-help" className="text-center text-xs text-ink-muted">
          {isSoft
            ? 'At this zoom the photo looks blurry.'
            : isTouch
              ? 'Drag the photo, and zoom by the slider.'
              : 'Drag the photo or use the arrow keys. Scroll to zoom.'}
        </p>
        <div className="flex items-center gap-3 text-sm font-medium">
          <span aria-hidden="true">Zoom</span>
          <Zoom
            zoom={crop.zoom}
            onChange={(zoom) => setCrop(settledCrop(picture, box, { ...crop, zoom }))}
          />
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
      max={MOST_ZOOM}
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
