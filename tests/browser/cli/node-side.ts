import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommandContext } from 'vitest/node';
import type { RasterImage, RasterRequest } from '../../../src/export/types';
import type { FontReach, MeasuredFont } from '../../../src/scene/text/text-measure';

/*
 * What the command line makes in Node, for tests that hold it against the browser. It is built when a test first asks, so that no other
 * run waits for it.
 */

/** A part of a font as the index lists it. */
export interface ListedPart {
  readonly family: string;
  readonly weight: number;
  readonly style: string;
  readonly file: string;
  readonly ranges: readonly (readonly [number, number])[];
}

type Ask<Arguments extends unknown[], Answer> = (...asked: Arguments) => Promise<Answer>;

declare module 'vitest/browser' {
  interface BrowserCommands {
    nodeWidths: Ask<[texts: readonly string[], font: MeasuredFont], readonly number[]>;
    nodeReach: Ask<[fonts: readonly MeasuredFont[]], readonly (FontReach | null)[]>;
    nodeDraw: Ask<[request: RasterRequest], RasterImage | null>;
    nodeFonts: Ask<[], readonly ListedPart[]>;
    nodeLetters: Ask<[family: string, bold: boolean, italic: boolean], string>;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
const FONTS = join(ROOT, '.cache/cli-fonts');

let starting: ReturnType<typeof start> | null = null;

function node(): ReturnType<typeof start> {
  return (starting ??= start());
}

async function start() {
  const [{ buildForNode }, { unpackFonts }] = await Promise.all([
    import('../../../scripts/build-for-node.mjs'),
    import('../../../scripts/cli-fonts/build.mjs'),
  ]);
  const parts: readonly ListedPart[] = await unpackFonts(FONTS);
  const address = await buildForNode('tests/browser/cli/node-entry.ts', 'node-drawing');
  const made = (await import(address)) as typeof import('./node-entry');
  return {
    parts,
    readFontFile: made.readFontFile,
    measure: made.makeNodeMeasure(FONTS),
    draw: await made.makeDrawer(FONTS),
  };
}

/** What tests of the browser may ask Node for. */
export const nodeSide = {
  async nodeFonts(_: BrowserCommandContext): Promise<readonly ListedPart[]> {
    return (await node()).parts;
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
  /** The letters that a font sets by itself, in one weight and style. */
  async nodeLetters(_: BrowserCommandContext, family: string, bold: boolean, italic: boolean) {
    const { parts, readFontFile } = await node();
    const [weight, style] = [bold ? 700 : 400, italic ? 'italic' : 'normal'];
    const codes = parts
      .filter((part) => part.family === family && part.weight === weight && part.style === style)
      .flatMap(({ file, ranges }) =>
        [...readFontFile(readFileSync(join(FONTS, file))).glyphs.keys()].filter((code) =>
          ranges.some(([first, last]) => code >= first && code <= last),
        ),
      );
    return String.fromCodePoint(...[...new Set(codes)].toSorted((a, b) => a - b));
  },
};
