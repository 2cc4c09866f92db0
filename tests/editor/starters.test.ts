import { PLAIN_LETTERS } from '../../src/email/letters';
import { describe, expect, test } from 'vitest';
import { isUntouched } from '../../src/editor/starters/start';
import {
  startFromSignature,
  startFromTemplate,
  startInNewSignature,
} from '../../src/editor/starters/start-from';
import type { Page, PageText } from '../../src/import/core/rebuild/page';
import { createSignature } from '../../src/saving/state/list';
import { selectOpenName } from '../../src/saving/state/names';
import { beginNew, switchTo } from '../../src/saving/state/open-signature';
import { saveAll } from '../../src/saving/state/save';
import { designer } from '../helpers/designer';

/** A page that holds the name and nothing else. */
function pageOf(text: string): Page {
  const look = {
    family: 'Arial, sans-serif',
    size: 18,
    weight: 700,
    ...PLAIN_LETTERS,
    color: '#112233',
    ownColor: '#112233',
    alpha: 1,
    letterSpacing: 0,
  } as const;
  const line = {
    x: 0,
    y: 4,
    width: 90,
    height: 20,
    runs: [{ ...look, text, href: null }],
    ends: 'break',
    lineHeight: 26,
  } as const;
  const item: PageText = {
    kind: 'text',
    x: 0,
    y: 4,
    width: 90,
    height: 20,
    table: 1,
    align: 'left',
    dir: 'ltr',
    room: { left: 0, right: 600 },
    lines: [line],
  };
  return { items: [item], isCut: false };
}

function someone() {
  const person = designer();
  const { fullName } = person.store.getState().signature.present.person;
  person.world.behaviour.page = pageOf(fullName);
  return person;
}

describe('starting from a template', () => {
  test('is one step with elements that follow the person, and undone it is as before', async () => {
    const visitor = someone().has('title', 'title-1').selects('title-1');
    const { store } = visitor;
    const steps = () => store.getState().signature.past.length;
    const [count, before] = [steps(), visitor.scene()];
    await store.dispatch(startFromTemplate('classic'));
    expect(steps()).toBe(count + 1);
    expect(visitor.scene().elements).toMatchObject([{ type: 'name' }]);
    expect(visitor.scene().elements[0]?.content).toBeUndefined();
    expect(store.getState().selection).toEqual([]);
    expect(store.getState().signature.present.step?.label).toBe('Start from Classic');
    expect(visitor.notices()).toEqual(['Switched to Classic']);
    store.dispatch({ type: 'signature-history/undo' });
    expect(visitor.scene().elements).toEqual(before.elements);
  });

  test('a notice states that columns stay side by side on a phone', async () => {
    const visitor = someone();
    await visitor.store.dispatch(startFromTemplate('elegant'));
    expect(visitor.store.getState().notices.queue.at(-1)?.message).toMatch(/^On phones,/);
  });

  test('a template that cannot be laid out changes nothing but shows a notice', async () => {
    const visitor = someone().has('title', 'title-1');
    visitor.world.behaviour.page = 'fails';
    const before = visitor.scene();
    await visitor.store.dispatch(startFromTemplate('classic'));
    expect(visitor.scene()).toBe(before);
    expect(visitor.notices()).toEqual(['The design could not be made']);
  });
});

describe('a template as a new signature', () => {
  test('leaves the design as it is, and is begun with a step', async () => {
    const visitor = someone().has('title', 'title-1');
    const { store } = visitor;
    await store.dispatch(beginNew());
    const { id } = store.getState().saving;
    const before = visitor.scene().elements;
    await store.dispatch(startInNewSignature('classic'));
    const { saving, signature } = store.getState();
    expect(saving.id).not.toBe(id);
    expect(signature.present.look.template).toBe('classic');
    expect(visitor.scene().elements).toMatchObject([{ type: 'name' }]);
    expect(isUntouched(store.getState())).toBe(true);
    expect(selectOpenName(store.getState())).toBe('Jane Doe 2');
    expect(visitor.notices()).toContain('Opened “Jane Doe 2”');
    await store.dispatch(switchTo(id));
    expect(visitor.scene().elements).toEqual(before);
  });

  test('changes nothing where the template cannot be laid out, or the design cannot be saved', async () => {
    const visitor = someone().has('title', 'title-1');
    const { store } = visitor;
    await store.dispatch(beginNew());
    const { id } = store.getState().saving;
    visitor.world.behaviour.page = 'fails';
    await store.dispatch(startInNewSignature('classic'));
    visitor.world.behaviour.page = pageOf('Jane Doe');
    visitor.world.behaviour.writing = 'fails';
    visitor.has('email', 'email-1');
    await store.dispatch(startInNewSignature('classic'));
    expect(store.getState().saving.id).toBe(id);
    expect(visitor.notices()).toEqual(['The design could not be made', 'Not saved', 'Not saved']);
  });
});

test('a design counts as worked on from the first change', async () => {
  const visitor = someone();
  const { store } = visitor;
  expect(isUntouched(store.getState())).toBe(true);
  await store.dispatch(startFromTemplate('classic'));
  expect(isUntouched(store.getState())).toBe(true);
  visitor.has('title', 'title-1');
  expect(isUntouched(store.getState())).toBe(false);
});

test('another signature of the device is begun with by its design', async () => {
  const visitor = someone();
  const { store } = visitor;
  await store.dispatch(createSignature());
  visitor.has('email', 'email-1').has('phone', 'phone-1');
  await store.dispatch(saveAll());
  const { id } = store.getState().saving;
  const { elements } = visitor.scene();
  await store.dispatch(createSignature());
  expect(visitor.scene().elements).toEqual([]);
  await store.dispatch(startFromSignature(id, 'The other'));
  expect(visitor.scene().elements.map(({ type }) => type)).toEqual(
    elements.map(({ type }) => type),
  );
  expect(store.getState().signature.present.step?.label).toBe('Start from The other');
  await store.dispatch(startFromSignature('nobody', 'Nobody'));
  expect(visitor.notices()).toContain('The design could not be made');
});
