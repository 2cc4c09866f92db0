import { useEffect, useState, type RefObject } from 'react';
import { useAppDispatch } from '../../store/hooks';
import { mailFromClipboard, type PastedMail } from '../core/clipboard-mail';
import type { ImportedMail } from '../core/mail';
import { mailOfFiles } from './mail-of-files';
import { usePasteAnywhere } from './use-paste-anywhere';

/** Who takes files that are something else; false for what is none. */
type TakeOthers = (files: readonly File[]) => boolean;

/**
 * Reads what is pasted in a dialog as a mail from elsewhere, but for what a field outside of `box` takes. `take` and `takeFiles`
 * read what comes in by other ways.
 */
export function usePastedMail(
  box: RefObject<HTMLElement | null>,
  onMail: (mail: ImportedMail) => void,
  takeOthers?: TakeOthers,
) {
  const [isRefused, setIsRefused] = useState(false);
  const { isReading, read, cancel } = useMailFiles(onMail);
  const take = (pasted: PastedMail): void => {
    const mail = mailFromClipboard(pasted);
    setIsRefused(mail === null);
    if (mail !== null) onMail(mail);
  };
  const takeFiles = (files: readonly File[]): void => {
    if (takeOthers?.(files) !== true) void read(files);
  };
  usePasteAnywhere(box, ({ files, ...pasted }) => {
    if (pasted.html === '' && pasted.text === '') takeFiles(files);
    else take(pasted);
  });
  return { isRefused, take, takeFiles, isReading, cancel };
}

/** Reads files as a mail from elsewhere, the last that were chosen; stops when it is cancelled or gone. */
function useMailFiles(onMail: (mail: ImportedMail) => void) {
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
