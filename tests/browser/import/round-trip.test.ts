import { describe, expect, test } from 'vitest';
import { printedTemplate } from '../../../src/export/preview';
import { withParts } from '../../../src/export/with-parts';
import { wordsOfLine } from '../../../src/import/likeness';
import { completeSignature } from '../../../src/model/signature';
import type { Page, PageLine } from '../../../src/rebuild/page';
import { TEMPLATES } from '../../../src/templates/registry';
import { EXTRAS, FULL } from '../../helpers/signatures';
import { imported } from './corpus';

/* What the product exports comes back as it left: signatures of its templates are imported like any other. */

const PEOPLE = [
  ['full', FULL],
  ['every extra', EXTRAS],
] as const;

/** How far a line may lie from where it was, in px. */
const NEAR = 1;

await Promise.all([...document.fonts].map((face) => face.load()));

describe.each(TEMPLATES)('$id', (template) => {
  test.each(PEOPLE)('comes back within a px: %s', async (_, data) => {
    const person = completeSignature(data);
    const options = await withParts(person, { socialStyle: 'letters' });
    const { html } = printedTemplate(person, template, options);
    const { laidOut, page } = await imported({ html, pictures: new Map(), unnamed: [] });
    expect(movedLines(laidOut.page, page)).toEqual([]);
  });
});

function movedLines(before: Page, after: Page): readonly string[] {
  const left = [...linesOf(after)];
  return linesOf(before).flatMap((line) => {
    const at = left.findIndex((other) => isThere(line, other));
    if (at === -1) return [`${wordsOfLine(line)} at ${line.x.toFixed(1)}, ${line.y.toFixed(1)}`];
    left.splice(at, 1);
    return [];
  });
}

function linesOf({ items }: Page): readonly PageLine[] {
  return items.flatMap((item) =>
    item.kind === 'text' ? item.lines.filter((line) => wordsOfLine(line) !== '') : [],
  );
}

function isThere(line: PageLine, other: PageLine): boolean {
  // Blanks at the end are not seen.
  const isOpen = /\s$/.test(line.runs.at(-1)?.text ?? '');
  const apart = [line.x - other.x, line.y - other.y, isOpen ? 0 : line.width - other.width];
  return wordsOfLine(line) === wordsOfLine(other) && apart.every((px) => Math.abs(px) <= NEAR);
}
