import { useState } from 'react';
import type { LaidOutMail } from '../../core/laid-out-mail';
import type { ForeignMail } from '../../core/mail';
import { useAppDispatch } from '../../../store/hooks';
import type { CompilerId } from '../../../store/ports';
import { compareArrived, layOutArrived, type Compared } from './compare';

/** What is known of a mail that arrived while it is looked at. */
export function useComparison(mail: ForeignMail, compiler: CompilerId) {
  const dispatch = useAppDispatch();
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [laidOut, setLaidOut] = useState<LaidOutMail | null>(null);
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const compare = async (frame: HTMLIFrameElement): Promise<void> => {
    try {
      const read = await dispatch(layOutArrived(frame, mail, loadsPictures));
      setLaidOut(read);
      setCompared(await dispatch(compareArrived(read, compiler)));
    } catch {
      setIsFailed(true);
    }
  };
  return {
    laidOut,
    compared,
    isFailed,
    loadsPictures,
    loadPictures: () => setLoadsPictures(true),
    show: (frame: HTMLIFrameElement) => void compare(frame),
  };
}
