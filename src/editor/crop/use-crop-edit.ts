import { useMemo, useRef, useState } from 'react';
import { middleOf } from '../../model/person/crop';
import type { SceneElement } from '../../scene/scene';
import { cropChosen } from '../../store/canvas/view-slice';
import { draftChanged } from '../../store/canvas/draft-slice';
import { useAppDispatch } from '../../store/hooks';
import { cropPicture } from '../commands/crop-picture';
import { beginCrop, cropOf, type CropView } from '../../scene/operations/crop';
import { useEdit } from '../panels/use-edit';
import type { Croppable } from './crop-facts';
import { cropAction } from './crop-frames';

export interface CropEdit {
  readonly view: CropView;
  /** Shows a change. Those of one kind that follow one another are taken back together. */
  readonly change: (next: CropView, kind: string) => void;
  /** The next change is taken back by itself. */
  readonly part: () => void;
  readonly takeBack: () => void;
  /** Ends the crop: what has changed becomes one step of the history. */
  readonly finish: () => void;
  readonly cancel: () => void;
}

/** What was before a change, and of which kind that was. */
interface Earlier {
  readonly view: CropView;
  readonly kind: string;
}

/** The crop of an element in progress: what it comes to is the draft of the scene. */
export function useCropEdit(element: SceneElement, { src, size, part, fit }: Croppable): CropEdit {
  const dispatch = useAppDispatch();
  const { draft, commit } = useEdit();
  const [start] = useState(() => beginCrop(element, { size, part, fit }));
  const [view, setView] = useState(start);
  const latest = useRef(start);
  const earlier = useRef<readonly Earlier[]>([]);
  const isParted = useRef(true);
  const hasEnded = useRef(false);
  const edit = useMemo(() => {
    const actionOf = (next: CropView) =>
      cropAction(element, size, next.box, cropOf(next, size, middleOf(src).of));
    const show = (next: CropView): void => {
      latest.current = next;
      setView(next);
      if (next === start) dispatch(draftChanged(null));
      else draft(actionOf(next), cropPicture.label);
    };
    const end = (): boolean => {
      if (hasEnded.current) return false;
      hasEnded.current = true;
      dispatch(cropChosen(null));
      return true;
    };
    return {
      change: (next: CropView, kind: string): void => {
        const isSameKind = !isParted.current && earlier.current.at(-1)?.kind === kind;
        if (!isSameKind) earlier.current = [...earlier.current, { view: latest.current, kind }];
        isParted.current = false;
        show(next);
      },
      part: (): void => {
        isParted.current = true;
      },
      takeBack: (): void => {
        const last = earlier.current.at(-1);
        earlier.current = earlier.current.slice(0, -1);
        isParted.current = true;
        if (last !== undefined) show(last.view);
      },
      finish: (): void => {
        const isChanged = latest.current !== start;
        if (!end()) return;
        if (isChanged) commit(actionOf(latest.current), cropPicture.label);
      },
      cancel: (): void => {
        if (end()) dispatch(draftChanged(null));
      },
    };
  }, [element, size, src, start, dispatch, draft, commit]);
  return { view, ...edit };
}
