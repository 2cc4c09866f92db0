import { expect, test } from 'vitest';
import { groupNamesOf } from '../../../../src/import/core/rebuild/group-names';
import type { BoundField } from '../../../../src/model/person/bound-field-ids';
import type { ElementType } from '../../../../src/scene/registry';
import type { SceneElement } from '../../../../src/scene/scene';
import { element } from '../../../scene/scenes';

/** Elements of one group, by their types, or the fields that a text shows. */
function groupOf(group: string, ...parts: readonly (ElementType | readonly BoundField[])[]) {
  return parts.map((part, at): SceneElement => {
    const id = `${group}-${at}`;
    if (typeof part === 'string') return element(part, { id, groups: [group] });
    const spans = part.map((field, index) => ({ start: index, end: index + 1, field }));
    return element('text', { id, groups: [group], content: 'x'.repeat(part.length), spans });
  });
}

test.each<[string | undefined, readonly (ElementType | readonly BoundField[])[]]>([
  ['Name and role', ['name', ['jobTitle', 'companyName']]],
  ['Contact details', [['with.phone'], ['phone'], 'email', ['lines.0']]],
  ['Social badges', ['linkedin', 'twitter']],
  ['LinkedIn badge', ['background', ['linkedin']]],
  ['Social links', ['background', ['linkedin', 'twitter']]],
  ['Logo', ['background', 'logo']],
  ['Initials', ['background', ['initials']]],
  ['Photo, name and role', ['photo', 'name', 'title']],
  ['Name and role, contact details', ['name', 'company', 'divider', 'email', ['initials']]],
  ['Company', ['company', 'text']],
  [undefined, ['divider', 'divider']],
  [undefined, ['text', 'background']],
])('a group is called %s by what its elements show', (name, parts) => {
  expect(groupNamesOf(groupOf('g', ...parts))?.['g']).toBe(name);
});

test('groups of the same kind differ by numbers', () => {
  const rows = ['a', 'b'].flatMap((group) => groupOf(group, 'linkedin', 'twitter'));
  expect(groupNamesOf(rows)).toEqual({ a: 'Social badges', b: 'Social badges 2' });
});
