import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import type { Scene } from '../scene/scene';
import { draftReducer } from './canvas/draft-slice';
import { importReducer } from '../import/state/import-slice';
import { incomingReducer } from './canvas/incoming-slice';
import { selectionReducer } from './canvas/selection-slice';
import { textEditReducer } from './canvas/text-edit-slice';
import { viewReducer } from './canvas/view-slice';
import { fontsReducer } from '../fonts/state/fonts';
import { savingReducer } from '../saving/state/saving-slice';
import { versionsReducer } from '../saving/state/versions/versions-slice';
import { noticesReducer } from './notices-slice';
import { openSectionsReducer } from './open-sections-slice';
import { outputReducer } from '../output/state/output-slice';
import { picturesReducer } from '../pictures/state/pictures-slice';
import { typedAddressReducer } from '../pictures/state/typed-address-slice';
import { unreachableReducer } from '../pictures/state/unreachable-slice';
import { uploadsReducer } from '../pictures/state/uploads-slice';
import { copiedReducer } from './copied-slice';
import type { ThunkExtra } from './session';
import { withPresent } from './signature/map-states';
import {
  isRecorded,
  makeSignatureReducer,
  withoutEmptyStep,
  type SceneReducer,
} from './signature/history';
import { selectionAfterNavigation } from './signature/history-navigation';
import { teamReducer } from '../team/state/team-slice';

const REDUCERS = {
  copied: copiedReducer,
  draft: draftReducer,
  draftScene: (state: Scene | null = null): Scene | null => state,
  fonts: fontsReducer,
  import: importReducer,
  incoming: incomingReducer,
  saving: savingReducer,
  notices: noticesReducer,
  openSections: openSectionsReducer,
  output: outputReducer,
  pictures: picturesReducer,
  selection: selectionReducer,
  team: teamReducer,
  textEdit: textEditReducer,
  typedAddress: typedAddressReducer,
  unreachable: unreachableReducer,
  uploads: uploadsReducer,
  versions: versionsReducer,
  view: viewReducer,
};

type Reducers = typeof REDUCERS & { signature: ReturnType<typeof makeSignatureReducer> };

export type RootState = StateFromReducersMapObject<Reducers>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, ThunkExtra, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, ThunkExtra, UnknownAction>;

/** A scene with the boxes that its elements give themselves in a state. */
export type SceneFitter = (scene: Scene, state: RootState) => Scene;

/**
 * The reducer of everything. Undo, redo and jumps bring back the selection that the step had, as far as it is there. What
 * changes the width of a text is no step more than it is anyway: its box follows at once, whether words, fonts or details have
 * changed. `draftScene` is the scene as the draft would leave it.
 */
export function makeReducer(
  reduceScene: SceneReducer,
  fit: SceneFitter = (scene) => scene,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  const reduce = combineReducers({ ...REDUCERS, signature: makeSignatureReducer(reduceScene) });
  const reduceState = (state: Partial<RootState> | undefined, action: UnknownAction): RootState => {
    const fitted = withFittedScene(reduce(state, action), fit);
    if (state?.signature === undefined) return fitted;
    const isOther = isRecorded(action) && fitted.signature !== state.signature;
    // Compared once boxes fit their texts.
    const next = isOther
      ? { ...fitted, signature: withoutEmptyStep(fitted.signature, state.signature) }
      : fitted;
    if (next.signature === state.signature) {
      return next.selection === state.selection ? next : withoutGone(next);
    }
    const selection = selectionAfterNavigation(state.signature, next.signature);
    return withoutGone(selection === null ? next : { ...next, selection });
  };
  const applyDraft = (state: RootState): Scene | null => {
    const { draft, signature } = state;
    return draft === null ? null : fit(reduceScene(signature.present.scene, draft), state);
  };
  return (state, action) => {
    const next = reduceState(state, action);
    const isSame =
      next.draft === state?.draft &&
      next.signature.present === state?.signature?.present &&
      next.fonts === state?.fonts;
    const draftScene = isSame ? next.draftScene : applyDraft(next);
    return draftScene === next.draftScene ? next : { ...next, draftScene };
  };
}

/** What is selected or written in is there: another tab may have deleted it, and so may a step that is done again. */
function withoutGone(state: RootState): RootState {
  const { selection, textEdit, signature } = state;
  if (selection.length === 0 && textEdit === null) return state;
  const there = new Set(signature.present.scene.elements.map(({ id }) => id));
  const left = selection.filter((id) => there.has(id));
  const isEditGone = textEdit !== null && textEdit.added === undefined && !there.has(textEdit.id);
  if (left.length === selection.length && !isEditGone) return state;
  return { ...state, selection: left, textEdit: isEditGone ? null : textEdit };
}

/**
 * Another tab fits what it writes itself. Boxes that differ from those on the device are nothing to be saved: they are fitted
 * again.
 */
function withFittedScene(state: RootState, fit: SceneFitter): RootState {
  const { saving, signature: before } = state;
  if (saving.lockOwner === 'elsewhere') return state;
  const scene = fit(before.present.scene, state);
  if (scene === before.present.scene) return state;
  const signature = withPresent(before, { ...before.present, scene });
  const saved = saving.saved === before ? signature : saving.saved;
  return { ...state, signature, saving: { ...saving, saved } };
}
