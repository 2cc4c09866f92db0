import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { copySignature, downloadSignature } from '../../src/generator/commands';
import { withoutSample } from '../../src/model/person/without-sample';
import { noticeShown } from '../../src/store/notices-slice';
import { changePerson } from '../../src/store/signature/edit-form';
import { OUTPUT_DELAY_MS, settledVisitor, visitor, type Visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const COPIED = '🎉 Copied!: Rich HTML signature copied to clipboard';
const COPIED_SAMPLE = `${COPIED}. “Jane Doe” and 10 more are still sample values.`;
const COPY_FAILED = 'Error: Failed to copy to clipboard';
const DOWNLOAD_FAILED = 'Error: Failed to create the file';

describe('Copy HTML', () => {
  test('puts both forms on the clipboard, shows a notice and counts the copies', async () => {
    const someone = await settledVisitor();
    await someone.presses(copySignature);
    const { html, text } = someone.state().output;
    expect(someone.world.copied).toEqual([{ html, text }]);
    expect(someone.notices()).toEqual([COPIED_SAMPLE]);
    expect(someone.state().output.copies).toBe(1);
    await someone.presses(copySignature);
    expect(someone.state().output.copies).toBe(2);
    expect(someone.notices()).toEqual([COPIED_SAMPLE, COPIED_SAMPLE]);
  });

  test('shows a notice without sample values where none are left', async () => {
    const someone = await settledVisitor();
    await renames(someone);
    await someone.presses(copySignature);
    expect(someone.notices()).toEqual([COPIED]);
  });

  test('leads to what is still the sample’s', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    await someone.presses(copySignature);
    expect(someone.state().notices.queue).toMatchObject([
      {
        title: '🎉 Copied!',
        message:
          'Rich HTML signature copied to clipboard. “Head of Design” and 9 more are still sample values.',
        action: { effect: { type: 'showSample' } },
      },
    ]);
  });

  test('needs no second export while the output is fresh', async () => {
    const someone = await settledVisitor();
    const before = someone.world.exports.length;
    await someone.presses(copySignature);
    expect(someone.world.exports).toHaveLength(before);
  });

  test('waits for a fresh output when the form has just changed', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    someone.world.behaviour.exporter = 'waits';
    await someone.presses(copySignature);
    expect(someone.world.copied).toEqual([]);
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.world.copied).toHaveLength(1);
    expect(someone.world.copied[0]?.text).toContain('Ada');
  });

  test('copies what the form held when it was pressed', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Pressed');
    someone.world.behaviour.exporter = 'waits';
    await someone.presses(copySignature);
    someone.types('fullName', 'Typed later');
    someone.world.exports.at(-1)?.goOn();
    await someone.waits(0);
    expect(someone.world.copied[0]?.text).toContain('Pressed');
    expect(someone.state().output.status).toBe('stale');
  });

  test('works before the first output was made', async () => {
    const someone = visitor();
    await someone.presses(copySignature);
    expect(someone.world.copied).toHaveLength(1);
    expect(someone.state().output.status).toBe('fresh');
  });

  test('ends in the error notice when the clipboard refuses, and can be tried again', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.clipboard = 'refuses';
    await someone.presses(copySignature);
    expect(someone.notices()).toEqual([COPY_FAILED]);
    expect(someone.state().notices.queue[0]?.destructive).toBe(true);
    expect(someone.state().output.copies).toBe(0);
    expect(someone.world.logged).toEqual(['Failed to copy to clipboard: The clipboard is locked']);

    someone.world.behaviour.clipboard = 'takes';
    await someone.presses(copySignature);
    expect(someone.notices()).toEqual([COPY_FAILED, COPIED_SAMPLE]);
  });

  test('ends in the error notice, the reason logged, when the page shows no preview', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.preview = 'missing';
    await someone.presses(copySignature);
    expect(someone.world.logged).toEqual([
      'Failed to copy to clipboard: Preview element not found',
    ]);
    expect(someone.notices()).toEqual([COPY_FAILED]);
    expect(someone.world.copied).toEqual([]);
  });

  test('ends in the error notice when the exporter fails', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.exporter = 'fails';
    someone.types('fullName', 'Ada');
    await someone.presses(copySignature);
    expect(someone.notices()).toEqual([COPY_FAILED]);
    expect(someone.state().output.status).toBe('failed');
    expect(someone.world.copied).toEqual([]);
  });
});

describe('Download HTML', () => {
  test('names in its notice the sample values that are left, if any', async () => {
    const someone = await settledVisitor();
    await someone.presses(downloadSignature);
    await renames(someone);
    await someone.presses(downloadSignature);
    expect(someone.notices()).toEqual([
      'Downloaded: Saved as email-signature.html. “Jane Doe” and 10 more are still sample values.',
      'Downloaded: Saved as email-signature.html',
    ]);
  });

  test('writes email-signature.html, a whole document with the name as its title', async () => {
    const someone = await settledVisitor();
    await someone.presses(downloadSignature);
    const [file] = someone.world.saved;
    expect(file).toMatchObject({ name: 'email-signature.html', type: 'text/html' });
    expect(file?.content).toMatch(/^<!DOCTYPE html>\n<html lang="en">/);
    expect(file?.content).toContain('<title>Jane Doe</title>');
    expect(file?.content).toContain(`<body>${someone.state().output.html}</body>`);
  });

  test('has a title even without a name', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', ' \n ');
    await someone.presses(downloadSignature);
    expect(someone.world.saved[0]?.content).toContain('<title>Email signature</title>');
  });

  test('holds what was typed a moment ago', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', '</title><b>Ada & Co');
    await someone.presses(downloadSignature);
    const [file] = someone.world.saved;
    expect(file?.content).toContain('<title>&lt;/title&gt;&lt;b&gt;Ada &amp; Co</title>');
  });

  test.each([
    ['the exporter', { exporter: 'fails' }],
    ['the browser', { files: 'refuses' }],
  ] as const)('ends in a notice when %s fails, and can be tried again', async (_, fault) => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    Object.assign(someone.world.behaviour, fault);
    await someone.presses(downloadSignature);
    expect(someone.notices()).toEqual([DOWNLOAD_FAILED]);
    expect(someone.world.saved).toEqual([]);

    Object.assign(someone.world.behaviour, { exporter: 'works', files: 'takes' });
    await someone.presses(downloadSignature);
    expect(someone.world.saved).toHaveLength(1);
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().output.status).toBe('fresh');
  });
});

describe('notices', () => {
  test('leave the queue when they are shown, each by its own id', async () => {
    const someone = await settledVisitor();
    await someone.presses(copySignature);
    await someone.presses(copySignature);
    const [first, second] = someone.state().notices.queue;
    expect(first?.id).not.toBe(second?.id);
    someone.does(noticeShown(first?.id ?? 0));
    expect(someone.state().notices.queue).toEqual([second]);
  });
});

/** Has another name, and nothing of the sample's. */
async function renames(someone: Visitor): Promise<void> {
  const { person } = someone.state().signature.present;
  const ada = { ...withoutSample(person), fullName: 'Ada' };
  someone.does(changePerson(ada, { label: 'Rename' }));
  await someone.waits(OUTPUT_DELAY_MS);
}
