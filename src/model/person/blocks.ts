import { addressOrPhoneHref } from './web/address-href';
import { isDisclaimerId, type DisclaimerId } from '../languages/disclaimers';
import { lastDayProblem } from '../day-order';
import { isRecord } from '../../base/record';

/*
 * What stands below a signature, whatever its template: each kind is a row that lists what it is made of. Form, reading and
 * tests follow from the rows.
 */

/** How a value of a block is asked for. */
export interface BlockField {
  readonly id: BlockFieldId;
  readonly label: string;
  readonly input: 'text' | 'lines' | 'link' | 'picture' | 'date' | 'choice' | 'px';
  /** What it is where nothing was typed; blank unless given. */
  readonly initial?: string;
}

export type BlockFieldId =
  | 'text'
  | 'link'
  | 'picture'
  | 'alt'
  | 'from'
  | 'until'
  | 'preset'
  | 'holds'
  | 'appStore'
  | 'googlePlay'
  | 'height';

const LINK = { id: 'link', label: 'Link', input: 'link' } as const;

export const BLOCK_KINDS = [
  {
    id: 'button',
    label: 'Button',
    fields: [{ id: 'text', label: 'Text', input: 'text' }, LINK],
  },
  {
    id: 'banner',
    label: 'Banner',
    fields: [
      { id: 'picture', label: 'Picture', input: 'picture' },
      { id: 'text', label: 'Text', input: 'text' },
      LINK,
      { id: 'from', label: 'From', input: 'date' },
      { id: 'until', label: 'Until', input: 'date' },
    ],
  },
  {
    id: 'meeting',
    label: 'Meeting link',
    fields: [{ id: 'text', label: 'Text', input: 'text' }, LINK],
  },
  {
    id: 'apps',
    label: 'App badges',
    fields: [
      { id: 'appStore', label: 'App Store', input: 'link' },
      { id: 'googlePlay', label: 'Google Play', input: 'link' },
    ],
  },
  {
    id: 'qr',
    label: 'QR code',
    fields: [
      { id: 'holds', label: 'Holds', input: 'choice', initial: 'card' },
      LINK,
      { id: 'text', label: 'Text beside it', input: 'text' },
    ],
  },
  { id: 'divider', label: 'Divider', fields: [] },
  {
    id: 'spacer',
    label: 'Space',
    fields: [{ id: 'height', label: 'Height', input: 'px', initial: '16' }],
  },
  {
    id: 'disclaimer',
    label: 'Disclaimer',
    fields: [
      { id: 'preset', label: 'Kind', input: 'choice', initial: 'confidential' },
      { id: 'text', label: 'Text', input: 'lines' },
    ],
  },
] as const satisfies readonly BlockSpec[];

interface BlockSpec {
  readonly id: string;
  readonly label: string;
  readonly fields: readonly BlockField[];
}

export type BlockKind = (typeof BLOCK_KINDS)[number]['id'];

/** One block of a signature. What its kind does not ask for is not there. */
export interface SignatureBlock {
  /** Identifies a block within its signature, wherever it moves. */
  readonly id: string;
  readonly kind: BlockKind;
  readonly values: Readonly<Partial<Record<BlockFieldId, string>>>;
}

export const BLOCK_LIMITS = { count: 8, text: 2000, link: 2048, id: 40, spacer: 80 } as const;

export function blockSpec(kind: BlockKind): BlockSpec {
  const spec = BLOCK_KINDS.find(({ id }) => id === kind);
  if (spec === undefined) throw new Error(`No such block: ${kind}`);
  return spec;
}

/** A block that somebody has just asked for. */
export function newBlock(kind: BlockKind, id: string): SignatureBlock {
  const initial = blockSpec(kind).fields.flatMap(({ id: field, initial: value }) =>
    value === undefined ? [] : [[field, value] as const],
  );
  return { id, kind, values: Object.fromEntries(initial) };
}

