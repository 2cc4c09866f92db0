import type { PlainRule } from '../../model/findings/findings';
import { isPicturePath, parseImageSource } from '../../model/picture/image-source';
import { hostTrouble, type HostProblem } from '../../model/picture/picture-hosts';
import { picturesOf, SAMPLE_SIGNATURE } from '../../model/person/signature';
import type { Check, CheckSubject } from './check';
import { imagesIn } from './doc-parts';
import { nameOf } from './subject-names';

/** What each problem is called as a finding. */
const ADDRESS_RULES: Readonly<Record<HostProblem | 'path', PlainRule>> = {
  path: 'image-path',
  page: 'image-page',
  expires: 'image-expires',
  local: 'image-local',
  'not-secure': 'image-not-secure',
};

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
      const args = { label: nameOf(origin, alt, subject), host: hostOf(src) };
      return [{ rule: ADDRESS_RULES[problem], args, origin }];
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
