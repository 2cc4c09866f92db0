import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { IMAGE_EXTENSIONS } from '../export/image-names';
import type { Package } from '../export/packages/package';
import type { EmailImage, EmailOutput } from '../export/types';
import { encodeBase64 } from '../base/base64';
import { useAppDispatch } from '../store/hooks';
import { filesOf, saveFile } from '../output/state/take-away';
import { TakeButton } from './take-button';
import { DIALOG_WORDS, pictureName } from './words';

interface GapPicturesProps {
  /** The signature with the gaps. */
  readonly output: EmailOutput;
  /** What makes a file of each picture, in their order. */
  readonly filling: Package;
}

/** The pictures that a copy with gaps leaves out, each to be saved and inserted there. */
export function GapPictures({ output, filling }: GapPicturesProps) {
  const dispatch = useAppDispatch();
  const files = useMemo(() => dispatch(filesOf(filling, output)), [dispatch, filling, output]);
  return (
    <section aria-labelledby="gap-pictures">
      <h4 id="gap-pictures" className="text-sm font-semibold">
        {DIALOG_WORDS.pictures}
      </h4>
      <p className="mb-2 text-sm text-ink-muted">{DIALOG_WORDS.picturesHint}</p>
      <ul className="rounded-card border [&>li+li]:border-t">
        {output.images.map((image, index) => {
          const file = files[index];
          return (
            <li key={image.id} className="flex items-center gap-3 px-3 py-2.5">
              <Thumbnail image={image} />
              <div className="min-w-0 flex-1">
                <p className="text-base font-medium">{pictureName(index)}</p>
                <p className="truncate text-sm text-ink-muted tabular-nums">
                  {image.width} × {image.height} · {IMAGE_EXTENSIONS[image.mime].toUpperCase()}
                  {image.alt !== '' && ` · ${image.alt}`}
                </p>
              </div>
              {file !== undefined && (
                <TakeButton
                  icon={<Download className="size-4" aria-hidden="true" />}
                  label={`${DIALOG_WORDS.save} ${pictureName(index)}`}
                  done={DIALOG_WORDS.saved}
                  said={DIALOG_WORDS.savedSaid}
                  onTake={() => dispatch(saveFile(file))}
                >
                  {DIALOG_WORDS.save}
                </TakeButton>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The name beside it says what it is. */
function Thumbnail({ image: { mime, bytes } }: { readonly image: EmailImage }) {
  const address = useMemo(() => `data:${mime};base64,${encodeBase64(bytes)}`, [mime, bytes]);
  return (
    <span className="flex h-12 w-16 shrink-0 items-center justify-center rounded-control bg-checker p-1">
      <img src={address} alt="" className="max-h-full max-w-full object-contain" />
    </span>
  );
}
