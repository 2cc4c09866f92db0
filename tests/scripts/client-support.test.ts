import data from 'caniemail/caniemail.json';
import { expect, test } from 'vitest';
import { CLIENTS, FEATURES, reduceSupport } from '../../scripts/client-support/reduce.mjs';
import { CLIENT_SUPPORT, SUPPORT_DATE } from '../../src/model/findings/client-support.data';
import { MAIL_CLIENTS } from '../../src/model/findings/clients';

test('the committed support of mail clients is that of the installed data', () => {
  const { date, support } = reduceSupport(data);
  expect(SUPPORT_DATE).toBe(date);
  expect(CLIENT_SUPPORT).toEqual(support);
});

test('features are known under the names of our clients alone', () => {
  const named = FEATURES.flatMap((feature) => {
    const { none = [], partly = [] } = reduceSupport(data).support[feature] ?? {};
    return [...none, ...partly];
  });
  expect(named.filter((name) => !Object.hasOwn(MAIL_CLIENTS, name))).toEqual([]);
  expect(new Set(named).size).toBeGreaterThan(8);
});

test('each of our clients has its row in scripts/client-support/reduce.mjs', () => {
  expect(Object.keys(CLIENTS)).toEqual(Object.keys(MAIL_CLIENTS));
});

test('the last version that was tried counts, and apps that disagree show a feature in part', () => {
  const stats = {
    gmail: { 'desktop-webmail': { '2019-01': 'n', '2020-01': 'y' }, ios: { '2020': 'n #1' } },
    outlook: {
      windows: { '2016': 'y', '2019': 'n #2' },
      macos: { '16': 'u' },
      'outlook-com': { '2020': 'y' },
    },
  };
  const feature = (slug: string) => ({ slug, stats });
  const { support } = reduceSupport({
    last_update_date: '2026-01-02 03:04',
    data: FEATURES.map(feature),
  });
  expect(support['css-float']).toEqual({ none: ['outlook-classic'], partly: ['gmail'] });
});

test('a feature that is no longer in the data is an error', () => {
  expect(() => reduceSupport({ last_update_date: '', data: [] })).toThrow('has no css-');
});
