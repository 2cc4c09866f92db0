import { mailFromClipboard } from '../../../src/import/core/clipboard-mail';
import { foundInMail, personInMail } from '../../../src/import/core/found-in-mail';
import type { FoundField } from '../../../src/import/core/found-field';
import type { LaidOutMail } from '../../../src/import/core/laid-out-mail';
import { importLikeness } from '../../../src/import/core/import-likeness';
import { movedPage, type Likeness } from '../../../src/import/core/likeness';
import type { ImportedMail } from '../../../src/import/core/mail';
import { sceneOfMail, withoutLost } from '../../../src/import/core/scene-of-mail';
import { BLANK_SIGNATURE } from '../../../src/model/person/signature';
import { toChosenFile } from '../../../src/import/browser/mails/mail-file';
import { readMail } from '../../../src/import/browser/mails/read-mail';
import {
  inHiddenFrame,
  layOutMail,
  layOutPrinted,
} from '../../../src/import/browser/pages/lay-out';
import type { Page } from '../../../src/import/core/rebuild/page';
import { exportedFrame } from '../../../src/scene/frame';
import type { Design } from '../../../src/scene/scene';
import { exported } from '../fidelity/exported';
import content from '../../fixtures/import/content/expected.json';
import expected from '../../fixtures/import/expected.json';

/* Signatures of many programs, and what becomes of each. */

export interface Expected {
  readonly source: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly words: readonly string[];
  /** Those that stand on a picture. */
  readonly drawn?: readonly string[];
  readonly links: readonly string[];
  readonly pictures: number;
  readonly removed: readonly string[];
}

/** What is true of a signature besides, where all that comes over is looked at. */
export interface ExpectedContent extends Expected {
  /** How like the original it is at least; 0.98 where that is not stated. */
  readonly alike?: number;
  /** What is named as not standing there as before: such a signature is never called the same. */
  readonly missing?: readonly string[];
  /** Of pictures of the design, in px. */
  readonly radius?: readonly number[];
  /** Of icons of the design. */
  readonly tints?: readonly string[];
  /** How many borders and lines it has. */
  readonly rules?: number;
  /** Words that stand in one row. */
  readonly beside?: readonly string[];
  /** Of letters and backgrounds. */
  readonly colors?: readonly string[];
  /** Of letters: those that a reader who has them sees. */
  readonly fonts?: readonly string[];
}

/** Small ones, each of a kind of content or look that is easily lost. */
export const CONTENT = Object.entries(content as Record<string, ExpectedContent>);

export const CASES: readonly (readonly [string, Expected])[] = [
  ...Object.entries(expected as Record<string, Expected>),
  ...CONTENT,
];

const FILES = import.meta.glob<string>('../../fixtures/import/**/*', {
  // Inlined, as the server of the tests changes pages.
  query: '?url&inline',
  import: 'default',
  eager: true,
});

const WIDTH = 600;

export interface Imported {
  readonly laidOut: LaidOutMail;
  readonly found: readonly FoundField[];
  readonly design: Design;
  readonly html: string;
  /** Of the export, where the design has it. */
  readonly page: Page;
  readonly likeness: Likeness;
}

/** The files of a case: its own, and those in the folder beside it. */
export async function filesOf(name: string): Promise<readonly File[]> {
  const base = name.replace(/\.\w+$/, '');
  const paths = Object.keys(FILES).filter((path) => {
    const [, own = ''] = /fixtures\/import\/(.+)$/.exec(path) ?? [];
    return own === name || own.startsWith(`${base}_files/`) || own.startsWith(`${base}-Dateien/`);
  });
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(FILES[path] ?? '');
      return new File([await answer.arrayBuffer()], path.split('/').at(-1) ?? '');
    }),
  );
}

/** A case as it comes in: pasted from Word with its rich text, else as files. */
export async function mailOf(name: string): Promise<ImportedMail> {
  const rtf = Object.keys(FILES).find((path) => path.endsWith(`/${name.replace('.html', '.rtf')}`));
  if (rtf !== undefined && name.endsWith('.html')) {
    const [file] = await filesOf(name);
    const pasted = mailFromClipboard({
      html: (await file?.text()) ?? '',
      rtf: await (await fetch(FILES[rtf] ?? '')).text(),
      text: '',
    });
    if (pasted !== null) return pasted;
  }
  const mail = await readMail((await filesOf(name)).map(toChosenFile));
  if (!mail.ok) throw new Error(`${name} could not be read: ${mail.problem}`);
  return mail.value;
}

/** A mail laid out, understood, rebuilt and exported. */
export async function imported(
  mail: ImportedMail,
  loadsPictures = true,
  keepsAddresses = false,
): Promise<Imported> {
  const how = { loadsPictures, keepsAddresses };
  const laidOut = await inHiddenFrame(WIDTH, (frame) => layOutMail(frame, mail, how));
  const found = foundInMail(laidOut.page);
  const person = personInMail(found, BLANK_SIGNATURE, laidOut.page);
  const scene = sceneOfMail(laidOut.page, person, 1);
  const design = { ...scene, version: 1, person } as const;
  const { html, doc } = await exported(design);
  const { x, y } = exportedFrame(withoutLost(design, doc));
  const held = keepsAddresses ? laidOut.remote : [];
  const page = movedPage(await layOutPrinted(html, WIDTH, held), x, y);
  const likeness = importLikeness(laidOut.page, page, laidOut.removals);
  return { laidOut, found, design, html, page, likeness };
}
