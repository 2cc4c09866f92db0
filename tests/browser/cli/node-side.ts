import { join } from 'node:path';
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
  }
}

/** A file of an archive. */
type NodeFile = readonly [path: string, base64: string];

const ROOT = join(import.meta.dirname, '../../..');
const FONTS = join(ROOT, '.cache/cli-fonts');
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
  copyFonts(FONTS);
  const address = await buildForNode('tests/browser/cli/node-entry.ts', 'node-drawing');
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
    const make = team.memberMaker(run, { draw, measureOf: () => measure });
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

function isOf({ families }: { readonly families: string | null }, family: string): boolean {
  return families?.startsWith(`'${family} `) === true;
}
