import { describe, expect, test } from 'vitest';
import { CONTACT_FIELDS, WORD_FIELDS } from '../../src/model/person/text-fields';
import { ENGLISH } from '../../src/model/languages/load-words';
import { websiteDisplay } from '../../src/model/person/web/web-address';
import {
  BLANK_SIGNATURE,
  completeSignature,
  SAMPLE_SIGNATURE,
} from '../../src/model/person/signature';
import { SOCIAL_NETWORKS } from '../../src/model/person/social';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';

/** What people put into signatures besides. */
const MORE: ReadonlySet<string> = new Set([
  'pronouns',
  'mobile',
  'fax',
  'secondAddress',
  'lines',
  'blocks',
  'language',
  'phoneFormat',
  'phoneCountry',
  'mapLink',
  'socialOrder',
]);

const FIELDS = [...WORD_FIELDS, ...CONTACT_FIELDS];

test('personal information begins with name, title, company; contact has email, phone, website, address', () => {
  const personal = WORD_FIELDS.slice(0, 3).map(({ id }) => id);
  expect(personal).toEqual(['fullName', 'jobTitle', 'companyName']);
  const contact = CONTACT_FIELDS.map(({ id }) => id);
  expect(contact.filter((id) => !MORE.has(id))).toEqual(['email', 'phone', 'website', 'address']);
});

test('full name and email address are marked as required, nothing else', () => {
  const required = FIELDS.filter((field) => field.required === true);
  expect(required.map(({ label }) => label)).toEqual(['Full Name', 'Email Address']);
});

test('the email field is of email type, the address has two rows', () => {
  expect(CONTACT_FIELDS.find(({ id }) => id === 'email')?.input).toBe('email');
  expect(CONTACT_FIELDS.find(({ id }) => id === 'address')?.rows).toBe(2);
});

test('social links begin with linkedin, twitter shown as X, facebook, instagram, youtube and tiktok', () => {
  expect(SOCIAL_NETWORKS.slice(0, 6).map(({ id, label }) => [id, label])).toEqual([
    ['linkedin', 'LinkedIn'],
    ['twitter', 'X'],
    ['facebook', 'Facebook'],
    ['instagram', 'Instagram'],
    ['youtube', 'YouTube'],
    ['tiktok', 'TikTok'],
  ]);
});

test('a signature has the fields of the specification', () => {
  expect(Object.keys(BLANK_SIGNATURE).toSorted()).toEqual(
    [
      'fullName',
      'jobTitle',
      'companyName',
      'department',
      'quote',
      'email',
      'phone',
      'website',
      'address',
      'profileImageUrl',
      'profileImageShape',
      'logoUrl',
      'logoShape',
      'logoBackgroundColor',
      'logoForEmail',
      'colorScheme',
      'socialLinks',
      ...MORE,
    ].toSorted(),
  );
});

test('the form starts with sample values, a sample profile picture and no logo', () => {
  const { fullName, email, phone, profileImageUrl, logoUrl, mobile, fax } = SAMPLE_SIGNATURE;
  for (const value of [fullName, email, phone, profileImageUrl]) expect(value).not.toBe('');
  expect([logoUrl, mobile, fax]).toEqual(['', '', '']);
});

test.each([
  ['https://www.example.com', 'www.example.com'],
  ['http://example.com/a', 'example.com/a'],
  ['HTTPS://example.com', 'example.com'],
  ['example.com', 'example.com'],
])('the website %s is shown as %s', (given, shown) => {
  expect(websiteDisplay(given)).toBe(shown);
});

describe('what is blank after trimming is left out', () => {
  test.each(['', ' ', '\n\t', '\u00a0', '\u0000', '\u202e'])('%j', (blank) => {
    const { texts, contacts, socials } = view({
      fullName: blank,
      jobTitle: blank,
      companyName: blank,
      quote: blank,
      department: blank,
      email: blank,
      phone: blank,
      website: blank,
      address: `${blank}\n${blank}`,
      socialLinks: { linkedin: blank, twitter: blank },
    });
    expect([texts, contacts, socials]).toEqual([[], [], []]);
  });

  test('a website of nothing but a scheme', () => {
    expect(view({ website: 'https://' }).contacts).toEqual([]);
  });

  test('the blank lines of an address', () => {
    const [address] = view({ address: ' 1 Row \n\n \r\nTown\u2028Country ' }).contacts;
    expect(address?.lines).toEqual(['1 Row', 'Town', 'Country']);
  });
});

function view(input: object) {
  return viewSignature(completeSignature(input), NO_PICTURES, ENGLISH);
}
