import { blockField, valueOf, type SignatureBlock } from '../../model/person/blocks';
import { imageFilesFrom } from '../../model/picture/image-files';
import { imageSourceAddress, parseImageSource } from '../../model/picture/image-source';
import { GENERATOR_LABELS, MESSAGES } from '../../model/messages/messages';
import { ChosenPicture } from '../../person/chosen-picture';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { changeBlockPicture, uploadBlockPicture } from '../../pictures/state/block-picture';
import { uploadAt } from '../../pictures/state/uploads-slice';
import { Button } from '../../ui/buttons/button';
import { FileButton } from '../../ui/fields/file-button';
import { PictureLink } from '../pictures/picture-link';

interface BlockPictureProps {
  readonly block: SignatureBlock;
  readonly label: string;
}

/** The picture of a block: a file, or an address on the web. */
export function BlockPicture({ block, label }: BlockPictureProps) {
  const value = valueOf(block, 'picture');
  const { status, problem, note } = useAppSelector((state) =>
    uploadAt(state.uploads, blockField(block)),
  );
  const dispatch = useAppDispatch();
  const take = ([file]: readonly File[]): void => {
    if (file !== undefined) void dispatch(uploadBlockPicture(block, file));
  };
  return (
    <div
      className="grid gap-3 sm:col-span-2"
      onPaste={(event) => {
        const files = imageFilesFrom(event.clipboardData);
        if (files.length === 0) return;
        event.preventDefault();
        take(files);
      }}
    >
      <Chosen value={value} />
      <div className="flex flex-wrap items-center gap-2">
        <FileButton
          inputLabel={`${label}: choose a file`}
          accept="image/*"
          disabled={status === 'processing'}
          onFiles={take}
        >
          {value === '' ? 'Upload a picture' : GENERATOR_LABELS.changeImage}
        </FileButton>
        {value !== '' && (
          <Button variant="ghost" onClick={() => dispatch(changeBlockPicture(block, ''))}>
            {GENERATOR_LABELS.removeImage}
          </Button>
        )}
        <output className={`text-xs ${status === 'failed' ? 'text-danger' : 'text-ink-muted'}`}>
          {status === 'processing' ? MESSAGES.processingImage : problem || note}
        </output>
      </div>
      <PictureLink
        label="Or link to a picture online"
        value={value}
        hint="600 px wide or more looks sharp. A picture online shows in every email client."
        onChange={(address, group) => dispatch(changeBlockPicture(block, address, group))}
      />
    </div>
  );
}

function Chosen({ value }: { readonly value: string }) {
  const source = parseImageSource(value, location.origin);
  if (!source.ok) return null;
  return (
    <ChosenPicture
      address={imageSourceAddress(source.value)}
      alt="Chosen: Banner"
      className="max-h-30 max-w-full justify-self-start rounded-control bg-checker object-contain text-xs text-ink-muted"
    />
  );
}
