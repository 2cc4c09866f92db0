import { completeSignature } from '../../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { makeFixResponder } from '../../../src/fixes/list/answer-question';
import { applyFix, canFix, fixesFor } from '../../../src/fixes/apply-fix';
import type { FixContext } from '../../../src/fixes/fix';
import { FIXES } from '../../../src/fixes/fixes';
import { moveApart } from '../../../src/fixes/list/move-apart';
import { elementOrigin } from '../../../src/model/findings/findings';
import { guessWidth, type MeasureText } from '../../../src/scene/text/text-measure';
import type { Design, SceneElement } from '../../../src/scene/scene';
import { overlappingScene } from '../../helpers/overlapping-scenes';
import { designOf } from '../../helpers/scenes';

const LINE = { type: 'text', content: 'Head of Design', width: 140 } as const;
const OVERLAPPING = designOf([
  { ...LINE, x: 100, y: 100 },
  { ...LINE, x: 120, y: 110 },
  { ...LINE, x: 100, y: 400 },
]);
const ALL = OVERLAPPING.elements.map(({ id }) => id);
const DRAWN = { rule: 'text-drawn', origin: [elementOrigin('text-1')] } as const;

function contextOf(design: Design): FixContext {
  return { element: sceneContext(design, {}, guessWidth).element, rasters: {} };
}

/** Asks as another thread is asked: by a copy. */
function asking(measure: MeasureText = guessWidth) {
  const answer = makeFixResponder();
  return (design: Design, question: Parameters<typeof answer>[1]) =>
    answer({ ...structuredClone({ design, options: {} }), measure }, question);
}

describe('the answer', () => {
  test('about a finding is all that can be done about it', () => {
    const offers = asking()(OVERLAPPING, { kind: 'about', finding: DRAWN });
    expect(offers).toEqual(fixesFor(DRAWN, OVERLAPPING, contextOf(OVERLAPPING)));
    expect(offers.length).toBeGreaterThan(1);
  });

  test('of what helps names each fix that helps one of the elements', () => {
    const ask = asking();
    for (const design of [OVERLAPPING, overlappingScene(1), overlappingScene(2)]) {
      const ids = design.elements.map(({ id }) => id);
      const context = contextOf(design);
      const helping = FIXES.filter((fix) => canFix(fix, ids, design, context));
      const offers = ask(design, { kind: 'helpful', ids });
      expect(offers.map(({ fix }) => fix)).toEqual(helping.map(({ id }) => id));
      expect(offers).not.toEqual([]);
    }
  });

  test('of what a fix does as a whole is one offer, or none', () => {
    const ask = asking();
    const whole = applyFix(moveApart, ALL, OVERLAPPING, contextOf(OVERLAPPING));
    const question = { kind: 'whole', fix: 'moveApart', ids: ALL } as const;
    expect(ask(OVERLAPPING, question)).toEqual([{ fix: 'moveApart', ...whole }]);
    expect(ask(OVERLAPPING, { ...question, ids: ['text-2'] })).toEqual([]);
    expect(() => ask(OVERLAPPING, { ...question, fix: 'none' })).toThrow('No fix is called none');
  });
});

describe('what was found out', () => {
  const question = { kind: 'about', finding: DRAWN } as const;

  test('is reused for a copy of the same design, and found out again for a changed one', () => {
    let measured = 0;
    const ask = asking((...text) => {
      measured += 1;
      return guessWidth(...text);
    });
    const first = ask(OVERLAPPING, question);
    const once = measured;
    expect(once).toBeGreaterThan(0);
    expect(ask(OVERLAPPING, question)).toEqual(first);
    expect(measured).toBe(once);
    const longer = withUpper({ content: 'Head of all Designs' });
    ask(longer, question);
    expect(measured).toBeGreaterThan(once);
  });

  test('does not outlive the design, the person or the order of what it is of', () => {
    const ask = asking();
    expect(ask(OVERLAPPING, question)).not.toEqual([]);
    const alone = OVERLAPPING.elements.filter(({ id }) => id !== 'text-0');
    expect(ask({ ...OVERLAPPING, elements: alone }, question)).toEqual([]);
    expect(ask(withUpper({ y: 200 }), question)).toEqual([]);
    const named = designOf([
      { type: 'name', x: 100, y: 100, width: 40 },
      { ...LINE, x: 145, y: 100 },
    ]);
    const offers = ['Jo', 'Josephine Montgomery'].map((fullName) => {
      const design = { ...named, person: completeSignature({ fullName }) };
      const reported = ask(design, question);
      expect(reported).toEqual(fixesFor(DRAWN, design, contextOf(design)));
      return reported.length;
    });
    expect(offers).toEqual([0, expect.any(Number)]);
    expect(offers[1]).toBeGreaterThan(0);
  });
});

/** The design with its upper line changed. */
function withUpper(rest: Partial<SceneElement>): Design {
  const elements = OVERLAPPING.elements.map((element) =>
    element.id === 'text-1' ? { ...element, ...rest } : element,
  );
  return { ...OVERLAPPING, elements };
}
