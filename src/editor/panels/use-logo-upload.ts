import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { uploadElementPicture } from '../commands/element-picture';
import {
  elementPlace,
  uploadAt,
  uploadCleared,
  uploadSeen,
} from '../../pictures/state/uploads-slice';

/** Takes a file as the picture of an element, and returns the state of the upload. */
export function useLogoUpload(id: string) {
  const dispatch = useAppDispatch();
  const place = elementPlace(id);
  const { status, problem } = useAppSelector((state) => uploadAt(state.uploads, place));
  useEffect(() => () => void dispatch(uploadSeen(place)), [dispatch, place]);
  return {
    status,
    problem,
    take: ([file]: readonly File[]) => {
      if (file !== undefined) void dispatch(uploadElementPicture(id, file));
    },
    /** An upload that is still running is ignored when it ends. */
    clear: () => void dispatch(uploadCleared(place)),
  };
}
