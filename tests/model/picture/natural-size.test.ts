import { describe, expect, test } from 'vitest';
import { readNaturalSize, sizeFrom } from '../../../src/model/picture/natural-size';
import { completeSignature, isSampleSignature, SAMPLE_SIGNATURE } from '../../../src/model/person/signature';

const address = 'https://a.example/logo.png';
const wide = { address, width: 480, height: 160 };

describe('a natural size', () => {
  test('is read with what belongs to it, and nothing else', () => {
    expect(readNaturalSize({ ...wide, extra: true })).toEqual(wide);
    expect(readNaturalSize({ address, width: 1, height: 20_000 })).not.toBeNull();
  });

  test.each([
    ['nothing', null],
    ['a list', [480, 160]],
    ['no address', { width: 480, height: 160 }],
    ['a blank address', { ...wide, address: '' }],
    ['an address that is no text', { ...wide, address: 7 }],
    ['no height', { address, width: 480 }],
    ['a side of none', { ...wide, width: 0 }],
    ['a side below none', { ...wide, width: -480 }],
    ['a side too long', { ...wide, height: 20_001 }],
    ['a side between pixels', { ...wide, width: 480.5 }],
    ['a side that is a text', { ...wide, width: '480' }],
    ['a side that is no number', { ...wide, width: Number.NaN }],
  ])('is none: %s', (_, value) => {
    expect(readNaturalSize(value)).toBeNull();
  });

  test('holds for its address alone, whatever blanks were typed around that', () => {
    expect(sizeFrom([undefined, wide], ` ${address}\n`)).toBe(wide);
    expect(sizeFrom([wide], `${address}?2`)).toBeNull();
    expect(sizeFrom([], address)).toBeNull();
  });
});

describe('a person', () => {
  const photo = { address: 'https://a.example/me.jpg', width: 300, height: 400 };
  const hosted = { address: 'https://b.example/logo.png', width: 96, height: 32 };
  const linked = { logoUrl: address, profileImageUrl: photo.address, logoForEmail: hosted.address };

  test('has the sizes of photo, logo and hosted logo', () => {
    const { naturalSizes } = completeSignature({ ...linked, naturalSizes: [wide, photo, hosted] });
    expect(naturalSizes?.toSorted(byAddress)).toEqual([photo, wide, hosted].toSorted(byAddress));
  });

  test('has none of pictures that are not theirs, and one of each', () => {
    const naturalSizes = [hosted, wide, { ...wide, width: 5 }, photo];
    const both = { logoUrl: address, logoForEmail: address, naturalSizes };
    expect(completeSignature(both).naturalSizes).toEqual([wide]);
    expect(completeSignature({ ...both, logoUrl: '', logoForEmail: '' })).not.toHaveProperty(
      'naturalSizes',
    );
  });

  test.each([
    ['a text', 'large'],
    ['no list', { 0: wide }],
    ['a list of nonsense', [null, 7, { ...wide, width: 0 }]],
  ])('loses wrong sizes and nothing else: %s', (_, naturalSizes) => {
    const given: object = { ...linked, fullName: 'Ada', naturalSizes };
    expect(completeSignature(given)).toEqual(completeSignature({ ...linked, fullName: 'Ada' }));
  });

  test('keeps the right ones among wrong ones', () => {
    const given: object = { ...linked, naturalSizes: [null, wide] };
    expect(completeSignature(given).naturalSizes).toEqual([wide]);
  });

  test('is the sample person, whatever is known of the pictures', () => {
    const { naturalSizes: _sizes, ...unread } = SAMPLE_SIGNATURE;
    expect(isSampleSignature(unread)).toBe(true);
    expect(isSampleSignature({ ...unread, naturalSizes: [wide] })).toBe(true);
  });
});

function byAddress(a: { readonly address: string }, b: { readonly address: string }): number {
  return a.address.localeCompare(b.address);
}
