import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../store/make-store';
import { adviceFor } from './advice';

/** Everything to be said about the signature that was last made ready. */
export const selectAdvice = createSelector(
  [(state: RootState) => state.signature.data, (state: RootState) => state.output],
  (data, output) => (output.html === '' ? [] : adviceFor(data, output)),
);
