import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';
import { FileButton } from '../../../ui/fields/file-button';
import { Notice } from '../../../ui/notice';
import { isFolderLost, NO_BESIDE_LISTS } from '../../state/beside-lists';
import { changeBeside } from '../../state/change-beside';
import { BESIDE_WORDS } from './copy';
import { showUndo } from '../parts/show-undo';
import { takePhotos } from './take-beside';

/** Shown where the folder of photos must be chosen again: nothing is made without it before somebody decides on that. */
export function LostFolder() {
  const lists = useAppSelector((state) => state.team.list?.beside ?? NO_BESIDE_LISTS);
  const dispatch = useAppDispatch();
  const [fault, setFault] = useState('');
  const { photos } = lists;
  if (photos === null || !isFolderLost(lists)) return null;
  const take = async (files: readonly File[]): Promise<void> => {
    const taken = await dispatch(takePhotos(files));
    setFault(taken.ok ? '' : taken.problem);
  };
  const leaveOut = (): void => {
    dispatch(changeBeside({ photos: null }));
    showUndo(BESIDE_WORDS.photos.removed, '', () => dispatch(changeBeside({ photos })));
    document.querySelector<HTMLElement>('main[tabindex="-1"]')?.focus({ preventScroll: true });
  };
  return (
    <Notice tone="warning" title={BESIDE_WORDS.lostTitle(photos.name)}>
      <p>{BESIDE_WORDS.lost}</p>
      <p role="alert" className="text-danger empty:hidden">
        {fault}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <FileButton
          inputLabel={BESIDE_WORDS.chooseAgain}
          accept=""
          isFolder
          size="sm"
          onFiles={(files) => void take(files)}
        >
          {BESIDE_WORDS.chooseAgain}
        </FileButton>
        <Button size="sm" variant="ghost" className="max-sm:-ms-3" onClick={leaveOut}>
          {BESIDE_WORDS.leavePhotosOut}
        </Button>
      </div>
    </Notice>
  );
}
