import type { SvgNode } from '../../scene/drawing/svg';
import type { FindLetters } from './font/fonts';
import { composed, setLine, type LineLook, type SetGlyph } from './font/set-line';
import { glyphPath } from './glyph-path';
import { runsOfText, type DrawnRun } from './text-runs';
import { gapsAt, underlineOf, without } from './underline';

/** Letters that are set together, and the run of each. */
interface Stretch {
  readonly look: LineLook;
  readonly runs: readonly DrawnRun[];
}

/** A letter where it stands on its line, and the run it is of. */
interface Letter extends SetGlyph {
  readonly run: DrawnRun;
}

interface Line {
  readonly letters: readonly Letter[];
  /** Where each run begins and ends. */
  readonly spans: readonly { readonly run: DrawnRun; readonly from: number; readonly to: number }[];
  readonly width: number;
}

/**
 * A text of a drawing as paths, letters and underlines, so that what draws it needs no fonts. `scale` says how many px of the picture a
 * unit of the drawing is. Null where no font has a letter, and for what runs from right to left, as none of the fonts does.
 */
export function drawText(node: SvgNode, findLetters: FindLetters, scale: number): SvgNode | null {
  const { x = 0, y = 0, 'text-anchor': anchor = 'start', direction } = node.attributes;
  if (direction === 'rtl') return null;
  const line = setRuns(runsOfText(node), findLetters);
  if (line === null) return null;
  const start = Number(x) - line.width * (SHARES[String(anchor)] ?? 0);
  const place = { x: start, y: Number(y), scale };
  const children = [...underlines(line, place), ...letterPaths(line, place)];
  return { tag: 'g', attributes: {}, children };
}

const SHARES: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };

function setRuns(runs: readonly DrawnRun[], findLetters: FindLetters): Line | null {
  const letters: Letter[] = [];
  const missing: string[] = [];
  const spans: { run: DrawnRun; from: number; to: number }[] = [];
  let width = 0;
  for (const { look, runs: together } of stretchesOf(runs, findLetters)) {
    const texts = together.map((run) => composed(run.text));
    const start = width;
    const ends = texts.map((_, index) => texts.slice(0, index + 1).join('').length);
    const own: Letter[] = [];
    width += setLine(texts.join(''), look, {
      glyph: (glyph) => {
        const run = together[ends.findIndex((end) => glyph.index < end)];
        if (run !== undefined) own.push({ ...glyph, x: glyph.x + start, run });
      },
      missing: (letter) => {
        missing.push(letter);
        return 0;
      },
    });
    letters.push(...own);
    spans.push(...spansOf(together, own, width));
  }
  return missing.length > 0 ? null : { letters, spans, width };
}

/** Browsers set letters of one font, size and spacing together, whatever their color. */
function stretchesOf(runs: readonly DrawnRun[], findLetters: FindLetters): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const run of runs) {
    const { size, spacing, isSmallCaps: smallCaps } = run;
    const letters = findLetters(run.families, run.isBold, run.isItalic);
    const look: LineLook = { letters, size, spacing, smallCaps };
    const last = stretches.at(-1);
    if (last !== undefined && last.look.letters === letters && isAlike(last.look, look)) {
      stretches[stretches.length - 1] = { look, runs: [...last.runs, run] };
    } else stretches.push({ look, runs: [run] });
  }
  return stretches;
}

function isAlike(a: LineLook, b: LineLook): boolean {
  return a.size === b.size && a.spacing === b.spacing && a.smallCaps === b.smallCaps;
}

function spansOf(runs: readonly DrawnRun[], letters: readonly Letter[], end: number) {
  const starts = runs.map((run) => letters.find((letter) => letter.run === run)?.x ?? end);
  return runs.map((run, index) => ({
    run,
    from: starts[index] ?? end,
    to: starts[index + 1] ?? end,
  }));
}

interface LinePlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** One path for all letters of a run. */
function letterPaths({ letters }: Line, { x, y }: LinePlace): readonly SvgNode[] {
  const runs = [...new Set(letters.map(({ run }) => run))];
  return runs.map((run) => {
    const paths = letters
      .filter((letter) => letter.run === run)
      .map(({ font, glyph, x: at, size }) =>
        glyphPath(font.outlineOf(glyph), { x: x + at, y, scale: size / font.units }),
      );
    return { tag: 'path', attributes: { d: paths.join(''), fill: run.fill } };
  });
}

function underlines({ letters, spans }: Line, { x, y, scale }: LinePlace): readonly SvgNode[] {
  return spans.flatMap(({ run, from, to }) => {
    if (run.underline === null) return [];
    const stripe = underlineOf(run.size, run.underline.thickness, scale);
    const crossing = letters
      .filter((letter) => letter.run === run)
      .map(({ font, glyph, x: at, size }) => ({
        outline: font.outlineOf(glyph),
        x: at * scale,
        scale: (size * scale) / font.units,
      }));
    const gaps = gapsAt(stripe, crossing);
    return without({ from: from * scale, to: to * scale }, gaps).map((span) => ({
      tag: 'rect' as const,
      attributes: {
        x: x + span.from / scale,
        y: y + stripe.top / scale,
        width: (span.to - span.from) / scale,
        height: stripe.thickness / scale,
        fill: run.fill,
      },
    }));
  });
}
