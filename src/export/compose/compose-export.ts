import { addressOrPhoneHref } from '../../model/person/web/address-href';
import {
  fieldOrigin,
  type PlainRule,
  type FindingReport,
  type FindingArgs,
} from '../../model/findings/findings';
import { blockField, blockName, valueOf, type SignatureBlock } from '../../model/person/blocks';
import type { Person } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import { composeReply } from '../reply/compose-reply';
import { nameColor } from '../reply/name-color';
import { makeFindingSink } from '../passes/finding-sink';
import type { ExportOptions } from '../types';
import { composeSignature } from './compose-signature';
import type { Composition } from './composition';
import { outOfDate } from './out-of-date';

/** A form's signature as a document, whole or short. */
export function composeExport(
  person: Person,
  template: Template,
  options: ExportOptions,
): Composition {
  if (options.form === 'reply') {
    const { doc } = composeSignature(person, template, options).form;
    const color = nameColor(doc);
    const look = { font: 'Arial', ...(color === undefined ? {} : { color }) } as const;
    return composeReply(person, look, options);
  }
  const composition = composeSignature(person, template, options, makeFindingSink());
  // Only here: a reply has no blocks, and the page's own preview reports no findings.
  composition.context.findings.report(...findInBlocks(composition.person, options));
  return composition;
}

/** Findings about the blocks below a signature: what is left out because it lacks something, and banners out of date. */
function findInBlocks(
  { blocks }: Pick<Person, 'blocks'>,
  { today, qrCodes }: Pick<ExportOptions, 'today' | 'qrCodes'>,
): readonly FindingReport[] {
  return blocks.flatMap((block) => {
    const label = blockName(blocks, block);
    const origin = [fieldOrigin(blockField(block))];
    const findingOf = (rule: PlainRule, args: FindingArgs = {}): FindingReport => ({
      rule,
      args: { label, ...args },
      origin,
    });
    const what = missingFrom(block);
    if (what !== null) return [findingOf('block-incomplete', { what })];
    const link = valueOf(block, 'link').trim();
    return [
      ...(link !== '' && addressOrPhoneHref(link) === null ? [findingOf('href-unsafe')] : []),
      ...(block.kind === 'qr' && qrCodes?.[block.id] === undefined
        ? [findingOf('qr-too-long')]
        : []),
      ...outOfDate(daysOf(block), today).map((rule) => findingOf(rule)),
    ];
  });
}

/** What a block needs and lacks, in words; null where it has all. */
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
