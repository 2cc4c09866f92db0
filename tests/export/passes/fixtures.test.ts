import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { explainScene, type ExplainedPass } from '../../../src/export/explain/explain';
import { printing, SCENE_TO_DOCUMENT } from '../../../src/export/pipeline';
import type { ExportOptions, RasterImage } from '../../../src/export/types';
import { showFinding, showForm } from '../../../src/export/explain/show-form';
import type { Design } from '../../../src/scene/scene';
import { PNG } from '../../helpers/pictures';
import { designOf } from '../../helpers/scenes';

/*
 * A small scene for each pass, `<pass>.json`, or several, `<pass>-<what>.json`; beside it, in `.txt`, the form that goes into
 * the pass and the form that comes out.
 */

const FOLDER = 'tests/fixtures/passes';
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace('.json', ''));
const PASSES = [...SCENE_TO_DOCUMENT.names, ...printing().names];
const DOT: RasterImage = { type: 'image/png', base64: PNG.slice(PNG.indexOf(',') + 1) };

interface Fixture {
  readonly about: string;
  readonly options?: ExportOptions;
  /** Whether the pictures that are requested are there. */
  readonly drawn?: boolean;
  readonly elements: Parameters<typeof designOf>[0];
  readonly background?: Design['background'];
  readonly frame?: Design['frame'];
}

/** What lies before a pass and behind it, and what it reported. */
interface Around {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly reported: readonly string[];
}

describe.each(NAMES)('%s', (name) => {
  const [pass = ''] = name.split('-');

  test('is as it was', async () => {
    const { about, steps, design } = explained(name);
    const around = aroundOf(pass, steps, design);
    const text = [about, '', ...section('in', around.before), ...section('out', around.after)];
    const reported = around.reported.map((finding) => `reported: ${finding}`);
    await expect([...text, ...reported, ''].join('\n')).toMatchFileSnapshot(
      `../../fixtures/passes/${name}.txt`,
    );
  });

  test('shows what the pass is for', () => {
    const { steps, design } = explained(name);
    const around = aroundOf(pass, steps, design);
    const isSame = around.before.join('\n') === around.after.join('\n');
    const isIdle = isSame && around.reported.length === 0;
    expect(isIdle, `${pass} changes and reports nothing in ${FOLDER}/${name}.json`).toBe(false);
    expect(steps.flatMap(({ problems }) => problems)).toEqual([]);
  });
});

test('every pass has a fixture', () => {
  const shown = new Set(NAMES.map((name) => name.split('-')[0]));
  const missing = PASSES.filter((pass) => !shown.has(pass));
  expect(missing.map((pass) => `${FOLDER}/${pass}.json`)).toEqual([]);
});

function explained(name: string) {
  const fixture = JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8')) as Fixture;
  const { about, options = {}, elements, background = '#ffffff', drawn = false } = fixture;
  const frame = fixture.frame ?? { width: 600, height: 200, trim: false };
  const design = designOf(elements, { background, frame });
  const first = explainScene(design, options);
  const form = first.at(-1)?.form;
  if (!drawn || form === undefined || !('requests' in form)) return { about, design, steps: first };
  const rasters = Object.fromEntries(form.requests.map(({ id }) => [id, DOT]));
  return { about, design, steps: explainScene(design, { ...options, rasters }) };
}

function aroundOf(pass: string, steps: readonly ExplainedPass[], design: Design): Around {
  const at = steps.findIndex((step) => step.pass === pass);
  const [before, after] = [steps[at - 1], steps[at]];
  if (after === undefined) {
    const known = PASSES.join(', ');
    throw new Error(`There is no pass ${pass} from a design to printed HTML, only ${known}`);
  }
  const known = new Set((before?.findings ?? []).map(showFinding));
  const found = after.findings.map(showFinding);
  return {
    before: before?.lines ?? showForm(design),
    after: after.lines,
    reported: found.filter((finding) => !known.has(finding)),
  };
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return [`== ${title}`, ...lines, ''];
}
