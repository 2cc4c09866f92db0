import { useEffect, useState } from 'react';
import type { FoundFieldId } from '../../import/found-field';
import type { ForeignMail } from '../../import/mail';
import { useAppDispatch } from '../../store/hooks';
import { layOut, rebuild, type Read, type Rebuilt } from './review';

/** What is known of a signature while it is looked at: laid out in its frame, its fields, what becomes of it. */
export function useReview() {
  const dispatch = useAppDispatch();
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [read, setRead] = useState<Read | null>(null);
  const [refused, setRefused] = useState<ReadonlySet<FoundFieldId>>(new Set());
  const [rebuilt, setRebuilt] = useState<Rebuilt | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (read === null) return undefined;
    let isOver = false;
    const chosen = read.found.filter(({ field }) => !refused.has(field));
    dispatch(rebuild(read.laidOut, chosen)).then(
      (made) => !isOver && setRebuilt(made),
      () => !isOver && setIsFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [dispatch, read, refused]);
  const show = (frame: HTMLIFrameElement, shown: ForeignMail): void => {
    dispatch(layOut(frame, shown, loadsPictures)).then(setRead, () => setIsFailed(true));
  };
  return {
    laidOut: read?.laidOut ?? null,
    found: read?.found ?? [],
    rebuilt,
    isFailed,
    loadsPictures,
    show,
    loadPictures: () => setLoadsPictures(true),
    isChosen: (field: FoundFieldId) => !refused.has(field),
    choose: (field: FoundFieldId, isOn: boolean) => {
      const next = new Set(refused);
      if (isOn) next.delete(field);
      else next.add(field);
      setRefused(next);
    },
  };
}
