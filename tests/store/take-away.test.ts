import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import type { EmailOutput } from '../../src/export/types';
import type { Package } from '../../src/export/packages/package';
import { noticeShown } from '../../src/store/notices-slice';
import { openDesigner } from '../../src/store/open-designer';
import { copyCode, copySignature, downloadSignature } from '../../src/output/state/export';
import { outputRequested, outputStopped } from '../../src/output/state/output-slice';
import {
  copyRich,
  copySource,
  saveFile,
  savePackage,
  savePicture,
  type TakenForm,
} from '../../src/output/state/take-away';
import { clearSample } from '../../src/store/signature/clear-sample';
import type { ClipboardPort } from '../../src/store/ports';
import type { CompilerId } from '../../src/output/state/output-ports';
import { drawnSignature, fakeWorld, NOW } from '../helpers/fake-ports';
import type { AppThunk } from '../../src/store/state';
import { OUTPUT_DELAY_MS, settledVisitor, visitor } from '../helpers/visitor';

beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const COPY_FAILED = 'Error: Failed to copy to clipboard';
const COPIED = '🎉 Copied!: Rich HTML signature copied to clipboard.';
const SAVE_FAILED = 'Error: Failed to create the file';
const WHOLE: TakenForm = { compiler: 'template', form: 'whole' };
const REPLY: TakenForm = { compiler: 'template', form: 'reply' };

/** Two files that hold what they are made of. */
const PAIR: Package = {
  id: 'html',
  images: 'cid',
  make: ({ output, person, now }) => [
    { name: 'a.html', type: 'text/html', content: `${person.fullName} ${now} ${output.html}` },
    { name: 'b.bin', type: 'image/png', content: Uint8Array.of(1, 2) },
  ],
};

describe('a rich copy for one client', () => {
  test('is asked of the browser within the click, before its content is there', async () => {
    const world = fakeWorld();
    const writeRich = vi.fn<ClipboardPort['writeRich']>(world.ports.clipboard.writeRich);
    const ports = { ...world.ports, clipboard: { ...world.ports.clipboard, writeRich } };
    const someone = await settledVisitor({ ...world, ports });
    world.behaviour.exporter = 'waits';
    const copying = someone.store.dispatch(copyRich(WHOLE, 'embed'));
    expect(writeRich).toHaveBeenCalledOnce();
    expect(world.copied).toEqual([]);
    await someone.waits(0);
    world.exports.at(-1)?.goOn();
    expect(await copying).toBe(true);
    expect(world.copied).toHaveLength(1);
  });

  test.each([
    [WHOLE, 'link'],
    [REPLY, 'gaps'],
  ] as const)('is exported as %o with pictures as %s', async (taken, images) => {
    const someone = await settledVisitor();
    await someone.store.dispatch(copyRich(taken, images));
    expect(someone.world.exports.at(-1)?.options).toMatchObject({ images, form: taken.form });
    expect(someone.world.copied[0]?.text).toContain('Jane Doe');
  });

  test('has social icons where the client shows them, and none else', async () => {
    const someone = await settledVisitor();
    for (const showsIcons of [true, false]) {
      await someone.store.dispatch(copyRich({ ...WHOLE, showsIcons }, 'embed'));
      expect(someone.world.exports.at(-1)?.options).toMatchObject({ showsIcons });
    }
    await someone.store.dispatch(savePackage(WHOLE, { ...PAIR, showsIcons: true }));
    expect(someone.world.exports.at(-1)?.options).toMatchObject({ showsIcons: true });
    await someone.store.dispatch(savePackage(WHOLE, PAIR));
    expect(someone.world.exports.at(-1)?.options).toMatchObject({ showsIcons: false });
  });

  test('leaves the output of the page and its count of copies as they are', async () => {
    const someone = await settledVisitor();
    const before = someone.state().output;
    await someone.store.dispatch(copyRich(REPLY, 'link'));
    expect(someone.state().output).toEqual(before);
  });

  test('is followed by a notice only where sample values went along: those that the short form holds', async () => {
    const someone = await settledVisitor();
    await someone.store.dispatch(copyRich(REPLY, 'link'));
    await someone.store.dispatch(copyRich(WHOLE, 'link'));
    someone.does(clearSample('form'));
    someone.types('fullName', 'Ada');
    await someone.store.dispatch(copyRich(WHOLE, 'link'));
    expect(someone.notices()).toEqual([
      `${COPIED} “Jane Doe” and 3 more are still sample values.`,
      `${COPIED} “Jane Doe” and 10 more are still sample values.`,
      'Sample cleared: ',
    ]);
  });

  test.each([{ clipboard: 'refuses' }, { exporter: 'fails' }] as const)(
    'ends in the notice where it fails (%o), and can be tried again',
    async (fault) => {
      const someone = await settledVisitor();
      Object.assign(someone.world.behaviour, fault);
      expect(await someone.store.dispatch(copyRich(WHOLE, 'gaps'))).toBe(false);
      expect(someone.notices()).toEqual([COPY_FAILED]);
      Object.assign(someone.world.behaviour, { clipboard: 'takes', exporter: 'works' });
      expect(await someone.store.dispatch(copyRich(WHOLE, 'gaps'))).toBe(true);
      expect(someone.world.copied).toHaveLength(1);
    },
  );

  test('is given up in silence where the visitor would not wait for the pictures', async () => {
    const someone = await settledVisitor();
    someone.types('fullName', 'Ada');
    someone.world.behaviour.exporter = 'waits';
    const copying = someone.store.dispatch(copyRich(WHOLE, 'embed'));
    await someone.waits(0);
    someone.does(outputStopped());
    someone.world.exports.at(-1)?.breakDown();
    expect(await copying).toBe(false);
    expect(someone.notices()).toEqual([]);
  });
});

