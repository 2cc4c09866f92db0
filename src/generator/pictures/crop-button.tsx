import { Crop as CropIcon } from 'lucide-react';
import { useState } from 'react';
import { imageSourceAddress, type ImageSource } from '../../model/picture/image-source';
import { Button } from '../../ui/button';
import { lazy } from '../../base/lazy';
import { useLazy } from '../../ui/use-lazy';

const CROP_DIALOG = lazy(() => import('./crop-dialog'));

/** Asks which part of the photo is shown. Nobody can cut a linked one. */
export function CropButton({ source }: { readonly source: ImageSource }) {
  const [isOpen, setIsOpen] = useState(false);
  const canCrop = source.kind === 'data';
  return (
    <>
      <Button
        aria-haspopup="dialog"
        icon={<CropIcon className="size-4" aria-hidden="true" />}
        disabledReason={canCrop ? null : 'Upload a photo to choose which part is shown.'}
        onClick={() => setIsOpen(true)}
      >
        Position
      </Button>
      {isOpen && canCrop && <DialogOnUse source={source} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface DialogOnUseProps {
  readonly source: Extract<ImageSource, { readonly kind: 'data' }>;
  readonly onClose: () => void;
}

function DialogOnUse({ source, onClose }: DialogOnUseProps) {
  const code = useLazy(CROP_DIALOG);
  if (code === null) return null;
  return (
    <code.CropDialog src={imageSourceAddress(source)} picture={source.size} onClose={onClose} />
  );
}
