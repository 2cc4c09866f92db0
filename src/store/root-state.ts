import type {
  StateFromReducersMapObject,
  ThunkAction,
  ThunkDispatch,
  UnknownAction,
} from '@reduxjs/toolkit';
import { noticesReducer } from './notices-slice';
import { outputReducer } from './output-slice';
import type { Ports } from './ports';
import { savingReducer } from './saving-slice';
import { signatureReducer } from './signature-slice';
import { uploadsReducer } from './uploads-slice';

/** What the form needs. The designer adds its own when it opens: see `builder-state.ts`. */
export const FORM_REDUCERS = {
  signature: signatureReducer,
  output: outputReducer,
  notices: noticesReducer,
  uploads: uploadsReducer,
  saving: savingReducer,
};

export type RootState = StateFromReducersMapObject<typeof FORM_REDUCERS>;
export type AppThunk<Result = void> = ThunkAction<Result, RootState, Ports, UnknownAction>;
export type AppDispatch = ThunkDispatch<RootState, Ports, UnknownAction>;
