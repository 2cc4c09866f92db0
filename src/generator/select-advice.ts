import { createSelector } from '@reduxjs/toolkit';
import { findingMessage, type Finding } from '../model/findings';
import type { RootState } from '../store/state';
import { adviceFor } from './advice';

/** Everything to be said about the signature that was last made ready. The same list while it says the same. */
export const selectAdvice = createSelector(
  [
    (state: RootState) => state.signature.present.person,
    (state: RootState) => state.output.html,
    (state: RootState) => state.output.findings,
  ],
  (data, html, findings) => (html === '' ? NOTHING : adviceFor(data, { html, findings })),
  { memoizeOptions: { resultEqualityCheck: saysTheSame } },
);

const NOTHING: readonly Finding[] = [];

function saysTheSame(a: readonly Finding[], b: readonly Finding[]): boolean {
  return (
    a.length === b.length &&
    a.every((finding, index) => {
      const other = b[index];
      return other !== undefined && findingMessage(finding) === findingMessage(other);
    })
  );
}
