import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCommandContext } from 'vitest/node';
import type { DrawingRequest, PictureRequest, RasterImage } from '../../../src/export/types';
import type { FontReach, MeasuredFont, MeasureText } from '../../../src/scene/text-measure';

/*
 * What the command line makes in Node, for tests that hold it against the browser. The code is loaded by Vite's server when a test first
 * asks, so that no other run needs it.
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
    nodeReach: Ask<[font: MeasuredFont], FontReach | null>;
    nodeDraw: Ask<[request: DrawingRequest | PictureRequest], RasterImage | null>;
    nodeLetters: Ask<[family: string, bold: boolean, italic: boolean], string>;
    nodeFonts: Ask<[], readonly ListedPart[]>;
  }
}

const ROOT = join(import.meta.dirname, '../../..');
const FONTS = join(ROOT, '.cache/cli-fonts');

let unpacking: Promise<readonly ListedPart[]> | null = null;

async function unpacked(context: BrowserCommandContext): Promise<readonly ListedPart[]> {
  const { unpackFonts } = await load<typeof import('../../../scripts/cli-fonts/build.mjs')>(
    context,
    '/scripts/cli-fonts/build.mjs',
  );
  return (unpacking ??= unpackFonts(FONTS));
}

function load<Module>({ project }: BrowserCommandContext, path: string): Promise<Module> {
  return project.vite.ssrLoadModule(path) as Promise<Module>;
}

async function measureIn(context: BrowserCommandContext): Promise<MeasureText> {
  await unpacked(context);
  const { makeNodeMeasure } = await load<typeof import('../../../src/cli/draw/measure')>(
    context,
    '/src/cli/draw/measure.ts',
  );
  return makeNodeMeasure(FONTS);
}

/** The letters that a font sets by itself, in one weight and style. */
async function lettersOf(
  context: BrowserCommandContext,
  family: string,
  bold: boolean,
  italic: boolean,
): Promise<string> {
  const { readFontFile } = await load<typeof import('../../../src/cli/draw/font/font-file')>(
    context,
    '/src/cli/draw/font/font-file.ts',
  );
  const parts = (await unpacked(context)).filter(
    (part) =>
      part.family === family &&
      part.weight === (bold ? 700 : 400) &&
      part.style === (italic ? 'italic' : 'normal'),
  );
  const codes = parts.flatMap(({ file, ranges }) => {
    const { glyphs } = readFontFile(readFileSync(join(FONTS, file)));
    return [...glyphs.keys()].filter((code) =>
      ranges.some(([first, last]) => code >= first && code <= last),
    );
  });
  return String.fromCodePoint(...[...new Set(codes)].toSorted((a, b) => a - b));
}

/** What tests of the browser may ask Node for. */
export const nodeSide = {
  nodeFonts: unpacked,
  nodeLetters: lettersOf,
  async nodeWidths(
    context: BrowserCommandContext,
    texts: readonly string[],
    font: MeasuredFont,
  ): Promise<readonly number[]> {
    const measure = await measureIn(context);
    return texts.map((text) => measure(text, font));
  },
  async nodeReach(context: BrowserCommandContext, font: MeasuredFont): Promise<FontReach | null> {
    const measure = await measureIn(context);
    return measure.reachOf?.(font) ?? null;
  },
};
