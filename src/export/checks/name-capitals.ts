import { cleanLine } from '../../base/text';
import { isNameInCapitals } from '../../model/person/name/recase';
import type { SceneElement } from '../../scene/scene';
import type { Check } from './check';
import { originOf } from './field-origin';
import { nameOf } from './subject-names';

/** A name in capitals. A company that is named as the person is may write itself so. */
export const nameCapitals: Check = {
  id: 'name-capitals',
  run: (subject) => {
    const { fullName, companyName } = subject.person;
    if (!isNameInCapitals(fullName) || isSameName(fullName, companyName)) return [];
    const origin = originOf('fullName', subject.elements?.filter(showsMoreThanInitials));
    if (origin.length === 0) return [];
    const label = nameOf(origin, fullName, subject);
    return [{ rule: 'name-capitals', args: { label }, origin }];
  },
};

function isSameName(name: string, company: string): boolean {
  return cleanLine(name).toLowerCase() === cleanLine(company).toLowerCase();
}

function showsMoreThanInitials({ spans = [] }: SceneElement): boolean {
  return spans.length === 0 || spans.some(({ field }) => field === 'fullName');
}