/** The name under which what was made of a block can be traced to it: `blocks.<kind>.<id>`. */
export function blockField({ kind, id }: Pick<SignatureBlock, 'kind' | 'id'>): string {
  return `blocks.${kind}.${id}`;
}

/** The label of the block that a name traces to; null for names of other fields. */
export function blockLabelOf(field: string): string | null {
  const [section, kind] = field.split('.');
  const spec = section === 'blocks' ? BLOCK_KINDS.find(({ id }) => id === kind) : undefined;
  return spec?.label ?? null;
}

/** The label of its kind, numbered where there are several. */
export function blockName(blocks: readonly SignatureBlock[], { id, kind }: SignatureBlock): string {
  const alike = blocks.filter((block) => block.kind === kind);
  const { label } = blockSpec(kind);
  const number = alike.findIndex((block) => block.id === id) + 1;
  return alike.length < 2 ? label : `${label} ${number}`;
}

/** The value of a field of a block, or what it begins with. */
export function valueOf({ kind, values }: SignatureBlock, field: BlockFieldId): string {
  const spec = blockSpec(kind).fields.find(({ id }) => id === field);
  return values[field] ?? spec?.initial ?? '';
}

/** The height of a space in px, within what a space may be. */
export function spaceOf(block: SignatureBlock): number {
  const height = Number(valueOf(block, 'height'));
  return Number.isInteger(height) ? Math.min(BLOCK_LIMITS.spacer, Math.max(1, height)) : 16;
}

/** The wording of a disclaimer that was chosen; null where the visitor wrote their own. */
export function presetOf(block: SignatureBlock): DisclaimerId | null {
  const preset = valueOf(block, 'preset');
  return isDisclaimerId(preset) ? preset : null;
}

/** The blocks in the data of a file or a device; what is none is left out, and what is too long is cut. */
export function readBlocks(given: unknown): readonly SignatureBlock[] {
  if (!Array.isArray(given)) return [];
  const read = new Map<string, SignatureBlock>();
  for (const [index, each] of given.entries()) {
    if (read.size === BLOCK_LIMITS.count) break;
    const block = readBlock(each, index);
    if (block !== null && !read.has(block.id)) read.set(block.id, block);
  }
  return [...read.values()];
}

function readBlock(given: unknown, index: number): SignatureBlock | null {
  if (!isRecord(given)) return null;
  const { id, kind, values } = { ...given };
  const spec = BLOCK_KINDS.find((known) => known.id === kind);
  if (spec === undefined || !isRecord(values)) return null;
  const fields: readonly BlockField[] = spec.fields;
  const own = { ...values };
  const kept = fields.flatMap(({ id: field, input }) => {
    const value = own[field];
    return typeof value === 'string' ? [[field, value.slice(0, limitOf(input))] as const] : [];
  });
  const name =
    typeof id === 'string' && id !== '' ? id.slice(0, BLOCK_LIMITS.id) : `block-${index}`;
  return { id: name, kind: spec.id, values: Object.fromEntries(kept) };
}

/** A picture is its own bytes, or an address that is read before it is used. */
function limitOf(input: BlockField['input']): number {
  if (input === 'picture') return Number.POSITIVE_INFINITY;
  return input === 'link' ? BLOCK_LIMITS.link : BLOCK_LIMITS.text;
}

/** What is wrong with a field of a block, in the product's words; null when nothing is, or when it is blank. */
export function blockFieldProblem(block: SignatureBlock, { id, input }: BlockField): string | null {
  const value = valueOf(block, id).trim();
  if (input === 'link' && value !== '' && addressOrPhoneHref(value) === null) {
    return 'This is neither an address nor a number we can link to.';
  }
  if (input === 'px' && (!/^[1-9]\d?$/.test(value) || Number(value) > BLOCK_LIMITS.spacer)) {
    return `Enter a number from 1 to ${BLOCK_LIMITS.spacer}.`;
  }
  if (id === 'until') return lastDayProblem(valueOf(block, 'from').trim(), value);
  return null;
}
