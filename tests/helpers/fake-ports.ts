import { fromShareHash, toShareHash } from '../../src/saving/browser/share-hash';
import type { RasterImage, RasterRequest } from '../../src/export/types';
import { makeFixResponder } from '../../src/fixes/list/answer-question';
import { encodeBase64 } from '../../src/base/base64';
import type { Size } from '../../src/model/picture/fit';
import type { Pixels } from '../../src/model/color/picture-colors';
import type { ImportedMail } from '../../src/import/core/mail';
import type { MailProblem } from '../../src/import/core/mail-problems';
import { fail, ok, type Result } from '../../src/base/result';
import type { Page } from '../../src/import/core/rebuild/page';
import { guessWidth } from '../../src/scene/text/text-measure';
import type { ImageProblem, UploadedImage } from '../../src/pictures/state/image-port';
import type { Ports, RichText } from '../../src/store/ports';
import { fakeFiles, type FilesBehavior, type SavedFile } from './fake-files';
import { fakeDevice, fakePreferences, fakeStorage, fakeTabs, type FakeDevice } from './fake-device';
import {
  fakeExporter,
  type AskedExport,
  type AskedSceneExport,
  type ExporterBehaviour,
} from './fake-exporter';
import { readDesign } from '../../src/import/browser/reading/read-design';
import { readEarlierManifest } from '../../src/team/browser/earlier-file';
import { fakeTeam, type TeamBehaviour } from './fake-team';
import { bytesOf } from './pictures';
import { PIXEL_PNG } from './signatures';

/*
 * A world in memory for the store to act on. It records what reaches it, and each part can be made to fail.
 */

/** How parts of the world behave from now on; tests change it as they go. */
export interface Behaviour extends FilesBehavior, ExporterBehaviour, TeamBehaviour {
  preview: 'shown' | 'missing';
  canvas: 'shown' | 'missing';
  /** When the letters that the page shows have come. */
  fonts: Promise<void>;
  /** How long the pointer has been idle. */
  handRestedMs: number;
  /** What comes of laying out. */
  page: Page | 'fails';
  mail: Result<ImportedMail, MailProblem>;
  /** What reads long designs aside. */
  designs: 'works' | 'fails';
  reading: 'works' | 'fails' | 'waits';
  /** The last one reports a write that it has not made. */
  writing: 'works' | 'fails' | 'forgets';
  /** Whether the browser promises to keep what is saved; it does unless given. */
  keeping?: 'refuses';
  /** How many notes the device has set aside; none unless given. */
  setAside?: number;
  /** What comes of the next uploads. */
  upload: Result<UploadedImage, ImageProblem> | 'waits';
  drawing: 'works' | 'fails' | 'waits';
  /** Of the whole signature as one picture. */
  signatureDrawing: 'works' | 'fails' | 'lacks the logo';
  /** Of pictures elsewhere, by address; the rest does not load. Where it `waits`, a test finishes each. */
  sizes: Readonly<Record<string, Size>> | 'waits';
  /** What pictures show, by address; the rest may not be read. */
  pixels: Readonly<Record<string, Pixels>>;
}

export interface AskedUpload {
  readonly finish: (outcome: Result<UploadedImage, ImageProblem>) => void;
}

export interface AskedDrawing {
  readonly request: RasterRequest;
  readonly finish: (outcome: RasterImage | null) => void;
}

/** A few of the character references that browsers decode. */
const SOME_REFERENCES: ReadonlyMap<string, string> = new Map([
  ['&lt;', '<'],
  ['&amp;', '&'],
  ['&nbsp;', '\u00a0'],
  ['&uuml;', 'ü'],
]);

export interface AskedSize {
  readonly address: string;
  readonly finish: (size: Size | null) => void;
}

export interface World {
  readonly ports: Ports;
  readonly behaviour: Behaviour;
  readonly copied: readonly RichText[];
  readonly saved: readonly SavedFile[];
  readonly exports: readonly AskedExport[];
  readonly sceneExports: readonly AskedSceneExport[];
  readonly uploads: readonly AskedUpload[];
  /** The pictures whose sizes were asked for, in their order. */
  readonly measured: readonly AskedSize[];
  readonly drawn: readonly RasterRequest[];
  /** Drawings that wait, in the order in which they were asked for. */
  readonly drawings: readonly AskedDrawing[];
  readonly logged: readonly string[];
  /** What is saved on the device, and in which order it was written. */
  readonly stored: Map<string, unknown>;
  readonly writes: readonly string[];
  /** Lets a reading that waits go on. */
  readonly finishReading: () => void;
}

export const ORIGIN = 'https://signet.test';
export const NOW = '2025-06-01T12:00:00.000Z';
export const SMALL_PICTURE: UploadedImage = {
  dataUrl: PIXEL_PNG,
  width: 1,
  height: 1,
  resized: true,
};

