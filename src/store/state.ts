import {
  combineReducers,
  type Reducer,
  type StateFromReducersMapObject,
  type ThunkAction,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { draftReducer } from './canvas/draft-slice';
import { incomingReducer } from './canvas/incoming-slice';
import { selectionReducer } from './canvas/selection-slice';
import { textEditReducer } from './canvas/text-edit-slice';
import { viewReducer } from './canvas/view-slice';
import { fontsReducer } from './fonts';
import { savingReducer } from './saving/saving-slice';
import { noticesReducer } from './notices-slice';
import { openSectionsReducer } from './open-sections-slice';
import { outputReducer } from './output/output-slice';
import { unreachableReducer } from './pictures/unreachable-slice';
import { uploadsReducer } from './pictures/uploads-slice';
import type { Ports } from './ports';
import { makeSignatureReducer, type SceneReducer } from './signature/history';
import { selectionAfterNavigation } from './signature/history-navigation';

const REDUCERS = {
  draft: draftReducer,
  fonts: fontsReducer,
  incoming: incomingReducer,
  saving: savingReducer,
  notices: noticesReducer,
  openSections: openSectionsReducer,
  output: outputReducer,
  selection: selectionReducer,
  textEdit: textEditReducer,
  unreachable: unreachableReducer,
  uploads: uploadsReducer,
  view: viewReducer,
};

type Reducers = typeof REDUCERS & { signature: ReturnType<typeof makeSignatureReducer> };

export type RootState = StateFromReducersMapObject<Reducers>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Ports, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;

/** The reducer of everything. Undo, redo and jumps bring back the selection that the step had. */
export function makeReducer(
  reduceScene: SceneReducer,
): Reducer<RootState, UnknownAction, Partial<RootState>> {
  const reduce = combineReducers({ ...REDUCERS, signature: makeSignatureReducer(reduceScene) });
  return (state, action) => {
    const next = reduce(state, action);
    if (state?.signature === undefined || next.signature === state.signature) return next;
    const selection = selectionAfterNavigation(state.signature, next.signature);
    return selection === null ? next : { ...next, selection };
  };
}
