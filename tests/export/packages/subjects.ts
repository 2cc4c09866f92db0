import * as fc from 'fast-check';
import { exportSignature } from '../../../src/export';
import type { Package, PackageFile } from '../../../src/export/packages/package';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { NOW } from '../../helpers/fake-ports';
import { JPEG } from '../../helpers/pictures';
import { FULL, PIXEL_PNG } from '../../helpers/signatures';

/* People whose signatures are taken away, and what is made of them. */

/** Two pictures of the device. */
export const WITH_PICTURES: PersonInput = { ...FULL, profileImageUrl: PIXEL_PNG, logoUrl: JPEG };

/** Names that files, headers and address books trip over. */
export const NAMES = [
  'Jürgen Weiß-Ångström',
  '山田 太郎',
  'Zoë 👩‍🚀 O’Neil',
  'Ann "The Pen" Lee',
  "D'Arcy; Smith, Jr. \\ Co",
  'Line\nBreak\r\nName',
  'a/b\\c:d*e?f<g>h|i',
  'CON',
  'lpt1.txt',
  '..hidden.',
  '=?UTF-8?B?QQ==?=',
  '----=_signet_alternative',
  'BEGIN:VCARD',
  '{\\rtf1 \\par}',
  'x'.repeat(400),
  '漢'.repeat(400),
  '😀'.repeat(200),
] as const;

/** A name as anybody could type it. */
export const anyName: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(...NAMES),
);

/** How pictures travel in the output that a package is made of. */
export function modeOf({ images, host }: Package) {
  return { images, ...(host && { host }) };
}

/** What a package makes of a person, and of what output. */
export async function packed(made: Package, input: PersonInput, template = 'modern') {
  const { folder, make } = made;
  const person = completeSignature(input);
  const options = { ...modeOf(made), ...(folder && { folder: folder(person) }) };
  const output = await exportSignature(person, template, options);
  return { files: make({ output, person, now: NOW }), output, person };
}

/** The only file of a package, as text. */
export async function packedText(made: Package, input: PersonInput, template?: string) {
  const { files, ...rest } = await packed(made, input, template);
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) throw new Error(`${files.length} files`);
  return { file, content: textOf(file), ...rest };
}

export function textOf({ content }: PackageFile): string {
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}
