import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { FileButton } from '../../../ui/fields/file-button';
import type { LostPicture } from '../../core/lost-pictures';
import { IMPORT_WORDS } from './copy';
import { readLostPicture } from './review';

interface LostPicturesProps {
  readonly lost: readonly LostPicture[];
  /** Data URLs by the ids of the pictures. */
  readonly chosen: ReadonlyMap<string, string>;
  readonly onChoose: (id: string, src: string) => void;
}

/** The pictures that did not come along, each with a button that asks for its file. */
export function LostPictures({ lost, chosen, onChoose }: LostPicturesProps) {
  if (lost.length === 0) return null;
  return (
    <section aria-label={IMPORT_WORDS.lost}>
      <h3 className="mb-1 text-sm font-semibold">{IMPORT_WORDS.lost}</h3>
      <p className="mb-2 text-xs text-ink-muted">{IMPORT_WORDS.lostHint}</p>
      <ul className="grid gap-2">
        {lost.map((picture) => (
          <li key={picture.id}>
            <LostPictureRow
              picture={picture}
              src={chosen.get(picture.id)}
              onChoose={(src) => onChoose(picture.id, src)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LostPictureRowProps {
  readonly picture: LostPicture;
  /** Undefined as long as none is chosen. */
  readonly src: string | undefined;
  readonly onChoose: (src: string) => void;
}

function LostPictureRow({ picture, src, onChoose }: LostPictureRowProps) {
  const dispatch = useAppDispatch();
  const [problem, setProblem] = useState('');
  const name = picture.name === '' ? IMPORT_WORDS.unnamed : picture.name;
  const words = src === undefined ? IMPORT_WORDS.chooseFile : IMPORT_WORDS.changeFile;
  const take = async (files: readonly File[]): Promise<void> => {
    const [file] = files;
    if (file === undefined) return;
    const read = await dispatch(readLostPicture(file));
    setProblem(read.ok ? '' : read.problem);
    if (read.ok) onChoose(read.value);
  };
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-2">
      {src === undefined ? (
        <span className="size-10 rounded-control border border-dashed border-edge" />
      ) : (
        <img src={src} alt="" className="size-10 rounded-control bg-checker object-contain" />
      )}
      <span className="line-clamp-2 text-sm wrap-anywhere">{name}</span>
      <FileButton
        size="sm"
        inputLabel={`${words}: ${name}`}
        aria-label={`${words}: ${name}`}
        accept="image/*"
        onFiles={(files) => void take(files)}
      >
        {words}
      </FileButton>
      <output className="col-span-full text-xs text-danger empty:hidden">{problem}</output>
    </div>
  );
}
