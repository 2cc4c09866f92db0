import { expect, test } from 'vitest';
import { withHeldEnd, withoutWidow } from '../../src/base/text';

test.each([
  ['intended solely for the addressee.', 'intended solely for the·addressee.'],
  ['Bristol BS1 4QA, United Kingdom', 'Bristol BS1 4QA, United·Kingdom'],
  // Short texts, and ends that would be long.
  ['Head of Partnerships', 'Head of Partnerships'],
  ['in the Unternehmenskommunikation Hamburg', 'in the Unternehmenskommunikation Hamburg'],
  ['', ''],
])(
  'the last words of %j hold together, with a dot for a blank that does not break',
  (text, held) => {
    expect(withoutWidow(text).replaceAll('\u00a0', '·')).toBe(held);
  },
);

test.each([
  ['Nordwerke GmbH & Co. KG', 'Nordwerke GmbH·&·Co.·KG'],
  ['Meridian & Sons Consulting', 'Meridian & Sons Consulting'],
  ['Meridian & Sons', 'Meridian & Sons'],
  ['Northwind', 'Northwind'],
  ['Unternehmensberatung AG', 'Unternehmensberatung AG'],
  ['', ''],
])('the end of the company %j holds together', (name, held) => {
  expect(withHeldEnd(name).replaceAll('\u00a0', '·')).toBe(held);
});
