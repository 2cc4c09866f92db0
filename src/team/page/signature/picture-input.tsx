import { ImageUp } from 'lucide-react';
import { useState } from 'react';
import { pictureNotAdded, pictureProblem } from '../../../model/messages/file-messages';
import { imageSourceAddress, parseImageSource } from '../../../model/picture/image-source';
import { useAppDispatch } from '../../../store/hooks';
import { noticeRaised } from '../../../store/notices-slice';
import type { AppThunk } from '../../../store/state';
import { Button } from '../../../ui/buttons/button';
import { FileButton } from '../../../ui/fields/file-button';
import { TextField } from '../../../ui/fields/text-field';

interface PictureInputProps {
  readonly label: string;
  readonly kind: 'logo' | 'canvas';
  /** A link or a data URL; blank for none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A picture by its address or from a file. */
export function PictureInput({ label, kind, value, onChange }: PictureInputProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setIsBusy] = useState(false);
  const take = async (file: File): Promise<void> => {
    setIsBusy(true);
    const picture = await dispatch(loadPicture(file, kind));
    setIsBusy(false);
    if (picture !== null) onChange(picture);
  };
  const isFile = value.startsWith('data:');
  const source = parseImageSource(value, location.origin);
  const problem =
    value.trim() !== '' && !source.ok ? 'Enter a web address that starts with https://' : undefined;
  return (
    <div className="flex flex-wrap items-end gap-2">
      {isFile ? (
        <div className="min-w-40 flex-1">
          <p className="mb-1 text-sm font-medium">{label}</p>
          <img
            src={source.ok ? imageSourceAddress(source.value) : undefined}
            alt={`Chosen: ${label}`}
            className="h-12 max-w-60 rounded-control bg-checker object-contain"
          />
        </div>
      ) : (
        <TextField
          label={label}
          type="url"
          hint="A web address, or a file of yours"
          error={problem}
          value={value}
          onChange={onChange}
          className="min-w-40 flex-1"
        />
      )}
      <div className={isFile ? 'flex gap-1' : 'mb-5 flex gap-1'}>
        <FileButton
          inputLabel={`${label}: choose a file`}
          accept="image/*"
          isBusy={isBusy}
          icon={<ImageUp className="size-4" aria-hidden="true" />}
          aria-label={`${label}: ${isFile ? 'another file' : 'upload'}`}
          onFiles={([file]) => {
            if (file !== undefined) void take(file);
          }}
        >
          {isFile ? 'Change' : 'Upload'}
        </FileButton>
        {isFile && (
          <Button variant="ghost" aria-label={`${label}: remove`} onClick={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}

/** A file of the visitor's as a picture of a signature; null, and a notice, where it is none. */
function loadPicture(file: File, kind: 'logo' | 'canvas'): AppThunk<Promise<string | null>> {
  return async (dispatch, _getState, { images }) => {
    const loaded = await images.load(file, kind);
    if (loaded.ok) return loaded.value.dataUrl;
    dispatch(noticeRaised(pictureNotAdded(file.name, pictureProblem(loaded.problem, file))));
    return null;
  };
}
