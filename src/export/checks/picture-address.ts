import type { FindingRule, Severity } from '../../model/findings';
import { hostProblem, type HostProblem } from '../../model/picture-hosts';
import type { Check } from './check';
import { imagesIn } from './doc-parts';
import { nameOf } from './subject-names';

/** What each problem is called as a finding. */
const ADDRESS_RULES = {
  page: ['image-page', 'broken'],
  expires: ['image-expires', 'degraded'],
  local: ['image-local', 'broken'],
  'no-scheme': ['image-no-scheme', 'broken'],
  'not-secure': ['image-not-secure', 'degraded'],
} as const satisfies Readonly<Record<HostProblem, readonly [FindingRule, Severity]>>;

/** Linked pictures that nobody will see, or not for long, as their addresses tell. */
export const pictureAddress: Check = {
  id: 'picture-address',
  run: (subject) =>
    imagesIn(subject.doc).flatMap(({ image: { src, alt, origin = [] } }) => {
      const problem = /^https?:/i.test(src) ? hostProblem(src, subject.options.baseUrl) : null;
      if (problem === null) return [];
      const [rule, severity] = ADDRESS_RULES[problem];
      const args = { label: nameOf(origin, alt, subject), host: hostOf(src) };
      return [{ rule, severity, clients: [], args, origin }];
    }),
};

function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1] ?? address;
}
