import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../base/record';
import { useAppSelector, useAppStore } from '../../store/hooks';
import { useLazy } from '../../ui/hooks/use-lazy';
import { STARTERS } from './lazy-starters';
import { isUntouched, startFromTemplate } from './start-from';

/** Brings the form's signature to the canvas when the visitor came for that; asks before it replaces an edited design. */
export function EditTemplate() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { dispatch, getState } = useAppStore();
  const isWanted = isRecord(state) && state['edit'] === 'template';
  const isFree = useAppSelector(isUntouched);
  const onDone = useCallback(() => void navigate('.', { replace: true, state: null }), [navigate]);
  const onStart = useCallback(() => {
    onDone();
    void dispatch(startFromTemplate(getState().signature.present.look.template));
  }, [onDone, dispatch, getState]);
  useEffect(() => {
    if (isWanted && isFree) onStart();
  }, [isWanted, isFree, onStart]);
  return isWanted && !isFree && <Question onReplace={onStart} onDone={onDone} />;
}

function Question(props: { readonly onReplace: () => void; readonly onDone: () => void }) {
  const code = useLazy(STARTERS);
  return code && <code.ReplaceDesign {...props} />;
}
