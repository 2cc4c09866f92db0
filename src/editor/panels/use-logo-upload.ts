import { useEffect } from 'react';
import { useBuilderDispatch, useBuilderSelector } from '../../store/builder-hooks';
import { uploadElementPicture } from '../../store/element-picture';
import { elementPlace, uploadAt, uploadCleared, uploadSeen } from '../../store/uploads-slice';

/** Takes a file as the picture of an element, and says how far that is. */
export function useLogoUpload(id: string) {
  const dispatch = useBuilderDispatch();
  const place = elementPlace(id);
  const { status, problem } = useBuilderSelector((state) => uploadAt(state.uploads, place));
  useEffect(() => () => void dispatch(uploadSeen(place)), [dispatch, place]);
  return {
    status,
    problem,
    take: ([file]: readonly File[]) => {
      if (file !== undefined) void dispatch(uploadElementPicture(id, file));
    },
    /** What is on its way has no say any more. */
    clear: () => void dispatch(uploadCleared(place)),
  };
}
