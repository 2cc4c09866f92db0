import { expect, test, vi } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { labelKinds } from '../../../src/import/core/recognize/labels';
import { isBoundField } from '../../../src/model/person/bound-field-ids';
import { boundWords } from '../../../src/model/person/bound-fields';
import { fieldLabel } from '../../../src/model/person/fields';
import { completeSignature } from '../../../src/model/person/signature';
import { WORD_FIELDS } from '../../../src/model/person/text-fields';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { parseDesign } from '../../../src/scene/design-file/design-file';
import { writeDesign } from '../../../src/scene/design-file/write-design';
import { definitionOf, isElementType } from '../../../src/scene/registry';
import { LIST_FIELDS } from '../../../src/team/core/list/list-fields';
import { mapColumns, mappedFields } from '../../../src/team/core/list/columns/map-columns';
import { readPeople } from '../../../src/team/core/list/people/read-people';
import { personOf } from '../../../src/team/core/person-of';
import { designOf, type Spec } from '../../helpers/scenes';
import { FULL } from '../../helpers/signatures';

/* A field of the person is one row: what follows from it is tried with a row that is added here alone. */

vi.mock('../../../src/model/person/text-fields.data', async (importOriginal) => {
  const { TEXT_FIELDS, ...rest } =
    await importOriginal<typeof import('../../../src/model/person/text-fields.data')>();
  const added = { label: 'Licence Number', kind: 'words', role: 'title' };
  return { ...rest, TEXT_FIELDS: { ...TEXT_FIELDS, licenceNumber: added } };
});

const FIELD: string = 'licenceNumber';
const NUMBER = 'LN 48-207';
const PERSON = completeSignature({ ...FULL, [FIELD]: NUMBER });

test('form and details ask for it by its label', () => {
  expect(WORD_FIELDS.map(({ label }) => label)).toContain('Licence Number');
  expect(fieldLabel(FIELD)).toBe('Licence Number');
});

test('files hold it', () => {
  const written = writeDesign(designOf([]), PERSON);
  const read = written.ok ? parseDesign(written.value) : written;
  expect(read).toMatchObject({ ok: true, value: { notes: [] } });
  expect(read.ok && Reflect.get(read.value.design.signatureData, FIELD)).toBe(NUMBER);
});

test.each(TEMPLATE_IDS)('the template %s prints it', async (id) => {
  const { text, findings } = await exportSignature(PERSON, id);
  expect(text).toMatch(/(?<![\p{L}\p{N}])LN 48-207(?![\p{L}\p{N}])/iu);
  expect(findings.filter(({ severity }) => severity === 'broken')).toEqual([]);
});

test('the canvas has an element and bound texts for it', async () => {
  if (!isElementType(FIELD) || !isBoundField(FIELD)) throw new Error('Neither is there');
  expect(definitionOf(FIELD)).toMatchObject({ label: 'Licence Number', follows: FIELD });
  expect(boundWords(PERSON, FIELD, '').text).toBe(NUMBER);
  const specs: readonly Spec[] = [{ type: FIELD, x: 20, y: 20 }];
  const { text } = await exportScene(designOf(specs, { signatureData: PERSON }));
  expect(text).toContain(NUMBER);
});

test('lists of people have a column for it, which a row may leave blank', () => {
  expect(LIST_FIELDS.map(({ label }) => label)).toContain('Licence number');
  const header = ['Email', 'Licence number'];
  const mapping = mapColumns(header);
  const rows = [
    { line: 2, cells: ['jo@example.com', NUMBER] },
    { line: 3, cells: ['al@example.com', ''] },
  ];
  const { members } = readPeople({ header, rows, problems: [] }, mapping);
  const fields = new Set(mappedFields(mapping));
  const people = members.map((member) => personOf(member, fields, PERSON, { constants: {} }));
  expect(people.map((person) => Reflect.get(person, FIELD))).toEqual([NUMBER, '']);
});

test('signatures from elsewhere are known to have it by its label', () => {
  expect(labelKinds('Licence Number')).toEqual([FIELD]);
});
