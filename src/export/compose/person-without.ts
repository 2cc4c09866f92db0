import type { Person } from '../../model/person/signature';
import type { Part } from './dearest-parts';

/** The changes of a person that leave out parts of the signature. Parts that are elements change nothing here. */
export function personWithout(
  parts: readonly Part[],
  { blocks, socialLinks }: Person,
): Partial<Person> {
  const fields = idsOf('field', parts);
  const gone = idsOf('block', parts);
  return {
    ...Object.fromEntries(fields.map((id) => [id, id === 'lines' ? [] : ''])),
    ...(fields.includes('logoUrl') ? { logoForEmail: '' } : {}),
    ...(gone.length === 0 ? {} : { blocks: blocks.filter(({ id }) => !gone.includes(id)) }),
    ...(hasNetworks(parts)
      ? { socialLinks: Object.fromEntries(Object.keys(socialLinks).map((id) => [id, ''])) }
      : {}),
  };
}

/** The ids of the parts of one kind. */
export function idsOf(
  kind: 'block' | 'element' | 'field',
  parts: readonly Part[],
): readonly string[] {
  return parts.flatMap((part) => (part.kind === kind ? [part.id] : []));
}

/** Whether the links to networks are among the parts. */
export function hasNetworks(parts: readonly Part[]): boolean {
  return parts.some(({ kind }) => kind === 'networks');
}
