import { describe, expect, test } from 'vitest';
import { isSample, sampleFields, withTyped } from '../../../src/model/person/sample-fields';
import {
  BLANK_SIGNATURE,
  completeSignature,
  readFieldIds,
  SAMPLE_SIGNATURE,
} from '../../../src/model/person/signature';
import { withoutSample } from '../../../src/model/person/without-sample';

describe('what is the sample’s', () => {
  test('is every field that a new signature has filled, and none of a blank one', () => {
    const shown = Object.entries(SAMPLE_SIGNATURE).flatMap(([field, value]) =>
      typeof value === 'string' && value !== Reflect.get(BLANK_SIGNATURE, field) ? [field] : [],
    );
    const networks = ['linkedin', 'twitter', 'instagram'];
    expect([...sampleFields(SAMPLE_SIGNATURE)].toSorted()).toEqual(
      [...shown, ...networks].toSorted(),
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

describe('what somebody gave', () => {
  const blank = { ...BLANK_SIGNATURE };

  test('is their own, though it is the same as in the sample', () => {
    const jane = { ...blank, fullName: SAMPLE_SIGNATURE.fullName };
    const typed = withTyped(jane, blank, {});
    expect(sampleFields(jane)).toEqual(['fullName']);
    expect(sampleFields(typed)).toEqual([]);
    expect(isSample(typed, 'fullName')).toBe(false);
    expect(withoutSample(typed)).toEqual({ socialLinks: {} });
  });

  test('is found by what was changed alone, and is no longer noted once something else is given', () => {
    const mixed = { ...SAMPLE_SIGNATURE, fullName: '' };
    const typed = withTyped(SAMPLE_SIGNATURE, mixed, {});
    expect(sampleFields(typed)).not.toContain('fullName');
    expect(sampleFields(typed)).toContain('email');
    expect(withTyped({ ...typed }, typed, {})).toEqual(typed);
    expect(withTyped({ ...typed, fullName: 'Ada' }, typed, {}).typedFields).toBeUndefined();
  });

  test('may be listed by the code that changes it', () => {
    const typed = withTyped(SAMPLE_SIGNATURE, blank, { typedFields: ['email'] });
    expect(sampleFields(typed)).toHaveLength(sampleFields(SAMPLE_SIGNATURE).length - 1);
    expect(withTyped(SAMPLE_SIGNATURE, blank, { typedFields: [] })).toBe(SAMPLE_SIGNATURE);
  });

  test('is kept in what is read again, without what is no field', () => {
    const fields: unknown = ['fullName', 'nothing', 7, 'linkedin', 'fullName', 'constructor'];
    expect(readFieldIds(fields)).toEqual(['fullName', 'linkedin']);
    expect(completeSignature({ typedFields: ['fullName'] }).typedFields).toEqual(['fullName']);
    expect(completeSignature({ typedFields: [] })).toEqual(BLANK_SIGNATURE);
  });
});

describe('without the sample', () => {
  test('a new signature has no texts', () => {
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
