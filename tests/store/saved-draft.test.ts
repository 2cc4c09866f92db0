import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DRAFT_VERSION, readSavedDraft, saveDraft } from '../../src/store/saved-draft';
import { INITIAL_DRAFT } from '../../src/store/signature-slice';
import { randomDraft } from '../helpers/random-drafts';

const SAVED = saveDraft(INITIAL_DRAFT);

/** The saved beginning with some of its draft replaced. */
function savedWith(part: Readonly<Record<string, unknown>>): unknown {
  return { version: DRAFT_VERSION, draft: { ...INITIAL_DRAFT, ...part } };
}

describe('a saved draft', () => {
  test('comes back as it was, whatever was typed', () => {
    fc.assert(
      fc.property(randomDraft, (draft) => {
        expect(readSavedDraft(structuredClone(saveDraft(draft)))).toEqual({
          ok: true,
          value: draft,
        });
      }),
    );
  });

  test('comes back the same from JSON', () => {
    fc.assert(
      fc.property(randomDraft, (draft) => {
        const saved: unknown = JSON.parse(JSON.stringify(saveDraft(draft)));
        expect(readSavedDraft(saved)).toEqual({ ok: true, value: draft });
      }),
    );
  });

  test.each([undefined, null])('that is %s was never saved', (saved) => {
    expect(readSavedDraft(saved)).toEqual({ ok: true, value: null });
  });

  test.each([
    ['a template', { template: 'from-the-future' }, { template: 'modern' }],
    ['a style of social links', { socialStyle: 'carved' }, { socialStyle: 'letters' }],
    ['an emoji', { celebration: 42 }, { celebration: INITIAL_DRAFT.celebration }],
    ['a long emoji', { celebration: 'x'.repeat(9) }, { celebration: INITIAL_DRAFT.celebration }],
  ])('falls back where it names %s we do not know', (_, part, expected) => {
    expect(readSavedDraft(savedWith(part))).toEqual({
      ok: true,
      value: { ...INITIAL_DRAFT, ...expected },
    });
  });

  test('loses what does not belong to a signature, and nothing else', () => {
    const data = { ...INITIAL_DRAFT.data, fullName: 'Ada', hobby: 'chess', phone: 42 };
    expect(readSavedDraft(savedWith({ data, extra: true }))).toEqual({
      ok: true,
      value: { ...INITIAL_DRAFT, data: { ...INITIAL_DRAFT.data, fullName: 'Ada', phone: '' } },
    });
  });

  test('keeps its own prototype out of a signature', () => {
    const data: unknown = JSON.parse(
      JSON.stringify(INITIAL_DRAFT.data).replace('{', '{"__proto__":{"fullName":"Mallory"},'),
    );
    const read = readSavedDraft(savedWith({ data }));
    expect(read).toEqual({ ok: true, value: INITIAL_DRAFT });
  });

  test('has its custom colours written as we write them', () => {
    const customPalette = { ...INITIAL_DRAFT.customPalette, primary: 'ABCDEF' };
    expect(readSavedDraft(savedWith({ customPalette }))).toMatchObject({
      value: { customPalette: { primary: '#abcdef' } },
    });
  });

  test.each([
    ['a text', 'hello'],
    ['a number', 1],
    ['a list', []],
    ['an empty object', {}],
    ['no version', { draft: INITIAL_DRAFT }],
    ['a future version', { ...SAVED, version: DRAFT_VERSION + 1 }],
    ['version zero', { ...SAVED, version: 0 }],
    ['a version in words', { ...SAVED, version: '1' }],
    ['a version that is the name of a method', { ...SAVED, version: 'toString' }],
    ['no draft', { version: DRAFT_VERSION }],
    ['no data', savedWith({ data: undefined })],
    ['data of another kind', savedWith({ data: 'Jane' })],
    ['an unknown shape', savedWith({ data: { ...INITIAL_DRAFT.data, logoShape: 'blob' } })],
    [
      'social links of another kind',
      savedWith({ data: { ...INITIAL_DRAFT.data, socialLinks: 1 } }),
    ],
    [
      'a colour that is none',
      savedWith({ customPalette: { ...INITIAL_DRAFT.customPalette, text: 'red' } }),
    ],
  ])('is unreadable: %s', (_, saved) => {
    expect(readSavedDraft(saved)).toEqual({ ok: false, problem: 'unreadable' });
  });

  test('never throws on anything', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(readSavedDraft(junk)).toHaveProperty('ok');
      }),
    );
  });
});
