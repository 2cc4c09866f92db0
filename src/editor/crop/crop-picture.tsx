import { useEffect, useState } from 'react';
import { CropDialog } from '../../person/crop/crop-dialog';
import { dialogChanged } from '../../store/canvas/view-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { SelectField } from '../../ui/fields/select-field';
import { Dialog } from '../../ui/overlays/dialog';
import type { SceneElement } from '../../scene/scene';
import { definitionOf } from '../../scene/registry';
import { cropPicture } from '../commands/crop-picture';
import { onlyPicture } from '../commands/clipboard/replace-picture';
import { useElementContext } from '../element-context';
import { useEdit } from '../panels/use-edit';
import { selectSelected } from '../selectors';
import { cropAction, CROP_FRAMES, framedSize, type CropFrame } from './crop-frames';
import { croppable, type Croppable } from './crop-facts';

/** The dialog in which the selected picture is cropped: one step of the history once it is done. */
export function CropPicture() {
  const isOpen = useAppSelector(({ view }) => view.dialog === 'crop');
  return isOpen && <OpenCrop />;
}

function OpenCrop() {
  const element = useAppSelector((state) => onlyPicture(selectSelected(state)));
  const context = useElementContext();
  const dispatch = useAppDispatch();
  const close = (): void => void dispatch(dialogChanged(null));
  const isGone = element === null;
  useEffect(() => {
    if (isGone) dispatch(dialogChanged(null));
  }, [isGone, dispatch]);
  if (element === null) return null;
  const facts = croppable(element, context);
  if (typeof facts === 'string') return <WhyNot words={facts} onClose={close} />;
  const shape = element.shape ?? definitionOf(element.type).picture?.shapeOf(context.person);
  return <CropOf element={element} facts={facts} isRound={shape === 'round'} onClose={close} />;
}

interface WhyNotProps {
  readonly words: string;
  readonly onClose: () => void;
}

function WhyNot({ words, onClose }: WhyNotProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={cropPicture.label}
      size="sm"
      actions={
        <Button variant="primary" onClick={onClose}>
          OK
        </Button>
      }
    >
      <p>{words}</p>
    </Dialog>
  );
}

interface CropOfProps {
  readonly element: SceneElement;
  readonly facts: Croppable;
  readonly isRound: boolean;
  readonly onClose: () => void;
}

function CropOf({ element, facts: { src, size: picture, crop }, isRound, onClose }: CropOfProps) {
  const [frame, setFrame] = useState<CropFrame>('kept');
  const { commit } = useEdit();
  const size = framedSize(element, picture, frame);
  const roundest = Math.floor(Math.min(size.width, size.height) / 2);
  const radius = isRound ? roundest : Math.min(roundest, element.style.radius ?? 0);
  return (
    <CropDialog
      src={src}
      picture={picture}
      box={{ ...size, radius }}
      saved={crop}
      title={cropPicture.label}
      noun="picture"
      onReset={() => setFrame('kept')}
      onDone={(chosen) => commit(cropAction(element, picture, size, chosen), cropPicture.label)}
      onClose={onClose}
    >
      <SelectField
        label="Proportions"
        value={frame}
        options={CROP_FRAMES}
        onChange={(value) => {
          const chosen = CROP_FRAMES.find((each) => each.value === value);
          if (chosen !== undefined) setFrame(chosen.value);
        }}
      />
    </CropDialog>
  );
}
