import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { copySignature } from '../../src/generator/commands';
import { sampleFields } from '../../src/model/person/sample-fields';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { readSignature } from '../../src/saving/state/read-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import {
  parseSignatureFile,
  writeSignatureFile,
} from '../../src/saving/state/files/signature-file';
import { writeShareText } from '../../src/saving/state/files/share-link';
import { clearSample } from '../../src/store/signature/clear-sample';
import { changeField, changePerson, startOver } from '../../src/store/signature/edit-form';
import { newSignatureHistory } from '../../src/store/signature/history';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { designOf } from '../helpers/scenes';
import { settledVisitor, type Visitor } from '../helpers/visitor';

/* What a visitor typed is no sample, even where it equals the sample: there are people called Jane Doe. */

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const left = ({ state }: Visitor) => sampleFields(state().signature.present.person);

/** Somebody who cleared the sample, and is called as the sample is. */
async function janeDoe(): Promise<Visitor> {
  const someone = await settledVisitor();
  someone.does(clearSample('form'));
  for (const value of ['J', 'Jane Do', 'Jane Doe']) someone.types('fullName', value);
  return someone;
}

describe('somebody called Jane Doe', () => {
  test('gets no notice about sample values', async () => {
    const someone = await janeDoe();
    expect(left(someone)).toEqual([]);
    await someone.presses(copySignature);
    expect(someone.notices().at(-1)).toBe('🎉 Copied!: Rich HTML signature copied to clipboard');
  });

  test('keeps her name when the rest of a sample is cleared', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'J');
    someone.types('fullName', 'Jane Doe');
    expect(left(someone)).not.toContain('fullName');
    someone.does(clearSample('form'));
    const { person } = someone.state().signature.present;
    expect([person.fullName, person.email]).toEqual(['Jane Doe', '']);
  });

  test('goes and comes with the history', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    someone.types('fullName', 'Jane Doe');
    someone.does(historyNavigation.undo());
    someone.does(historyNavigation.undo());
    expect(left(someone)).toContain('fullName');
    someone.does(historyNavigation.redo());
    someone.does(historyNavigation.redo());
    expect(someone.state().signature.present.person.fullName).toBe('Jane Doe');
    expect(left(someone)).not.toContain('fullName');
  });

  test('is the same after a reload, in a file and in a link', async () => {
    const someone = await janeDoe();
    const { signature } = someone.state();
    const saved: unknown = JSON.parse(JSON.stringify(serializeSignature(signature)));
    const read = readSignature(saved);
    const file = writeSignatureFile(signature.present, '');
    const link = writeShareText(signature.present, '');
    if (!read.ok || !file.ok || !link.ok) throw new Error('Nothing could be written or read');
    const [ofFile, ofLink] = await Promise.all([file, link].map((one) => opened(one.value)));
    for (const person of [read.value.present.person, ofFile, ofLink]) {
      expect(person?.fullName).toBe('Jane Doe');
      expect(person && sampleFields(person)).toEqual([]);
    }
  });

  test('may have a profile called as the sample’s is', async () => {
    const someone = await settledVisitor();
    const linkedin = SAMPLE_SIGNATURE.socialLinks.linkedin ?? '';
    const give = (link: string) =>
      someone.does(changePerson({ socialLinks: { linkedin: link } }, { label: 'LinkedIn' }));
    give('');
    give(linkedin);
    expect(left(someone)).not.toContain('linkedin');
    expect(left(someone)).toContain('twitter');
  });

  test('takes a short signature that is hers', async () => {
    const someone = await janeDoe();
    const { person } = someone.state().signature.present;
    const reply = await exportSignature(person, 'modern', { form: 'reply' });
    expect(reply.findings.map(({ rule }) => rule)).not.toContain('sample-values');
    const element = { type: 'name', x: 0, y: 0, content: 'Jane Doe' } as const;
    const ofDesign = await exportScene(designOf([element], { signatureData: {} }), {
      form: 'reply',
    });
    expect(ofDesign.findings.map(({ rule }) => rule)).not.toContain('sample-values');
  });
});

test('the sample comes back as one when the form is reset', async () => {
  const someone = await janeDoe();
  someone.does(startOver());
  expect(left(someone)).toEqual(sampleFields(SAMPLE_SIGNATURE));
});

test('what was typed once is typed no more when something else is', async () => {
  const someone = await janeDoe();
  someone.types('fullName', 'Ada');
  expect(someone.state().signature.present.person.typedFields).toBeUndefined();
});

test('a change to the same value is no step', async () => {
  const someone = await janeDoe();
  const before = someone.state().signature;
  someone.does(changeField({ field: 'fullName', value: 'Jane Doe' }));
  expect(someone.state().signature.present).toBe(before.present);
});

test('saved work without a list of typed fields is the sample where it equals the sample', () => {
  const history = newSignatureHistory();
  const saved: unknown = JSON.parse(JSON.stringify(serializeSignature(history)));
  const read = readSignature(saved);
  if (!read.ok) throw new Error(read.problem);
  expect(sampleFields(read.value.present.person)).toEqual(sampleFields(SAMPLE_SIGNATURE));
});

async function opened(text: string) {
  const parsed = parseSignatureFile(text);
  return parsed.ok ? parsed.value.signature.person : undefined;
}
