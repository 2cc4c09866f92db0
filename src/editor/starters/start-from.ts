import { lazy } from '../../base/lazy';
import { doneWithUndo, NOTICES } from '../../model/messages/messages';
import { TEMPLATE_LABELS, type TemplateId } from '../../model/template-ids';
import { EMPTY_SCENE } from '../../scene/empty-scene';
import type { Scene } from '../../scene/scene';
import { noticeRaised } from '../../store/notices-slice';
import type { Ports } from '../../store/ports';
import { selectOpenName } from '../../saving/state/names';
import { openNew, readList } from '../../saving/state/open-signature';
import { readSaved } from '../../saving/state/read-saved';
import { holdPictures } from '../../store/signature/hold-pictures';
import type { Signature } from '../../store/signature/signature';
import type { AppThunk } from '../../store/state';
import { withFailureNotice } from '../../store/with-failure-notice';
import { showStart } from '../commands/views/column';
import { selectScene } from '../selectors';
import { planStep } from '../steps';
import { NOT_MADE, START_STEP, STARTER_NOTICES } from './copy';

/** Puts the signature as it looks in a template on the canvas, as one step; the person stays. */
export function startFromTemplate(template: TemplateId): AppThunk<Promise<void>> {
  return (dispatch, getState, ports) =>
    dispatch(
      withFailureNotice(NOT_MADE, async () => {
        const { present } = getState().signature;
        const made = await sceneInTemplate(
          { ...present, look: { ...present.look, template } },
          ports,
        );
        dispatch(putOnCanvas(made.scene, TEMPLATE_LABELS[template], made.wraps));
      }),
    );
}

/** Opens the signature as it looks in a template as a new one; the design on the canvas stays as it is. */
export function startInNewSignature(template: TemplateId): AppThunk<Promise<void>> {
  return (dispatch, getState, ports) =>
    dispatch(
      withFailureNotice(NOT_MADE, async () => {
        const { step: _step, ...present } = getState().signature.present;
        const signature = { ...present, look: { ...present.look, template } };
        const made = await sceneInTemplate(signature, ports);
        if (!(await dispatch(openNew({ ...signature, scene: EMPTY_SCENE })))) {
          dispatch(noticeRaised(NOTICES.notLeft));
          return;
        }
        dispatch(putOnCanvas(made.scene, TEMPLATE_LABELS[template], made.wraps));
        const title = `Opened “${selectOpenName(getState())}”`;
        dispatch(noticeRaised({ title, message: STARTER_NOTICES.otherKept }));
        await dispatch(readList());
      }),
    );
}

/** Puts the design of a signature on this device there, else what its template makes of this person. */
export function startFromSignature(id: string, name: string): AppThunk<Promise<void>> {
  return (dispatch, getState, ports) =>
    dispatch(
      withFailureNotice(NOT_MADE, async () => {
        const saved = await readSaved(ports, id);
        if (!saved.ok) throw new Error(`A signature could not be read: ${saved.problem}`);
        const { scene, look, heldPictures } = saved.value.history.present;
        const { present } = getState().signature;
        const made =
          scene.elements.length > 0
            ? { scene, wraps: false }
            : await sceneInTemplate({ ...present, look, scene }, ports);
        dispatch(putOnCanvas(made.scene, name, made.wraps, heldPictures));
      }),
    );
}

/** It lays the template out and rebuilds what the browser made of it. */
const TEMPLATE_SCENE = lazy(() => import('./template-scene'));

async function sceneInTemplate(signature: Signature, ports: Ports) {
  const { templateScene } = await TEMPLATE_SCENE.load();
  return templateScene(signature, ports);
}

/** `held` are pictures of the scene that are not loaded before the visitor allows it. */
function putOnCanvas(
  scene: Scene,
  name: string,
  wraps: boolean,
  held?: readonly string[],
): AppThunk {
  return (dispatch, getState, { now }) => {
    const state = getState();
    const action = { type: 'scene/designOpened', scene } as const;
    const label = `${START_STEP} ${name}`;
    const group = `start ${now()}`;
    const joined = held === undefined ? {} : { group };
    const step = planStep(state, action, label, { select: [], ...joined });
    if (step === null) return;
    dispatch(holdPictures(held, { label, group, place: 'canvas' }));
    dispatch(step);
    dispatch(showStart());
    const hadDesign = selectScene(state).elements.length > 0;
    const message = wraps ? STARTER_NOTICES.columnsStay : '';
    if (hadDesign || wraps) {
      dispatch(noticeRaised({ ...doneWithUndo(`Switched to ${name}`), message }));
    }
  };
}
