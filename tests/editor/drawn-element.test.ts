import { expect, test } from 'vitest';
import { drawElement } from '../../src/editor/canvas/drawing/drawn-element';
import { selectElementContext } from '../../src/editor/render-env';
import { changePerson } from '../../src/editor/details/change-person';
import { measureByTable } from '../../src/scene/text/text-width';
import { openDesigner } from '../../src/store/open-designer';
import { makeStore } from '../../src/store/make-store';
import { fakeWorld } from '../helpers/fake-ports';
import { element } from './gesture-driver';

const NAME = element('n', { type: 'name' });
const TITLE = element('t', { type: 'title' });
const OWN = element('o', { type: 'name', content: 'Somebody else' });
const NETWORKS = element('s', { type: 'social' });

test('a typed key draws only what shows that detail again', () => {
  const { type, contextNow } = designer();
  const all = [NAME, TITLE, OWN, NETWORKS];
  const before = all.map((one) => drawElement(one, contextNow()));
  type({ fullName: 'Jane Do' });
  const after = all.map((one) => drawElement(one, contextNow()));
  expect(after.map((drawn, at) => drawn !== before[at])).toEqual([true, false, false, false]);
  expect(after[0]?.name).toContain('"Jane Do"');
});

test('an address that is gone draws what shows networks again', () => {
  const { type, contextNow } = designer();
  const before = drawElement(NETWORKS, contextNow());
  type({ socialLinks: { linkedin: '' } });
  const after = drawElement(NETWORKS, contextNow());
  expect(after).not.toBe(before);
  expect(after.nodes).not.toEqual(before.nodes);
});

test('fonts that have come draw every text again', () => {
  const { contextNow } = designer();
  const context = contextNow();
  const before = drawElement(NAME, context);
  expect(drawElement(NAME, { ...context, fontArrivals: 1 })).not.toBe(before);
});

test('a drawing lies where its element does', () => {
  const { contextNow } = designer();
  const [here, there] = [NAME, { ...NAME, x: NAME.x + 7 }].map((one) =>
    drawElement(one, contextNow()),
  );
  const xOf = (drawn: typeof here) => Number(drawn?.nodes[0]?.attributes['x']);
  expect(xOf(there) - xOf(here)).toBe(7);
});

function designer() {
  const store = makeStore(fakeWorld().ports);
  openDesigner(store);
  return {
    type: (part: Parameters<typeof changePerson>[0]) =>
      store.dispatch(changePerson(part, 'Details', null)),
    contextNow: () => selectElementContext(store.getState(), { measure: measureByTable }),
  };
}
