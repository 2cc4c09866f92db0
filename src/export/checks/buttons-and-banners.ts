import type { Finding } from '../../model/findings/findings';
import { elementFinding } from '../../scene/element-finding';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import { outOfDate } from '../compose/out-of-date';
import type { Check } from './check';

/** What stands on a canvas only to lead somewhere and does not, and banners whose days are not these. */
export const buttonsAndBanners: Check = {
  id: 'buttons-and-banners',
  run: ({ elements = [], options }) =>
    elements.flatMap((element) => findIn(element, options.today)),
};

function findIn(element: SceneElement, today: string | undefined): readonly Finding[] {
  if (element.hidden === true) return [];
  const { label, needsLink } = definitionOf(element.type);
  const lacksLink = needsLink === true && !leadsSomewhere(element);
  const rules = [...(lacksLink ? (['link-missing'] as const) : []), ...outOfDate(element, today)];
  return rules.map((rule) => elementFinding(rule, element, label));
}

function leadsSomewhere({ href = '', spans = [] }: SceneElement): boolean {
  return [href, ...spans.map((span) => span.href ?? '')].some((link) => link.trim() !== '');
}
