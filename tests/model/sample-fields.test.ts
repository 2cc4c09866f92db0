import { describe, expect, test } from 'vitest';
import { isSample, sampleFields } from '../../src/model/sample-fields';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../src/model/signature';
import { withoutSample } from '../../src/model/without-sample';

describe('what is the sample’s', () => {
  test('is all that a new signature says, and nothing of a blank one', () => {
    const said = Object.entries(SAMPLE_SIGNATURE).flatMap(([field, value]) =>
      typeof value === 'string' && value !== Reflect.get(BLANK_SIGNATURE, field) ? [field] : [],
    );
    const networks = ['linkedin', 'twitter', 'instagram'];
    expect([...sampleFields(SAMPLE_SIGNATURE)].toSorted()).toEqual(
      [...said, ...networks].toSorted(),
    );
    expect(sampleFields(BLANK_SIGNATURE)).toEqual([]);
  });

  test('is a field as long as nothing else is typed, a space less or more', () => {
    const person = { ...SAMPLE_SIGNATURE, phone: `${SAMPLE_SIGNATURE.phone} ` };
    expect(isSample(person, 'email')).toBe(true);
    expect(isSample(person, 'phone')).toBe(false);
    expect(isSample(person, 'department')).toBe(false);
    expect(isSample(person, 'linkedin')).toBe(true);
    expect(isSample(person, 'youtube')).toBe(false);
    expect(isSample({ ...person, socialLinks: {} }, 'linkedin')).toBe(false);
  });
});

describe('without the sample', () => {
  test('a new signature says nothing', () => {
    const { socialLinks = {}, ...texts } = withoutSample(SAMPLE_SIGNATURE);
    const { naturalSizes: _sizes, ...left } = { ...SAMPLE_SIGNATURE, ...texts };
    expect(Object.values({ ...SAMPLE_SIGNATURE.socialLinks, ...socialLinks }).join('')).toBe('');
    expect({ ...left, socialLinks: {} }).toEqual(BLANK_SIGNATURE);
  });

  test('one’s own stays', () => {
    const person = {
      ...SAMPLE_SIGNATURE,
      fullName: 'Ada',
      socialLinks: { ...SAMPLE_SIGNATURE.socialLinks, linkedin: 'ada', youtube: '@ada' },
    };
    const part = withoutSample(person);
    expect(part).not.toHaveProperty('fullName');
    expect(part.socialLinks).toEqual({ twitter: '', instagram: '' });
  });
});
