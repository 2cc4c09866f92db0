import { useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks';
import { type FoundFieldId, doubtfulIn } from '../../core/found-field';
import type { ImportedMail } from '../../core/mail';
import { layOut, rebuild, type Read, type Rebuilt } from './review';

interface ReadNow extends Read {
  readonly loadsPictures: boolean;
}

/** A signature rebuilt, and of what. */
interface Made {
  readonly rebuilt: Rebuilt;
  readonly read: ReadNow;
  readonly refused: ReadonlySet<FoundFieldId>;
  readonly pictures: ReadonlyMap<string, string>;
}

const NO_PICTURES: ReadonlyMap<string, string> = new Map();

/** What is known of a signature while it is looked at: laid out in its frame, its fields, what becomes of it. */
export function useReview(parts: readonly number[] | null, onDoubt: () => void) {
  const dispatch = useAppDispatch();
  const [loadsPictures, setLoadsPictures] = useState(false);
  const [read, setRead] = useState<ReadNow | null>(null);
  const [refusedByUser, setRefusedByUser] = useState<ReadonlySet<FoundFieldId> | null>(null);
  const refused = useMemo(
    () => refusedByUser ?? doubtfulIn(read?.found ?? []),
    [refusedByUser, read],
  );
  /** In the places of pictures that did not come along. */
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(NO_PICTURES);
  const [made, setMade] = useState<Made | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => {
    if (read === null) return undefined;
    let isOver = false;
    const fields = read.found.filter(({ field }) => !refused.has(field));
    dispatch(rebuild(read, { fields, pictures })).then(
      (rebuilt) => !isOver && setMade({ rebuilt, read, refused, pictures }),
      () => !isOver && setIsFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [dispatch, read, refused, pictures]);
  const show = (frame: HTMLIFrameElement, shown: ImportedMail): void => {
    dispatch(layOut(frame, shown, { loadsPictures, part: parts ?? 'signature' })).then(
      (laid) => {
        const { isSure, blocks } = laid.laidOut.part;
        if (parts === null && !isSure && blocks.length > 1) onDoubt();
        else setRead({ ...laid, loadsPictures });
      },
      () => setIsFailed(true),
    );
  };
  return {
    laidOut: read?.laidOut ?? null,
    found: read?.found ?? [],
    rebuilt: made?.rebuilt ?? null,
    /** Whether that was made of what is chosen now. */
    isCurrent:
      made !== null &&
      made.read === read &&
      made.refused === refused &&
      made.pictures === pictures &&
      made.read.loadsPictures === loadsPictures,
    isFailed,
    pictures,
    choosePicture: (id: string, src: string) => setPictures(new Map(pictures).set(id, src)),
    loadsPictures,
    show,
    loadPictures: () => setLoadsPictures(true),
    isChosen: (field: FoundFieldId) => !refused.has(field),
    choose: (field: FoundFieldId, isOn: boolean) => {
      const next = new Set(refused);
      if (isOn) next.delete(field);
      else next.add(field);
      setRefusedByUser(next);
    },
  };
}
