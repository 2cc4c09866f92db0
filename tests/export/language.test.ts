import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { wordsOf } from '../../src/model/languages/words-of';
import { BLANK_SIGNATURE } from '../../src/model/person/signature';
import { memberMaker } from '../../src/team/core/make-member';
import { NO_RULES } from '../../src/team/core/plan';
import { designOf } from '../helpers/scenes';

/* The form, the canvas and lists ask one function for the language of a text. */

const TARO = { ...BLANK_SIGNATURE, fullName: '山田 太郎', jobTitle: '部長' };

const PHONE = '+81 3 1234 5678';
const NAME_ONLY = [{ type: 'name', x: 0, y: 0 }] as const;

describe('a name in Han letters alone', () => {
  test('has no language, and no finding of it', async () => {
    const { html, doc, findings } = await exportSignature(TARO, 'classic');
    expect(doc.lang).toBeUndefined();
    expect(html).toMatch(/^<table role="none" dir="ltr"/);
    expect(findings.map(({ rule }) => rule)).not.toContain('language-missing');
  });

  test('has none on a canvas either', async () => {
    const { doc } = await exportScene(designOf(NAME_ONLY, { signatureData: TARO }));
    expect(doc.lang).toBeUndefined();
  });

  test('has none in a list either', async () => {
    expect((await made({})).lang).toBeUndefined();
  });
});

describe('a name in Han letters with a Japanese number', () => {
  test('is Japanese, and so are its labels', async () => {
    const person = { ...TARO, email: 'taro@example.com', phone: PHONE };
    const words = await wordsOf(person);
    const { html, text } = await exportSignature(person, 'classic', { words });
    expect(html).toContain(' lang="ja" ');
    expect(text).toContain('メール taro@example.com');
    expect(words.labels.phone).toBe('電話');
  });

  test('is Japanese on a canvas that does not show the number', async () => {
    const signatureData = { ...TARO, phone: PHONE };
    const { doc } = await exportScene(designOf(NAME_ONLY, { signatureData }));
    expect(doc.lang).toBe('ja');
  });

  test('is Japanese in a list', async () => {
    const { lang, text } = await made({ phone: PHONE });
    expect(lang).toBe('ja');
    expect(text).toContain('メール');
  });
});

function made(facts: Readonly<Record<string, string>>) {
  const make = memberMaker({
    plan: {
      ...NO_RULES,
      signature: { kind: 'template', person: BLANK_SIGNATURE, template: 'classic', look: {} },
    },
    fields: ['fullName', 'jobTitle', 'phone'],
    options: {},
  });
  const { fullName, jobTitle } = TARO;
  return make({ line: 2, address: 'taro@example.com', facts: { fullName, jobTitle, ...facts } });
}
