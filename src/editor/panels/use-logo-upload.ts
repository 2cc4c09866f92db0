import { useState } from 'react';
import { useBuilderDispatch } from '../../store/builder-hooks';
import { uploadElementPicture } from '../../store/element-picture';
import type { UploadStatus } from '../../store/uploads-slice';

/** Takes a file as the picture of an element, and says how far that is. */
export function useLogoUpload(id: string) {
  const dispatch = useBuilderDispatch();
  const [status, setStatus] = useState<UploadStatus>('idle');
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined || status === 'processing') return;
    setStatus('processing');
    setStatus(await dispatch(uploadElementPicture(id, file)));
  };
  return {
    status,
    take: (files: readonly File[]) => void take(files),
    clear: () => setStatus('idle'),
  };
}
