import { expect, test } from 'vitest';
import { ordered } from '../../../src/team/page/check/gallery';
import { makeSignatureCache } from '../../../src/team/page/parts/signature-cache';
import type { Member } from '../../../src/team/core/list/member';
import type { MadeSignature } from '../../../src/team/core/member';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { findingOf } from '../../helpers/findings';

function member(line: number, fullName = `Person ${line}`): Member {
  return { line, address: `p${line}@x.example`, facts: { fullName } };
}

/** As many characters as the number of its line. One of line 3 has a problem. */
function made(of: Member): MadeSignature {
  const severity = of.line === 3 ? 'broken' : 'info';
  const finding = findingOf('text-small', { severity });
  const html = 'x'.repeat(of.line);
  return {
    member: of,
    person: SAMPLE_SIGNATURE,
    html,
    text: '',
    hash: html,
    lang: 'en',
    findings: [finding],
    pictures: [],
  };
}

/** A cache whose batches are noted. Those with line 13 among them fail. */
function openCache() {
  const asked: (readonly number[])[] = [];
  const cache = makeSignatureCache(async (members) => {
    asked.push(members.map(({ line }) => line));
    if (members.some(({ line }) => line === 13)) throw new Error('The worker broke down');
    return members.map((each) => (each.line === 7 ? null : made(each)));
  });
  return { asked, cache };
}

test('what comes into sight together is made together, and once', async () => {
  const { asked, cache } = openCache();
  const close = cache.open();
  const [one, two] = [member(1), member(2)];
  cache.request(one);
  cache.request(two);
  await expect.poll(() => cache.find(two)?.html).toBe('xx');
  cache.request(one);
  cache.request({ ...one });
  await Promise.resolve();
  expect(asked).toEqual([[1, 2]]);
  close();
});

test('a member whose row of the list changed is made again', async () => {
  const { asked, cache } = openCache();
  cache.open();
  cache.request(member(1));
  await expect.poll(() => cache.find(member(1))).toBeDefined();
  expect(cache.find(member(1, 'Renamed'))).toBeUndefined();
  cache.request(member(1, 'Renamed'));
  await expect.poll(() => asked).toEqual([[1], [1]]);
});

test('all are looked at, few at a time, and those who are known not again', async () => {
  const { asked, cache } = openCache();
  const all = Array.from({ length: 45 }, (_each, index) => member(index + 20));
  cache.setMembers(all);
  cache.open();
  await expect.poll(() => all.every((each) => cache.reviewOf(each) !== undefined)).toBe(true);
  expect(asked.map((batch) => batch.length)).toEqual([20, 20, 5]);
  cache.setMembers([...all, member(99)]);
  await expect.poll(() => asked.at(-1)).toEqual([99]);
});

test('what cannot be made is known as that, and the others go on', async () => {
  const { cache } = openCache();
  const all = [member(7), ...Array.from({ length: 19 }, (_each, index) => member(index + 20))];
  cache.setMembers([member(13), ...all, ...all.map(({ line }) => member(line + 100))]);
  cache.open();
  await expect.poll(() => cache.reviewOf(member(107))).toBeDefined();
  expect(cache.reviewOf(member(13))).toBeNull();
});

test('nothing is made once it is closed, until it is opened again', async () => {
  const { asked, cache } = openCache();
  cache.open()();
  cache.request(member(1));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toEqual([]);
  cache.open();
  await expect.poll(() => cache.find(member(1))).toBeDefined();
});

test('the gallery begins with what cannot be made, what is wrong and what is long', async () => {
  const { cache } = openCache();
  cache.open();
  const all = [1, 2, 3, 7].map((line) => member(line));
  cache.setMembers(all);
  await expect.poll(() => all.every((each) => cache.reviewOf(each) !== undefined)).toBe(true);
  const lines = (order: 'worst' | 'longest' | 'list') =>
    ordered([...all, member(5)], order, cache.reviewOf).map(({ line }) => line);
  expect(lines('worst')).toEqual([7, 3, 2, 1, 5]);
  expect(lines('longest')).toEqual([3, 2, 1, 5, 7]);
  expect(lines('list')).toEqual([1, 2, 3, 7, 5]);
});
