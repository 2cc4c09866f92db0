import { blockField, blockHref, blockName, valueOf, type Block } from '../../model/blocks';
import { fieldOrigin, type Finding } from '../../model/findings';
import type { Check } from './check';

/** What stands below a signature: what is left out for want of something, and banners whose days are not these. */
export const blocks: Check = {
  id: 'blocks',
  run: ({ person, elements, options }) => {
    // A design shows none of them.
    if (elements !== undefined) return [];
    const { today = null, qrCodes } = options;
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
        ...(today === null ? [] : outOfDate(block, today).map((rule) => said(rule))),
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

/** Dates are days as ISO 8601 has them, which sort by themselves. */
function outOfDate(block: Block, today: string): readonly ('banner-over' | 'banner-early')[] {
  if (block.kind !== 'banner') return [];
  const [from, until] = [valueOf(block, 'from'), valueOf(block, 'until')];
  if (until !== '' && until < today) return ['banner-over'];
  return from > today ? ['banner-early'] : [];
}
