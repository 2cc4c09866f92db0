import type {
  StateFromReducersMapObject,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import { designOutputReducer } from './design-output-slice';
import { draftReducer } from './draft-slice';
import { fontsReducer } from './fonts';
import { incomingReducer } from './incoming-slice';
import { pictureSizesReducer } from './picture-sizes-slice';
import type { Ports } from './ports';
import type { RootState } from './root-state';
import { makeSceneReducer } from './scene-history';
import { selectionReducer } from './selection-slice';
import { tabsReducer } from './tabs-slice';
import { textEditReducer } from './text-edit-slice';
import { viewReducer } from './view-slice';

/** What the designer needs besides. Made anew for each store: redux-undo keeps state in its reducer. */
export function makeBuilderReducers() {
  return {
    scene: makeSceneReducer(),
    draft: draftReducer,
    incoming: incomingReducer,
    selection: selectionReducer,
    textEdit: textEditReducer,
    view: viewReducer,
    tabs: tabsReducer,
    designOutput: designOutputReducer,
    fonts: fontsReducer,
    pictureSizes: pictureSizesReducer,
  };
}

type OwnState = StateFromReducersMapObject<ReturnType<typeof makeBuilderReducers>>;
export type BuilderState = RootState & OwnState;
export type BuilderThunk<Result = void> = ThunkAction<Result, BuilderState, Ports, UnknownAction>;
export type BuilderDispatch = ThunkDispatch<BuilderState, Ports, UnknownAction>;
