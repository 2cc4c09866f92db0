import { blockField, type SignatureBlock } from '../../model/person/blocks';
import type { Crop } from '../../model/person/crop';
import { fieldCharacters } from '../../model/person/text-fields';
import { readNaturalSize } from '../../model/picture/natural-size';
import {
  BLANK_SIGNATURE,
  completeSignature,
  PICTURE_ADDRESSES,
  readFieldIds,
  type PersonInput,
} from '../../model/person/signature';
import { isRecord } from '../../base/record';
import { isSame } from '../operations/same';
import type { DesignReader, PlainRecord } from './design-reader';
import { isRefused } from './is-refused';

/** All keys of a person in a file, in the order in which they are written. */
export const PERSON_KEYS: readonly string[] = [
  ...Object.keys(BLANK_SIGNATURE),
  'profileCrop',
  'typedFields',
  'plainFields',
  'naturalSizes',
];

/** The person of a file: only texts of known fields, and pictures that an email may contain. */
export function readSignatureData(given: PlainRecord, note: DesignReader['note']): PersonInput {
  const place = 'signatureData';
  const whole = completeSignature(given);
  const known = new Set(PERSON_KEYS);
  for (const [key, value] of Object.entries(given)) {
    const limit = fieldCharacters(key);
    if (!known.has(key)) note('unknown-key', place, { field: key });
    else if (typeof value === 'string' && value.length > limit) {
      note('cut-text', `${place}, ${key}`, { limit });
    }
  }
  const { naturalSizes = [], profileCrop } = given;
  for (const field of ['typedFields', 'plainFields']) {
    const ids = given[field];
    if (ids === undefined || isSame(ids, readFieldIds(ids))) continue;
    note('bad-value', place, { field, wanted: 'names of fields' });
  }
  if (profileCrop !== undefined && !isSameCrop(profileCrop, whole.profileCrop)) {
    note('bad-value', place, { field: 'profileCrop', wanted: 'a part of the photo' });
  }
  if (!Array.isArray(naturalSizes) || naturalSizes.some((size) => readNaturalSize(size) === null)) {
    note('bad-value', place, { field: 'naturalSizes', wanted: 'sizes of its pictures' });
  }
  const refused = PICTURE_ADDRESSES.filter((field) => isRefused(whole[field]));
  for (const field of refused) note('unsafe-picture', `${place}, ${field}`);
  const blocks = readablePictures(whole.blocks, note);
  if (Object.hasOwn(given, 'blocks') && !isSame(given['blocks'], whole.blocks)) {
    note('bad-value', place, { field: 'blocks', wanted: 'blocks that we know' });
  }
  const entries = Object.entries({ ...whole, blocks }).filter(([key]) => Object.hasOwn(given, key));
  return {
    ...Object.fromEntries(entries),
    ...Object.fromEntries(refused.map((field) => [field, ''])),
  };
}

function isSameCrop(given: unknown, read: Crop | undefined): boolean {
  return isRecord(given) && read !== undefined && isSame({ ...given }, { ...read });
}

/** The blocks without the pictures that a mail may not hold. */
function readablePictures(
  blocks: readonly SignatureBlock[],
  note: DesignReader['note'],
): readonly SignatureBlock[] {
  return blocks.map((block) => {
    const { picture, ...values } = block.values;
    if (picture === undefined || !isRefused(picture)) return block;
    note('unsafe-picture', `signatureData, ${blockField(block)}`);
    return { ...block, values };
  });
}