describe('a package', () => {
  test('is made of the output it asks for, the person and the moment, and saved file by file', async () => {
    const someone = await settledVisitor();
    expect(await someone.store.dispatch(savePackage(REPLY, PAIR))).toBe(true);
    expect(someone.world.exports.at(-1)?.options).toMatchObject({ images: 'cid', form: 'reply' });
    const [first, second] = someone.world.saved;
    expect(first?.content).toMatch(new RegExp(`^Jane Doe ${NOW} <table`));
    expect(second).toMatchObject({ name: 'b.bin', type: 'image/png', bytes: Uint8Array.of(1, 2) });
    expect(someone.world.saved).toHaveLength(2);
    expect(someone.notices()).toEqual([
      'Downloaded: “Jane Doe” and 3 more are still sample values.',
    ]);
  });

  test.each([{ files: 'refuses' }, { exporter: 'fails' }] as const)(
    'ends in the notice where it fails (%o)',
    async (fault) => {
      const someone = await settledVisitor();
      Object.assign(someone.world.behaviour, fault);
      expect(await someone.store.dispatch(savePackage(WHOLE, PAIR))).toBe(false);
      expect(someone.notices()).toEqual([SAVE_FAILED]);
      expect(someone.world.saved).toEqual([]);
    },
  );

  test('whose pictures travel as files gets them in a folder of its name', async () => {
    const someone = await settledVisitor();
    const foldered: Package = {
      ...PAIR,
      images: 'files',
      folder: ({ fullName }) => `${fullName}_files`,
    };
    await someone.store.dispatch(savePackage(WHOLE, foldered));
    expect(someone.world.exports.at(-1)?.options).toMatchObject({
      images: 'files',
      folder: 'Jane Doe_files',
    });
  });

  test('whose pictures lie below an address is made of an output that links to them there', async () => {
    const someone = await settledVisitor();
    const host = 'https://signatures.x.example/pictures';
    const hosted: Package = { ...PAIR, images: 'hosted', host };
    expect(await someone.store.dispatch(savePackage(WHOLE, hosted))).toBe(true);
    expect(someone.world.exports.at(-1)?.options).toMatchObject({ images: 'hosted', host });
  });

  test('that holds nothing is no success', async () => {
    const someone = await settledVisitor();
    const empty: Package = { ...PAIR, make: () => [] };
    expect(await someone.store.dispatch(savePackage(WHOLE, empty))).toBe(false);
    expect(someone.notices()).toEqual([SAVE_FAILED]);
  });
});

