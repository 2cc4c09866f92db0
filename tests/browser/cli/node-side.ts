import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BrowserCommandContext } from 'vitest/node';
import type { RasterImage, RasterRequest } from '../../../src/export/types';
import { bytesOf } from '../../../src/team/core/kept/file-content.ts';
import type { ArchiveOrder, TeamOrder } from '../../../src/team/state/team-port';
import type { FontReach, MeasuredFont } from '../../../src/scene/text/text-measure';

/*
 * What the command line makes in Node, for tests that hold it against the browser. It is built when a test first asks, so that no other
 * run waits for it.
 */

type Ask<Arguments extends unknown[], Answer> = (...asked: Arguments) => Promise<Answer>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    nodeWidths: Ask<[texts: readonly string[], font: MeasuredFont], readonly number[]>;
    nodeReach: Ask<[fonts: readonly MeasuredFont[]], readonly (FontReach | null)[]>;
    nodeDraw: Ask<[request: RasterRequest], RasterImage | null>;
    nodeFonts: Ask<[], readonly string[]>;
    nodeLetters: Ask<[family: string], string>;
    nodeArchive: Ask<[order: ArchiveOrder], readonly NodeFile[]>;
    nodeComparison: Ask<[order: TeamOrder, zip: string], string>;
    nodeSignet: Ask<[files: readonly NodeFile[], args: readonly string[], now: string], NodeRun>;
  }
}

/** A file of an archive, or of what it is made of. */
export type NodeFile = readonly [path: string, base64: string];

/** What a run of the program came to. */
export interface NodeRun {
  readonly code: number;
  readonly err: string;
  /** What it wrote into the folder `out`. */
  readonly files: readonly NodeFile[];
}

const ROOT = join(import.meta.dirname, '../../..');
const BUNDLE = 'node-drawing';
/** Where the program looks for them: beside itself. */
const FONTS = join(ROOT, '.cache', BUNDLE, 'fonts');
/** No font of the app has letters beyond. */
const LETTERS = 0xd800;

let starting: ReturnType<typeof start> | null = null;

function node(): ReturnType<typeof start> {
  return (starting ??= start());
}

async function start() {
  const [{ buildForNode }, { copyFonts, fontSources }] = await Promise.all([
    import('../../../scripts/build-for-node.mjs'),
    import('../../../scripts/cli-fonts.mjs'),
  ]);
  const address = await buildForNode('tests/browser/cli/node-entry.ts', BUNDLE);
  copyFonts(FONTS);
  const made = (await import(address)) as typeof import('./node-entry');
  const canvas = await made.loadCanvas();
  const fonts = made.readFonts(canvas, FONTS);
  return {
    fonts,
    files: fontSources(),
    measure: made.makeMeasure(canvas, fonts),
    draw: made.makeDraw(canvas, fonts),
    team: made,
  };
}

/** What tests of the browser may ask Node for. */
export const nodeSide = {
  async nodeFonts(_: BrowserCommandContext): Promise<readonly string[]> {
    return (await node()).files;
  },
  async nodeWidths(_: BrowserCommandContext, texts: readonly string[], font: MeasuredFont) {
    const { measure } = await node();
    return texts.map((text) => measure(text, font));
  },
  async nodeReach(_: BrowserCommandContext, fonts: readonly MeasuredFont[]) {
    const { measure } = await node();
    return fonts.map((font) => measure.reachOf?.(font) ?? null);
  },
  async nodeDraw(_: BrowserCommandContext, request: RasterRequest): Promise<RasterImage | null> {
    return (await node()).draw(request);
  },
  /** The files that the command line makes of what the page is ordered to make. */
  async nodeArchive(_: BrowserCommandContext, order: ArchiveOrder): Promise<readonly NodeFile[]> {
    const { draw, measure, team } = await node();
    const { run, people, packs, ...plan } = order;
    const hasReplies = team.needsReplies(packs);
    const make = team.memberMaker({ ...run, hasReplies }, { draw, measureOf: () => measure });
    const files = team.archiveFiles(
      { ...plan, ...people, plan: run.plan, packs: packs.map(team.packOf) },
      team.madeInOrder(people.members, make, new AbortController().signal),
    );
    const found: NodeFile[] = [];
    for (let step = await files.next(); step.done !== true; step = await files.next()) {
      const { path, content } = step.value;
      found.push([path, Buffer.concat([...bytesOf(content)]).toString('base64')]);
    }
    return found;
  },
  /** The page by which the command line compares what is ordered with an earlier run, whose archive is given in base64. */
  async nodeComparison(
    _: BrowserCommandContext,
    { run, name, people }: TeamOrder,
    zip: string,
  ): Promise<string> {
    const { draw, measure, team } = await node();
    const bytes = Buffer.from(zip, 'base64');
    const bytesAt = (at: number, length: number) =>
      Promise.resolve(bytes.subarray(at, at + length));
    const earlier = await team.readZippedRun(
      { size: bytes.length, bytesAt, inflate: team.inflate },
      bytes.length,
    );
    if (!earlier.ok) throw new Error(earlier.problem);
    const make = team.memberMaker(run, { draw, measureOf: () => measure });
    const made = team.madeInOrder(people.members, make, new AbortController().signal);
    return (await team.writeComparison(name, made, earlier.value)).html;
  },
  /** Runs the program in a folder of its own that holds these files, and is named by `@/` in what it is asked. */
  async nodeSignet(
    _: BrowserCommandContext,
    files: readonly NodeFile[],
    args: readonly string[],
    now: string,
  ): Promise<NodeRun> {
    const { team } = await node();
    const folder = await mkdtemp(join(tmpdir(), 'signet-node-'));
    try {
      for (const [path, base64] of files) {
        await mkdir(dirname(join(folder, path)), { recursive: true });
        await writeFile(join(folder, path), base64, 'base64');
      }
      const [stdin, stdout, stderr] = [new PassThrough(), new PassThrough(), new PassThrough()];
      stdin.end();
      stdout.resume();
      const io = {
        stdin,
        stdout,
        stderr,
        now: () => now,
        program: async () => 'this',
        signal: new AbortController().signal,
      };
      const placed = args.map((each) => each.replace(/^@\//, `${folder}${sep}`));
      const code = await team.runProgram(placed, io);
      stderr.end();
      const err = (await text(stderr)).replaceAll(`${folder}${sep}`, '');
      return { code, err, files: await filesIn(join(folder, 'out')) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
  /** The letters that a font sets by itself. */
  async nodeLetters(_: BrowserCommandContext, family: string): Promise<string> {
    const { fonts } = await node();
    return Array.from({ length: LETTERS }, (_code, code) => String.fromCodePoint(code))
      .filter((letter) =>
        fonts
          .piecesOf(letter, family)
          .some((piece) => piece.text === letter && isOf(piece, family)),
      )
      .join('');
  },
};

async function filesIn(folder: string): Promise<readonly NodeFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
  return Promise.all(
    paths.map(async (path) => {
      const name = relative(folder, path).replaceAll(sep, '/');
      return [name, await readFile(path, 'base64')] as const;
    }),
  );
}

function isOf({ families }: { readonly families: string | null }, family: string): boolean {
  return families?.startsWith(`'${family} `) === true;
}
