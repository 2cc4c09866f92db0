import { useCallback, useEffect, type ComponentProps } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../base/record';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useLazy } from '../../ui/hooks/use-lazy';
import { STARTERS } from './lazy-starters';
import type { ReplaceDesign } from './replace-design';
import { isUntouched, startFrom } from './start';

/** Brings the form's signature to the canvas when the visitor came for that; asks before it replaces an edited design. */
export function EditTemplate() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { dispatch, getState } = useAppStore();
  const isWanted = isRecord(state) && state['edit'] === 'template';
  const isFree = useAppSelector(isUntouched);
  const onDone = useCallback(() => void navigate('.', { replace: true, state: null }), [navigate]);
  const start = useCallback(
    (isNew: boolean) => {
      onDone();
      const { template } = getState().signature.present.look;
      void dispatch(startFrom(template, { isNew }));
    },
    [onDone, dispatch, getState],
  );
  useEffect(() => {
    if (isWanted && isFree) start(false);
  }, [isWanted, isFree, start]);
  return (
    isWanted &&
    !isFree && <Question onReplace={() => start(false)} onNew={() => start(true)} onDone={onDone} />
  );
}

function Question(props: ComponentProps<typeof ReplaceDesign>) {
  const code = useLazy(STARTERS);
  return code && <code.ReplaceDesign {...props} />;
}