describe('the whole signature as a picture', () => {
  test.each([
    [1, 'Jane Doe.png'],
    [2, 'Jane Doe@2x.png'],
  ] as const)('is drawn at %sx, its pictures within it, as %s', async (scale, name) => {
    const someone = await settledVisitor();
    expect(await someone.store.dispatch(savePicture(WHOLE, scale))).toBe(true);
    expect(someone.world.exports.at(-1)?.options.images).toBe('embed');
    const { html } = someone.state().output;
    expect(someone.world.saved).toEqual([
      { name, type: 'image/png', content: '', bytes: drawnSignature(html, scale) },
    ]);
  });

  test('is saved without what the browser may not read, which a notice names', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.signatureDrawing = 'lacks the logo';
    expect(await someone.store.dispatch(savePicture(WHOLE, 1))).toBe(true);
    expect(someone.world.saved).toHaveLength(1);
    expect(someone.notices()).toEqual([
      'Downloaded: “Jane Doe” and 10 more are still sample values.',
      'Saved without pictures from the web: These spaces are empty: Logo.',
    ]);
  });

  test('ends in the notice where the browser cannot draw it', async () => {
    const someone = await settledVisitor();
    someone.world.behaviour.signatureDrawing = 'fails';
    expect(await someone.store.dispatch(savePicture(WHOLE, 2))).toBe(false);
    expect(someone.notices()).toEqual([SAVE_FAILED]);
    expect(someone.world.saved).toEqual([]);
  });
});

const OUTPUT: EmailOutput = {
  html: '',
  text: '',
  images: [],
  isEmpty: false,
  findings: [],
  differences: [],
  requests: [],
  doc: { kind: 'table', width: 'content', rows: [] },
};

describe('of a signature in which there is nothing', () => {
  const NOTHING =
    'Empty signature: There is nothing in it yet, so nothing was copied or saved. Add your name or something else first.';

  test.each<readonly [string, (compiler: CompilerId) => AppThunk<Promise<boolean>>]>([
    ['the rich copy', copySignature],
    ['the file', downloadSignature],
    ['the HTML as text', (compiler) => copyCode(compiler, 'html')],
    ['the plain text', (compiler) => copyCode(compiler, 'text')],
    ['the copy for a client', (compiler) => copyRich({ compiler, form: 'whole' }, 'link')],
    ['the short copy', (compiler) => copyRich({ compiler, form: 'reply' }, 'gaps')],
    ['the code', () => copySource({ ...OUTPUT, isEmpty: true })],
    ['a package', (compiler) => savePackage({ compiler, form: 'whole' }, PAIR)],
    ['the picture', (compiler) => savePicture({ compiler, form: 'whole' }, 1)],
  ])('%s copies and saves nothing, and a notice states why', async (_, take) => {
    for (const compiler of ['template', 'scene'] as const) {
      const someone = visitor();
      openDesigner(someone.store);
      someone.does(clearSample('form'));
      someone.does(noticeShown(someone.state().notices.queue[0]?.id ?? 0));
      someone.does(outputRequested(compiler));
      await someone.waits(OUTPUT_DELAY_MS);
      expect(await someone.store.dispatch(take(compiler))).toBe(false);
      expect(someone.notices()).toEqual([NOTHING]);
      expect(someone.world.copied).toEqual([]);
      expect(someone.world.saved).toEqual([]);
      expect(someone.state().output.copies).toBe(0);
      expect(someone.world.logged).toEqual([]);
    }
  });

  test('is one of which something is seen again', async () => {
    const someone = await settledVisitor();
    someone.does(clearSample('form'));
    expect(await someone.store.dispatch(copyRich(WHOLE, 'link'))).toBe(false);
    someone.types('phone', '+1 555 0100');
    expect(await someone.store.dispatch(copyRich(WHOLE, 'link'))).toBe(true);
    expect(someone.world.copied).toHaveLength(1);
  });
});

test('HTML is copied as it is, and a file saved as it is', async () => {
  const someone = await settledVisitor();
  expect(await someone.store.dispatch(copySource({ ...OUTPUT, html: '<b>code</b>' }))).toBe(true);
  expect(someone.world.copied).toEqual([{ html: '', text: '<b>code</b>' }]);
  const file = { name: 'a.txt', type: 'text/plain', content: 'a' };
  expect(await someone.store.dispatch(saveFile(file))).toBe(true);
  expect(someone.world.saved).toEqual([file]);
  Object.assign(someone.world.behaviour, { clipboard: 'refuses', files: 'refuses' });
  expect(await someone.store.dispatch(copySource(OUTPUT))).toBe(false);
  expect(await someone.store.dispatch(saveFile(file))).toBe(false);
  expect(someone.notices()).toEqual([COPY_FAILED, SAVE_FAILED]);
});
