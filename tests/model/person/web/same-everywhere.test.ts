import { expect, test } from 'vitest';
import { vcard } from '../../../../src/export/packages/vcard';
import { outlookName } from '../../../../src/export/packages/file-names';
import { boundWords } from '../../../../src/model/person/bound-fields';
import { completeSignature } from '../../../../src/model/person/signature';
import { contactHref } from '../../../../src/model/person/text-fields';
import { addressHref } from '../../../../src/model/person/web/address-href';
import { parseEmail } from '../../../../src/model/person/web/email';
import { parseWebAddress } from '../../../../src/model/person/web/web-address';
import { emailIn } from '../../../../src/team/core/list/people/read-row';
import { packedText } from '../../../export/packages/subjects';
import { EMAILS, WEBSITES } from './typed-addresses.data';

/* Form, list, links, cards and names of files read the same parts out of the same text. */

test.each(EMAILS)('an email address: $typed', async ({ typed }) => {
  const email = parseEmail(typed);
  const person = completeSignature({ fullName: 'Jane', email: typed });
  const bound = boundWords(person, 'email', '');
  const { content } = await packedText(vcard, person);
  const card = content.replaceAll('\r\n ', '').split('\r\n');
  expect([bound.text, email?.shown]).toContain(email?.shown ?? bound.text);
  expect(bound.href).toBe(contactHref('email', typed));
  expect(bound.href?.startsWith('mailto:') ?? false).toBe(email !== null);
  expect(email === null || addressHref(typed) === bound.href).toBe(true);
  expect(card.filter((line) => line.startsWith('EMAIL'))).toEqual(
    email === null ? [] : [`EMAIL;TYPE=INTERNET:${email.address}`],
  );
  expect(email === null || emailIn(typed)?.address === email.address).toBe(true);
  expect(outlookName(person).includes(email?.address ?? '@')).toBe(
    email !== null && !/["*]/.test(email.address),
  );
});

test.each(WEBSITES)('a web address: $typed', async ({ typed, href }) => {
  const web = parseWebAddress(typed);
  const person = completeSignature({ fullName: 'Jane', website: typed });
  const bound = boundWords(person, 'website', '');
  const { content } = await packedText(vcard, person);
  const card = content.replaceAll('\r\n ', '');
  expect([bound.text, bound.href]).toEqual([web?.shown ?? bound.text, href]);
  expect(web === null || addressHref(typed) === href).toBe(true);
  expect(card.includes(`URL:${href}`)).toBe(href !== null);
});
