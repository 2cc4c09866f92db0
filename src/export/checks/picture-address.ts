import type { FindingRule, Severity } from '../../model/findings/findings';
import { isPicturePath, parseImageSource } from '../../model/picture/image-source';
import { hostTrouble, type HostProblem } from '../../model/picture/picture-hosts';
import { picturesOf, SAMPLE_SIGNATURE } from '../../model/person/signature';
import type { Check, CheckSubject } from './check';
import { imagesIn } from './doc-parts';
import { nameOf } from './subject-names';

/** What each problem is called as a finding. */
const ADDRESS_RULES = {
  path: ['image-path', 'broken'],
  page: ['image-page', 'broken'],
  expires: ['image-expires', 'degraded'],
  local: ['image-local', 'broken'],
  'not-secure': ['image-not-secure', 'degraded'],
} as const satisfies Readonly<Record<HostProblem | 'path', readonly [FindingRule, Severity]>>;

/** Linked pictures that recipients will not see, or not for long, judged by their addresses. */
export const pictureAddress: Check = {
  id: 'picture-address',
  run: (subject) => {
    const { baseUrl } = subject.options;
    const paths = typedPaths(subject);
    const problemOf = (src: string): HostProblem | 'path' | undefined => {
      if (paths.includes(src)) return 'path';
      // Our own pictures lie where the product does, which may be this very computer.
      const isOurs = baseUrl !== undefined && src.startsWith(`${baseUrl}/`);
      return isOurs || !/^https?:/i.test(src) ? undefined : hostTrouble(src)?.problem;
    };
    return imagesIn(subject.doc).flatMap(({ image: { src, alt, origin = [] } }) => {
      const problem = problemOf(src);
      if (problem === undefined) return [];
      const [rule, severity] = ADDRESS_RULES[problem];
      const args = { label: nameOf(origin, alt, subject), host: hostOf(src) };
      return [{ rule, severity, clients: [], args, origin }];
    });
  },
};

/** The absolute forms of addresses that were typed as paths. The sample picture is one of ours and left out. */
function typedPaths({ person, elements = [], options }: CheckSubject): readonly string[] {
  const typed = [
    ...picturesOf(person).map(([, address]) => address),
    ...elements.map(({ content = '' }) => content),
  ];
  return typed.flatMap((address) => {
    if (!isPicturePath(address) || address === SAMPLE_SIGNATURE.profileImageUrl) return [];
    const source = parseImageSource(address, options.baseUrl);
    return source.ok && source.value.kind === 'link' ? [source.value.href] : [];
  });
}

function hostOf(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1] ?? address;
}
