import { strFromU8, strToU8, zipSync } from 'fflate';
import { assert, dictionary, property, string, uint8Array } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inflateUpTo } from '../../../../src/platform/inflate-up-to';
import { readZip } from '../../../../src/import/browser/reading/read-zip';
import { sharedStreamZip, statedZip } from '../../../helpers/hostile-files';

const MOST = 5000;
const TEXT = strToU8('Jane Doe. '.repeat(100));

function contentsOf(zip: Uint8Array): Readonly<Record<string, string | null>> | null {
  const read = readZip(zip, MOST);
  if (!read.ok) return null;
  return Object.fromEntries(
    read.value.map(({ path, unpack }) => {
      const bytes = unpack();
      return [path, bytes && strFromU8(bytes)];
    }),
  );
}

describe('an archive', () => {
  test('is read as it was written', () => {
    assert(
      property(
        dictionary(string({ minLength: 1, maxLength: 8 }), uint8Array({ maxLength: 300 })),
        (files) => {
          const read = readZip(zipSync(files), MOST);
          const found = read.ok ? read.value.map(({ path, unpack }) => [path, unpack()]) : [];
          expect(found).toEqual(Object.entries(files));
        },
      ),
    );
  });

  test('of files that are only stored is read, too', () => {
    expect(contentsOf(zipSync({ 'a.htm': [TEXT, { level: 0 }] }))).toEqual({
      'a.htm': strFromU8(TEXT),
    });
  });

  test('with Zip64 numbers is read', () => {
    expect(contentsOf(withLongNumbers(zipSync({ 'a.htm': TEXT })))).toEqual({
      'a.htm': strFromU8(TEXT),
    });
  });

  test('that ends in a comment is read', () => {
    const zip = zipSync({ 'a.htm': TEXT });
    const commented = new Uint8Array(zip.length + 300).fill(0x20);
    commented.set(zip);
    expect(contentsOf(commented)).toEqual({ 'a.htm': strFromU8(TEXT) });
  });

  test('cut anywhere is broken', () => {
    const zip = zipSync({ 'a.htm': TEXT, 'b.png': new Uint8Array([1, 2, 3]) });
    for (let length = 0; length < zip.length; length += 1) {
      expect(readZip(zip.slice(0, length), MOST).ok, `${length} bytes`).toBe(false);
    }
  });
});

describe('an archive that contradicts itself gives nothing:', () => {
  test('entries that share one stream', () => {
    const zip = sharedStreamZip();
    expect(zip.length).toBeLessThan(150_000);
    expect(readZip(zip, MOST)).toEqual({ ok: false, problem: 'broken' });
  });

  test('an entry that reaches into the directory', () => {
    expect(readZip(statedZip(TEXT, { packed: 60 }), MOST).ok).toBe(false);
  });

  test.each([
    ['a larger size', TEXT.length + 1],
    ['a smaller size', TEXT.length - 1],
    ['no size', 0],
  ])('an entry that states %s instead of the one it unpacks to', (_, size) => {
    expect(contentsOf(statedZip(TEXT, { size }))).toEqual({ 'a.htm': null });
  });
});

test('unpacking stops where there is more than is taken', () => {
  const zip = statedZip(new Uint8Array(20_000_000), { size: 1000 });
  const read = readZip(zip, MOST);
  expect(read.ok && read.value.map(({ unpack }) => unpack())).toEqual([null]);
  const packed = zip.subarray(35, 35 + 20_000);
  expect(inflateUpTo(packed, 1000)).toBeNull();
});

/** The same archive with the sizes of its only entry in an extra field, as writers of streams store them (4.5.3). */
function withLongNumbers(zip: Uint8Array): Uint8Array {
  const end = zip.length - 22;
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const directory = view.getUint32(end + 16, true);
  const record = zip.slice(directory, end);
  const reported = new DataView(record.buffer);
  const extra = new DataView(new ArrayBuffer(20));
  extra.setUint16(0, 1, true);
  extra.setUint16(2, 16, true);
  extra.setBigUint64(4, BigInt(reported.getUint32(24, true)), true);
  extra.setBigUint64(12, BigInt(reported.getUint32(20, true)), true);
  reported.setUint32(24, 0xffffffff, true);
  reported.setUint32(20, 0xffffffff, true);
  reported.setUint16(30, 20, true);
  const parts = [
    zip.slice(0, directory),
    record,
    new Uint8Array(extra.buffer),
    zip.slice(end),
  ].flatMap((part) => [...part]);
  return new Uint8Array(parts);
}
