import { addressOrPhoneHref } from '../../model/address-href';
import { fieldOrigin, type Finding } from '../../model/findings/findings';
import { blockField, blockName, valueOf, type SignatureBlock } from '../../model/person/blocks';
import { completeSignature, type PersonInput, type Person } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import { composeReply } from '../reply/compose-reply';
import { nameColor } from '../reply/name-color';
import type { ExportOptions } from '../types';
import { composeSignature } from './compose-signature';
import type { Composition } from './composition';
import { outOfDate } from './out-of-date';

/** A form's signature as a document, whole or short. */
export function composeExport(
  person: PersonInput,
  template: Template,
  options: ExportOptions,
): Composition {
  if (options.form === 'reply') {
    const { doc } = composeSignature(person, template, options).form;
    const color = nameColor(doc);
    const look = { font: 'Arial', ...(color === undefined ? {} : { color }) } as const;
    return composeReply(completeSignature(person), look, options);
  }
  const composition = composeSignature(person, template, options);
  // A reply has no blocks, and the page's own preview tells of nothing.
  composition.context.findings.report(...findInBlocks(composition.person, options));
  return composition;
}

/** What stands below a signature: what is left out for want of something, and banners whose days are not these. */
function findInBlocks(
  { blocks }: Pick<Person, 'blocks'>,
  { today, qrCodes }: Pick<ExportOptions, 'today' | 'qrCodes'>,
): readonly Finding[] {
  return blocks.flatMap((block) => {
    const label = blockName(blocks, block);
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
      ...(link !== '' && addressOrPhoneHref(link) === null ? [said('href-unsafe')] : []),
      ...(block.kind === 'qr' && qrCodes?.[block.id] === undefined ? [said('qr-too-long')] : []),
      ...outOfDate(daysOf(block), today).map((rule) => said(rule)),
    ];
  });
}

/** What a block cannot do without and has not got, in words; null where it has all. */
function missingFrom(block: SignatureBlock): string | null {
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

function daysOf(block: SignatureBlock) {
  if (block.kind !== 'banner') return {};
  return { from: valueOf(block, 'from'), until: valueOf(block, 'until') };
}
