import { describe, expect, test } from 'vitest';
import { deleteSelected, undo } from '../../src/editor/commands/edit';
import { NUDGE_COMMANDS } from '../../src/editor/commands/places/nudge';
import {
  selectDesignFindings,
  selectMarkers,
  selectNotes,
  selectOpenFindings,
} from '../../src/editor/findings/select-findings';
import { elementOrigin, type Finding } from '../../src/model/findings/findings';
import { outputMade } from '../../src/output/state/output-slice';
import { designer, type Designer } from '../helpers/designer';
import { findingOf } from '../helpers/findings';

function finding(rule: Finding['rule'], id: string, rest: Partial<Finding> = {}): Finding {
  const origin = [elementOrigin(id)];
  const args = { label: 'Job Title' };
  return findingOf(rule, { severity: 'degraded', clients: [], args, origin, ...rest });
}

/** Someone whose design was exported with these findings. */
function reported(someone: Designer, ...findings: readonly Finding[]): Designer {
  const source = someone.store.getState().signature.present;
  const output = { html: '', text: '', findings, differences: [], isEmpty: false };
  someone.store.dispatch(outputMade({ output, source, rasters: {} }));
  return someone;
}

describe('the findings of a design', () => {
  test('name their element once', () => {
    const someone = reported(designer().has('title', 'a'), finding('element-moved', 'a'));
    const [first] = selectDesignFindings(someone.store.getState());
    expect(first).toMatchObject({ id: 'a', name: 'Job Title' });
    expect(first?.words).toMatch(/^overlaps another element/);
  });

  test('leave out elements that are gone or hidden, and duplicates', () => {
    const someone = reported(
      designer().has('title', 'a').has('name', 'b', { hidden: true }),
      finding('element-moved', 'a'),
      finding('element-moved', 'a'),
      finding('element-moved', 'b'),
      finding('element-moved', 'gone'),
    );
    expect(selectDesignFindings(someone.store.getState())).toHaveLength(1);
  });

  test('are open issues, which are counted, or notes, never both', () => {
    const someone = reported(
      designer().has('title', 'a'),
      finding('image-not-cut', 'a', { severity: 'info' }),
      finding('element-moved', 'a'),
      finding('image-refused', 'a', { severity: 'broken' }),
    );
    const state = someone.store.getState();
    expect(selectOpenFindings(state).map(({ severity }) => severity)).toEqual([
      'broken',
      'degraded',
    ]);
    expect(selectNotes(state).map(({ severity }) => severity)).toEqual(['info']);
    const all = [...selectOpenFindings(state), ...selectNotes(state)];
    expect(all).toEqual(selectDesignFindings(state));
  });

  test('begin with the most severe', () => {
    const someone = reported(
      designer().has('title', 'a'),
      finding('image-not-cut', 'a', { severity: 'info' }),
      finding('element-moved', 'a'),
      finding('image-refused', 'a', { severity: 'broken' }),
      { ...finding('over-gmail-limit', 'a'), origin: [] },
    );
    const state = someone.store.getState();
    expect(selectDesignFindings(state).map(({ severity }) => severity)).toEqual([
      'broken',
      'degraded',
      'degraded',
      'info',
    ]);
    expect(selectOpenFindings(state)).toHaveLength(3);
    expect(selectMarkers(state)).toMatchObject([{ id: 'a', findings: { length: 3 } }]);
  });
});

test('a finding that is only information gets no marker', () => {
  const someone = reported(
    designer().has('title', 'a'),
    finding('element-drawn', 'a', { severity: 'info' }),
  );
  const state = someone.store.getState();
  expect(selectDesignFindings(state)).toHaveLength(1);
  expect(selectOpenFindings(state)).toEqual([]);
  expect(selectMarkers(state)).toEqual([]);
});

test('what is about the whole signature gets no marker, and leads to all elements that have their part in it', () => {
  const origin = [elementOrigin('a'), elementOrigin('gone'), elementOrigin('b')];
  const someone = reported(
    designer().has('logo', 'a').has('name', 'b'),
    finding('embedded-picture', 'a', { severity: 'broken', origin, args: {} }),
    finding('sample-values', 'a', { severity: 'info', origin, args: { fields: 'Full Name' } }),
  );
  const state = someone.store.getState();
  expect(selectDesignFindings(state)).toMatchObject(
    [
      { id: null, ids: ['a', 'b'], name: '', words: /^Gmail and HEY hide uploaded pictures/ },
      { id: null, ids: ['a', 'b'], words: 'Still sample text: Full Name.' },
    ].map(({ words, ...rest }) => ({ ...rest, words: expect.stringMatching(words) })),
  );
  expect(selectMarkers(state)).toEqual([]);
});

test('a message that begins with the name of its element and a colon is shown without them', () => {
  const args = { label: 'Logo', host: 'example.com' };
  const someone = reported(designer().has('logo', 'a'), finding('image-local', 'a', { args }));
  const [first] = selectDesignFindings(someone.store.getState());
  expect(first).toMatchObject({
    name: 'Logo',
    words: expect.stringMatching(/^example\.com is on/),
  });
});

describe('a finding that is reported again', () => {
  test('stays the same object, so that its marker is not rendered again', () => {
    const someone = designer().has('title', 'a').has('name', 'b');
    const state = () => someone.store.getState();
    reported(someone, finding('element-moved', 'a'), finding('element-moved', 'b'));
    const [first, second] = selectMarkers(state());
    reported(
      someone,
      finding('element-moved', 'a', { args: { label: 'Name' } }),
      finding('element-moved', 'b'),
    );
    const [other, kept] = selectMarkers(state());
    expect(second?.id).toBe('b');
    expect(kept).toBe(second);
    expect(other).not.toBe(first);
    expect(other?.findings[0].name).toBe('Name');
  });

  test('is in the same list after a move, in another once an element has gone or come back', () => {
    const someone = reported(
      designer().has('title', 'a').has('name', 'b'),
      finding('element-moved', 'a'),
      finding('sample-values', 'a', { origin: [elementOrigin('b'), elementOrigin('a')] }),
    );
    const shown = () => selectDesignFindings(someone.store.getState());
    const before = shown();
    const placed = someone.find('a');
    someone.selects('a').does(nudgeOf('nudge.large.right'));
    expect(someone.find('a')?.x).toBeGreaterThan(placed?.x ?? 0);
    expect(shown()).toBe(before);
    someone.does(deleteSelected);
    expect(shown().map(({ ids }) => ids)).toEqual([['b']]);
    someone.does(undo);
    expect(shown()).toEqual(before);
  });
});

function nudgeOf(id: string) {
  const nudge = NUDGE_COMMANDS.find((command) => command.id === id);
  if (nudge === undefined) throw new Error(`${id} is no command`);
  return nudge;
}
