import { blockField, blockHref, blockName, valueOf, type Block } from '../../model/blocks';
import { fieldOrigin, type Finding } from '../../model/findings';
import { elementFinding } from '../../scene/element-finding';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Check } from './check';

/**
 * What stands below a signature, and its like on a canvas: what cannot do its work for want of something, and banners whose
 * days are not these.
 */
export const blocks: Check = {
  id: 'blocks',
  run: ({ person, elements, options }) => {
    const { today = null, qrCodes } = options;
    // A design shows none of the person's.
    if (elements !== undefined) return elements.flatMap((element) => ofElement(element, today));
    return person.blocks.flatMap((block) => {
      const label = blockName(person.blocks, block);
      const said = (rule: Finding['rule'], args: Finding['args'] = {}): Finding => ({
        rule,
        severity: 'degraded',
        clients: [],
        args: { label, ...args },
        origin: [fieldOrigin(blockField(block))],
      });
      const what = missingFrom(block);
      if (what !== null) return [said('block-incomplete', { what })];
      const link = valueOf(block, 'link').trim();
      return [
        ...(link !== '' && blockHref(link) === null ? [said('href-unsafe')] : []),
        ...(block.kind === 'qr' && qrCodes?.[block.id] === undefined ? [said('qr-too-long')] : []),
        ...outOfDate(daysOf(block), today).map((rule) => said(rule)),
      ];
    });
  },
};

/** What a block cannot do without and has not got, in words; null where it has all. */
function missingFrom(block: Block): string | null {
  const has = (field: Parameters<typeof valueOf>[1]): boolean =>
    valueOf(block, field).trim() !== '';
  switch (block.kind) {
    case 'button':
      if (has('text')) return has('link') ? null : 'link';
      return has('link') ? 'text' : 'text and link';
    case 'meeting':
      return has('link') ? null : 'link';
    case 'banner':
      return has('picture') || has('text') ? null : 'picture or text';
    case 'apps':
      return has('appStore') || has('googlePlay') ? null : 'link to an app';
    case 'qr':
      return has('link') || valueOf(block, 'holds') !== 'link' ? null : 'link';
    case 'disclaimer':
      return has('text') || valueOf(block, 'preset') !== 'own' ? null : 'text';
    case 'divider':
    case 'spacer':
      return null;
  }
}

/** What there is to say of an element; how full a code is, and what lacks its words, is met when it is exported. */
function ofElement(element: SceneElement, today: string | null): readonly Finding[] {
  if (element.hidden === true) return [];
  const { label, needsLink } = definitionOf(element.type);
  const lacksLink = needsLink === true && !leadsSomewhere(element);
  const rules = [...(lacksLink ? (['link-missing'] as const) : []), ...outOfDate(element, today)];
  return rules.map((rule) => elementFinding(rule, element, label));
}

function leadsSomewhere({ href = '', spans = [] }: SceneElement): boolean {
  return [href, ...spans.map((span) => span.href ?? '')].some((link) => link.trim() !== '');
}

/** The days of a banner as ISO 8601 has them, which sort by themselves. */
interface Days {
  readonly from?: string;
  readonly until?: string;
}

function daysOf(block: Block): Days {
  if (block.kind !== 'banner') return {};
  return { from: valueOf(block, 'from'), until: valueOf(block, 'until') };
}

function outOfDate(
  { from = '', until = '' }: Days,
  today: string | null,
): readonly ('banner-over' | 'banner-early')[] {
  if (today === null) return [];
  if (until !== '' && until < today) return ['banner-over'];
  return from > today ? ['banner-early'] : [];
}
