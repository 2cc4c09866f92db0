import { expect, test } from 'vitest';
import { personOf, recognizeFields } from '../../../../src/import/core/found-in-mail';
import { parseName } from '../../../../src/model/person/name/name';
import { BLANK_SIGNATURE, completeSignature } from '../../../../src/model/person/signature';
import { nameOf } from '../../../../src/team/core/list/people/facts';
import { pageOf } from '../../../helpers/pages';
import { peopleOf } from '../../../team/core/list/read-file';
import { NAMES } from './names.data';

/* The same name has the same parts wherever it comes from. */

const TYPED = NAMES.map(({ typed }) => typed);

test.each(TYPED)('%s in a row of a list', (typed) => {
  const cell = `"${typed.replaceAll('"', '""')}"`;
  const [member] = peopleOf(`Mail\tDisplay name\na@example.com\t${cell}`).members;
  expect(parseName(nameOf(member?.facts ?? {}))).toEqual(parseName(typed));
});

test.each(TYPED)('%s in a file', (typed) => {
  const { fullName } = completeSignature(JSON.parse(JSON.stringify({ fullName: typed })));
  expect(parseName(fullName)).toEqual(parseName(typed));
});

test.each([
  ['Jane Doe', 'jane.doe'],
  ['Dr. Jane Doe', 'jane.doe'],
  ['Jane Doe, PhD', 'jane.doe'],
  ['Prof. Dr. med. Anna Müller', 'anna.mueller'],
  ['Jan van der Berg', 'jan.vanderberg'],
  ['Doe, Jane', 'jane.doe'],
  ['Jean DUPONT', 'jean.dupont'],
  ['Juan de la Cruz', 'juan.delacruz'],
  ['Harun al-Rashid', 'harun.alrashid'],
  ['dr hab. Jan Kowalski', 'jan.kowalski'],
  ['山田 太郎', 'yamada'],
  ['John Smith Jr.', 'john.smith'],
])('%s in an email', (typed, mailbox) => {
  const page = pageOf([typed, `${mailbox}@example.com`]);
  const { fullName } = personOf(recognizeFields(page), BLANK_SIGNATURE);
  expect(parseName(fullName)).toEqual(parseName(typed));
});
