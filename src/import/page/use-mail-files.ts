import { useEffect, useState } from 'react';
import type { ForeignMail } from '../core/mail';
import { useAppDispatch } from '../../store/hooks';
import { mailOfFiles } from './mail-of-files';

/** Reads files as a mail from elsewhere, the last that were chosen; stops when it is cancelled or gone. */
export function useMailFiles(onMail: (mail: ForeignMail) => void) {
  const dispatch = useAppDispatch();
  const [reading, setReading] = useState<AbortController | null>(null);
  useEffect(() => () => reading?.abort(), [reading]);
  const read = async (files: readonly File[]): Promise<void> => {
    const begun = new AbortController();
    setReading(begun);
    const mail = await dispatch(mailOfFiles(files, begun.signal));
    setReading((current) => (current === begun ? null : current));
    if (mail !== null) onMail(mail);
  };
  return { isReading: reading !== null, read, cancel: () => setReading(null) };
}