/** A world in which everything works. `random` gives the given numbers, then 0; worlds of one device are its tabs. */
export function fakeWorld(
  randoms: readonly number[] = [],
  device: FakeDevice = fakeDevice(),
): World {
  device.pages += 1;
  const behaviour: Behaviour = {
    archive: 'works',
    clipboard: 'takes',
    exporter: 'works',
    files: 'takes',
    preview: 'shown',
    canvas: 'shown',
    fonts: Promise.resolve(),
    handRestedMs: Infinity,
    mail: fail('no-mail'),
    designs: 'works',
    page: { items: [], isCut: false },
    reading: 'works',
    writing: 'works',
    upload: ok(SMALL_PICTURE),
    drawing: 'works',
    signatureDrawing: 'works',
    sizes: {},
    pixels: {},
    requests: [],
  };
  const numbers = [...randoms];
  const logged: string[] = [];
  const exporter = fakeExporter(behaviour);
  const fakes = fakeFiles(behaviour);
  const storage = fakeStorage(device, behaviour);
  const images = fakeImages(behaviour);
  const answerFixes = makeFixResponder();
  const ports: Ports = {
    exporter: exporter.port,
    findFixes: async (design, question, options) => {
      if (behaviour.exporter === 'fails') throw new Error('The worker broke down');
      return answerFixes({ design, options, measure: guessWidth }, question);
    },
    clipboard: fakes.clipboard,
    designs: {
      read: async (source) => {
        if (behaviour.designs === 'fails') throw new Error('The worker broke down');
        return readDesign(typeof source === 'string' ? source : await source.text());
      },
    },
    files: fakes.files,
    fonts: { addTo: async () => undefined, haveCome: () => behaviour.fonts },
    pointerIdle: { restedMs: () => behaviour.handRestedMs },
    images: images.port,
    links: { pack: async (text) => toShareHash(text), unpack: async (hash) => fromShareHash(hash) },
    mails: { read: async () => behaviour.mail },
    manifests: { read: (file) => readEarlierManifest(file, () => undefined) },
    pages: {
      layOutMail: async () => {
        if (behaviour.page === 'fails') throw new Error('The browser gives no frame');
        const part = { blocks: [], places: [], isSure: true };
        return { page: behaviour.page, height: 100, removals: [], origin: null, part, remote: [] };
      },
      layOutPrinted: async () => {
        if (behaviour.page === 'fails') throw new Error('The browser gives no frame');
        return behaviour.page;
      },
    },
    preferences: fakePreferences(device, behaviour),
    preview: {
      shows: (compiler) =>
        (compiler === 'template' ? behaviour.preview : behaviour.canvas) === 'shown',
    },
    storage: storage.port,
    tabs: fakeTabs(device),
    team: fakeTeam(behaviour),
    measure: guessWidth,
    decodeReference: (reference) => SOME_REFERENCES.get(reference) ?? reference,
    origin: ORIGIN,
    random: () => numbers.shift() ?? 0,
    now: () => NOW,
    log: (message, cause) => {
      logged.push(cause instanceof Error ? `${message}: ${cause.message}` : message);
    },
  };
  return {
    ports,
    behaviour,
    logged,
    copied: fakes.copied,
    saved: fakes.saved,
    exports: exporter.asked,
    sceneExports: exporter.askedScenes,
    uploads: images.asked,
    measured: images.measured,
    drawn: images.drawn,
    drawings: images.drawings,
    stored: device.stored,
    writes: device.writes,
    finishReading: storage.finishReading,
  };
}

function fakeImages(behaviour: Behaviour) {
  const asked: AskedUpload[] = [];
  const measured: AskedSize[] = [];
  const drawn: RasterRequest[] = [];
  const drawings: AskedDrawing[] = [];
  const port: Ports['images'] = {
    async load() {
      const { upload } = behaviour;
      if (upload !== 'waits') return upload;
      return new Promise((finish) => asked.push({ finish }));
    },
    naturalSize(address) {
      const { sizes } = behaviour;
      return new Promise((finish) => {
        measured.push({ address, finish });
        if (sizes !== 'waits') finish(sizes[address] ?? null);
      });
    },
    pixels: async (address) => behaviour.pixels[address] ?? null,
    async draw(request): Promise<RasterImage | null> {
      drawn.push(request);
      if (behaviour.drawing === 'fails') return null;
      if (behaviour.drawing === 'works') return drawnPicture(request);
      return new Promise((finish) => drawings.push({ request, finish }));
    },
    async drawSignature(html, scale) {
      const { signatureDrawing } = behaviour;
      if (signatureDrawing === 'fails') return null;
      const missing = signatureDrawing === 'works' ? [] : ['Logo'];
      return { png: drawnSignature(html, scale), missing };
    },
  };
  return { asked, measured, drawn, drawings, port };
}

export function drawnPicture(request: Pick<RasterRequest, 'id'>): RasterImage {
  return { type: 'image/png', base64: drawnBytes(request) };
}

/** No picture, but the text of what it would be drawn from. */
export function drawnSignature(html: string, scale: number): Uint8Array {
  return new TextEncoder().encode(`${scale}x ${html}`);
}

/** A picture of its own for each request, so that tests can find where it ends up. */
export function drawnBytes({ id }: Pick<RasterRequest, 'id'>): string {
  return encodeBase64(Uint8Array.from([...bytesOf(PIXEL_PNG), ...new TextEncoder().encode(id)]));
}

export const NOT_DECODABLE: Result<UploadedImage, ImageProblem> = fail('not-decodable');
