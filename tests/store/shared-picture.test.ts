import { expect, test } from 'vitest';
import type { DrawingRequest } from '../../src/export/types';
import { sharedHtml } from '../../src/saving/state/shared-picture';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { busyScene } from '../helpers/busy-scenes';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives } from '../helpers/returning';

const { elements } = busyScene(1);
const DESIGN = {
  ...NEW_SIGNATURE,
  scene: { ...NEW_SIGNATURE.scene, elements: elements.slice(0, 4) },
};

async function shown(drawings: number, isWanted = true) {
  const someone = await arrives(fakeWorld());
  const { behaviour, drawn } = someone.world;
  behaviour.requests = Array.from({ length: drawings }, (_, at) => drawing(`d${at}`));
  const html = await someone.store.dispatch(sharedHtml(DESIGN, () => isWanted));
  return { isShown: html !== '', drawn: drawn.length };
}

test('a design from a link is shown with what is drawn of it', async () => {
  expect(await shown(3)).toEqual({ isShown: true, drawn: 3 });
});

test('one of which very much would be drawn is not shown, and none of it is drawn', async () => {
  expect(await shown(400)).toEqual({ isShown: false, drawn: 0 });
});

test('one that is no longer needed is neither shown nor drawn', async () => {
  expect(await shown(3, false)).toEqual({ isShown: false, drawn: 0 });
});

test('where it cannot be made, nothing is shown', async () => {
  const someone = await arrives(fakeWorld());
  someone.world.behaviour.exporter = 'fails';
  expect(await someone.store.dispatch(sharedHtml(DESIGN, () => true))).toBe('');
});

function drawing(id: string): DrawingRequest {
  return { kind: 'drawing', id, scale: 2, nodes: [], x: 0, y: 0, width: 10, height: 10 };
}
