import { findingMessage, type Finding } from '../model/findings';
import { makeSelector } from '../store/make-selector';
import type { RootState } from '../store/state';
import { formFindings } from './form-findings';

/** Everything to be said about the signature that was last made ready. The same list while it says the same. */
export const selectFormFindings = makeSelector(
  ({ signature, output }: RootState) => [signature.present.person, output.html, output.findings],
  (data, html, findings) => (html === '' ? NOTHING : formFindings(data, { html, findings })),
  saysTheSame,
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
