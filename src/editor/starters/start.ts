import { lazy } from '../../base/lazy';
import type { TemplateId } from '../../model/template-ids';
import type { AppThunk, RootState } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { NOT_MADE, START_STEP } from './copy';

const START = lazy(() => import('./start-from'));

/** Puts the signature as it looks in a template on the canvas, or opens it as a new one. */
export function startFrom(template: TemplateId, { isNew = false } = {}): AppThunk<Promise<void>> {
  return (dispatch) =>
    dispatch(
      withFailureNotice(NOT_MADE, async () => {
        const { startFromTemplate, startInNewSignature } = await START.load();
        await dispatch(isNew ? startInNewSignature(template) : startFromTemplate(template));
      }),
    );
}

/** Whether the canvas is empty, or has a starter design that has not been changed. */
export function isUntouched({ signature: { past, present } }: RootState): boolean {
  if (present.scene.elements.length === 0) return true;
  const last = [...past, present].findLast(({ step }) => step?.place === 'canvas');
  return last?.step?.label.startsWith(`${START_STEP} `) === true;
}
