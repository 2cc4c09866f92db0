import { ImageUp, Crop as CropIcon } from 'lucide-react';
import { useState } from 'react';
import { lazy } from '../../base/lazy';
import { GENERATOR_LABELS, MESSAGES } from '../../model/messages/messages';
import {
  IMAGE_SHAPE_LABELS,
  IMAGE_SHAPES,
  PROFILE_BOX,
  type ImageShape,
} from '../../model/picture/image';
import { imageFilesFrom } from '../../model/picture/image-files';
import {
  imageSourceAddress,
  parseImageSource,
  type ImageSource,
} from '../../model/picture/image-source';
import { ChosenPicture } from '../../person/chosen-picture';
import { useSampleBadge } from '../../person/use-sample-badge';
import { PICTURE_FIELDS, removePicture, uploadPicture } from '../../pictures/state/photo-and-logo';
import {
  uploadAt,
  type PictureKind,
  type UploadStatus,
  uploadCleared,
} from '../../pictures/state/uploads-slice';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { chooseImageShape, changeField, cropPhoto } from '../../store/signature/edit-form';
import { Button } from '../../ui/buttons/button';
import { FileButton } from '../../ui/fields/file-button';
import { FileDrop } from '../../ui/fields/file-drop';
import { SegmentedControl } from '../../ui/fields/segmented-control';
import { useLazy } from '../../ui/hooks/use-lazy';
import { usePressWords } from '../../ui/hooks/use-press-words';
import { SizeField } from '../sections/size-field';
import { isUploaded, PictureLink } from './picture-link';

const SHAPE_FIELDS = { profile: 'profileImageShape', logo: 'logoShape' } as const;
const SHAPES = IMAGE_SHAPES.map((value) => ({ value, label: IMAGE_SHAPE_LABELS[value] }));

const SIZED = { profile: 'photoSize', logo: 'logoSize' } as const;

const STATUS_WORDS: Readonly<Record<Exclude<UploadStatus, 'failed'>, string>> = {
  idle: '',
  processing: MESSAGES.processingImage,
  done: MESSAGES.imageUploaded,
};

interface PictureFieldProps {
  readonly kind: PictureKind;
  readonly title: string;
  readonly uploadLabel: string;
}

/** A picture of the visitor's: from a file, dropped, pasted or by address; and its shape. */
export function PictureField({ kind, title, uploadLabel }: PictureFieldProps) {
  const label = usePressWords(uploadLabel);
  const value = useAppSelector((state) => state.signature.present.person[PICTURE_FIELDS[kind]]);
  const { status, problem, note } = useAppSelector((state) => uploadAt(state.uploads, kind));
  const dispatch = useAppDispatch();
  const take = (files: readonly File[]): void => {
    const [file] = files;
    if (file !== undefined) void dispatch(uploadPicture(kind, file));
  };
  return (
    <section
      aria-label={title}
      data-drop={kind}
      className="grid gap-3"
      onPaste={(event) => {
        const files = imageFilesFrom(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <h3 className="text-sm font-semibold">{title}</h3>
      {value === '' ? (
        <FileDrop
          label={label}
          hint={GENERATOR_LABELS.uploadHint}
          icon={<ImageUp className="size-5" />}
          accept="image/*"
          isBusy={status === 'processing'}
          onFiles={take}
        />
      ) : (
        <Chosen kind={kind} title={title} value={value} onFiles={take} />
      )}
      <output
        className={`block min-h-4 text-xs ${status === 'failed' ? 'text-danger' : 'text-ink-muted'}`}
      >
        {status === 'failed' ? problem : `${STATUS_WORDS[status]} ${note}`}
      </output>
      {/* An uploaded logo has a field of its own for its address. */}
      {!(kind === 'logo' && isUploaded(value)) && <PictureAddress kind={kind} />}
      {value !== '' && (
        <div className="flex flex-wrap gap-x-6 gap-y-3">
          <ShapeField kind={kind} title={title} />
          <SizeField part={SIZED[kind]} />
        </div>
      )}
    </section>
  );
}

interface ChosenProps extends Pick<PictureFieldProps, 'kind' | 'title'> {
  readonly value: string;
  readonly onFiles: (files: readonly File[]) => void;
}

function Chosen({ kind, title, value, onFiles }: ChosenProps) {
  const dispatch = useAppDispatch();
  const source = parseImageSource(value, location.origin);
  return (
    <div className="flex items-center gap-4 rounded-card border p-3">
      <ChosenPicture
        address={source.ok ? imageSourceAddress(source.value) : undefined}
        alt={`Chosen: ${title}`}
        className="h-15 max-w-30 min-w-15 rounded-control bg-checker object-contain text-xs text-ink-muted"
      />
      <div className="flex flex-wrap gap-2">
        <FileButton inputLabel={`${title}: choose another file`} accept="image/*" onFiles={onFiles}>
          {GENERATOR_LABELS.changeImage}
        </FileButton>
        {kind === 'profile' && source.ok && <CropButton source={source.value} />}
        <Button variant="ghost" onClick={() => dispatch(removePicture(kind))}>
          {GENERATOR_LABELS.removeImage}
        </Button>
      </div>
    </div>
  );
}

function ShapeField({ kind, title }: Pick<PictureFieldProps, 'kind' | 'title'>) {
  const field = SHAPE_FIELDS[kind];
  const shape = useAppSelector((state) => state.signature.present.person[field]);
  const dispatch = useAppDispatch();
  return (
    <SegmentedControl<ImageShape>
      label={kind === 'profile' ? GENERATOR_LABELS.imageShape : `${title} Shape`}
      isLabelHidden={false}
      value={shape}
      options={SHAPES}
      onChange={(chosen) => dispatch(chooseImageShape(field, chosen))}
    />
  );
}

interface PictureAddressProps {
  readonly kind: PictureKind;
}

/** The address of photo or logo on the web. */
function PictureAddress({ kind }: PictureAddressProps) {
  const name = PICTURE_FIELDS[kind];
  const value = useAppSelector((state) => state.signature.present.person[name]);
  const dispatch = useAppDispatch();
  const badge = useSampleBadge(name);
  return (
    <PictureLink
      label={kind === 'logo' ? 'Or link to a logo online' : 'Or link to a photo online'}
      badge={badge}
      name={name}
      value={value}
      hint="A picture online shows in every email client, Gmail included."
      onChange={(address, group) => {
        dispatch(changeField({ field: name, value: address, group }));
        dispatch(uploadCleared(kind));
      }}
    />
  );
}

const CROP_DIALOG = lazy(() => import('../../person/crop/crop-dialog'));

/** Asks which part of the photo is shown. A linked photo cannot be cropped. */
function CropButton({ source }: { readonly source: ImageSource }) {
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
      {isOpen && canCrop && <LazyCropDialog source={source} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface LazyCropDialogProps {
  readonly source: Extract<ImageSource, { readonly kind: 'data' }>;
  readonly onClose: () => void;
}

function LazyCropDialog({ source, onClose }: LazyCropDialogProps) {
  const code = useLazy(CROP_DIALOG);
  const person = useAppSelector((state) => state.signature.present.person);
  const dispatch = useAppDispatch();
  if (code === null) return null;
  return (
    <code.CropDialog
      src={imageSourceAddress(source)}
      picture={source.size}
      box={PROFILE_BOX[person.profileImageShape]}
      saved={person.profileCrop}
      onDone={(crop) => dispatch(cropPhoto(crop))}
      onClose={onClose}
    />
  );
}
