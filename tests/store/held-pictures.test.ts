import { describe, expect, test, vi } from 'vitest';
import { definitionOf, ELEMENTS } from '../../src/scene/registry';
import { selectElementContext } from '../../src/editor/render-env';
import { pasteText } from '../../src/editor/commands/clipboard/paste';
import { copySelected, cutSelected } from '../../src/editor/commands/clipboard/clipboard';
import { makeElement } from '../../src/scene/operations/add';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { writeDesign, writeFragment } from '../../src/scene/design-file/write-design';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { freshOutput } from '../../src/output/state/make-output';
import { findNaturalSizes } from '../../src/pictures/state/natural-sizes';
import { heldIn, withoutHeld } from '../../src/pictures/state/held-pictures';
import { loadHeldPictures } from '../../src/pictures/state/load-held-pictures';
import { readLogoPalette } from '../../src/pictures/state/logo-palette';
import { duplicateSignature } from '../../src/saving/state/list';
import { openSource } from '../../src/saving/state/files/open-file';
import { readSignature } from '../../src/saving/state/read-signature';
import { saveAll, pictureOf } from '../../src/saving/state/save';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import {
  parseSignatureFile,
  writeSignatureFile,
} from '../../src/saving/state/files/signature-file';
import { followTabs } from '../../src/saving/state/tab-lock';
import { changeField } from '../../src/store/signature/edit-form';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { holdPictures } from '../../src/store/signature/hold-pictures';
import { linkedPictures } from '../../src/store/signature/picture-addresses';

import { NEW_SIGNATURE, type Signature } from '../../src/store/signature/signature';
import { fakeDevice } from '../helpers/fake-device';
import { fakeWorld, type World } from '../helpers/fake-ports';
import { arrives, left } from '../helpers/returning';
import type { Visitor } from '../helpers/visitor';
import { designer, type Designer } from '../helpers/designer';
import { element } from '../scene/scenes';

const LOGO = 'https://a.example/logo.png';
const OTHER = 'https://b.example/other.png';

const heldBy = (someone: Visitor) => heldIn(someone.state().signature.present);
const asked = ({ measured }: World) => measured.map(({ address }) => address);

/** The text of a design file with linked pictures. */
function fileWith(person: Partial<Signature['person']>, elements = EMPTY_SCENE.elements): string {
  const signature = { ...SAMPLE_SIGNATURE, profileImageUrl: '', logoUrl: '', ...person };
  const written = writeDesign({ ...EMPTY_SCENE, elements }, signature);
  if (!written.ok) throw new Error(written.problem.message);
  return written.value;
}

/** A file is opened on a device. */
async function opens(text: string, world = fakeWorld()): Promise<Visitor> {
  const someone = await arrives(world);
  await someone.store.dispatch(openSource(text));
  await someone.store.dispatch(findNaturalSizes());
  return someone;
}

describe('the pictures of a file', () => {
  test('are held when it is opened, and no server is asked for them', async () => {
    const someone = await opens(fileWith({ logoUrl: LOGO, blocks: [banner(OTHER)] }));
    expect(heldBy(someone)).toEqual([LOGO, OTHER]);
    await someone.store.dispatch(findNaturalSizes());
    await someone.store.dispatch(readLogoPalette(LOGO));
    expect(asked(someone.world)).toEqual([]);
  });

  test.each(ELEMENTS.filter(({ content }) => content === 'picture').map(({ type }) => type))(
    'are those of %s, too',
    async (type) => {
      const someone = await opens(fileWith({}, [element(type, { content: LOGO })]));
      expect(heldBy(someone)).toEqual([LOGO]);
    },
  );

  test('are held wherever the file comes from, and files within it are not', async () => {
    const text = writeSignatureFile(
      { ...NEW_SIGNATURE, person: { ...SAMPLE_SIGNATURE, logoUrl: LOGO } },
      '',
    );
    const read = parseSignatureFile(text.ok ? text.value : '');
    expect(read.ok && read.value.signature.heldPictures).toEqual([LOGO]);
    const own = parseSignatureFile(fileWith({}));
    expect(own.ok && own.value.signature.heldPictures).toBeUndefined();
  });

  test('are asked for once the visitor allows it, in all states, and that is no step', async () => {
    const someone = await opens(fileWith({ logoUrl: LOGO }));
    someone.types('jobTitle', 'Painter');
    const steps = someone.state().signature.past.length;
    await someone.store.dispatch(loadHeldPictures());
    expect(asked(someone.world)).toEqual([LOGO]);
    expect(someone.state().signature.past).toHaveLength(steps);
    someone.does(historyNavigation.undo());
    expect(heldBy(someone)).toEqual([]);
    someone.does(historyNavigation.redo());
    expect(heldBy(someone)).toEqual([]);
  });

  test('stay held after a reload, and are loaded after one once they were allowed', async () => {
    const device = fakeDevice();
    const someone = await opens(fileWith({ logoUrl: LOGO }), fakeWorld([], device));
    await someone.store.dispatch(saveAll());
    device.holders.clear();
    const again = await arrives(fakeWorld([], device));
    expect(heldBy(again)).toEqual([LOGO]);
    expect(asked(again.world)).toEqual([]);
    await again.store.dispatch(loadHeldPictures());
    await again.store.dispatch(saveAll());
    device.holders.clear();
    expect(heldBy(await arrives(fakeWorld([], device)))).toEqual([]);
  });

  test('stay held in a copy of the signature', async () => {
    const someone = await opens(fileWith({ logoUrl: LOGO }));
    await someone.store.dispatch(duplicateSignature(someone.state().saving.id));
    expect(heldBy(someone)).toEqual([LOGO]);
    expect(asked(someone.world)).toEqual([]);
  });

  test('that the visitor links themselves are loaded beside those that are held', async () => {
    const someone = await opens(fileWith({ logoUrl: LOGO }));
    someone.does(changeField({ field: 'profileImageUrl', value: OTHER }));
    await someone.store.dispatch(findNaturalSizes(OTHER));
    expect(asked(someone.world)).toEqual([OTHER]);
    expect(heldBy(someone)).toEqual([LOGO]);
  });

  test('are boxes in the list of signatures, and links in what is copied', async () => {
    const someone = await opens(fileWith({ logoUrl: LOGO }));
    const { html } = await someone.store.dispatch(freshOutput('template'));
    expect(html).toContain(LOGO);
    expect(pictureOf(someone.state())).not.toContain('a.example');
  });
});

describe('work that was saved before there was anything to be asked', () => {
  test('is the visitor’s own: its pictures are loaded', async () => {
    const world = fakeWorld();
    left(world, 'ada', { person: { ...SAMPLE_SIGNATURE, logoUrl: LOGO } });
    const someone = await arrives(world);
    expect(heldBy(someone)).toEqual([]);
    await vi.waitFor(() => expect(asked(world)).toEqual([LOGO]));
  });

  test('a saved state whose list of held pictures is lost is not read', () => {
    const state = { ...NEW_SIGNATURE, heldPictures: [LOGO], step: null };
    const saved = serializeSignature({ past: [], present: state, future: [] });
    expect(readSignature(saved)).toMatchObject({ value: { present: { heldPictures: [LOGO] } } });
    expect(readSignature({ ...saved, held: [] }).ok).toBe(false);
    expect(readSignature({ ...saved, held: [[1]] }).ok).toBe(false);
  });
});

const heldOn = ({ store }: Designer) => heldIn(store.getState().signature.present);
const copiedText = ({ world }: Designer): string => world.copied.at(-1)?.text ?? '';

describe('what is pasted on the canvas', () => {
  test('brings held pictures in one step, which undo takes back', async () => {
    const someone = designer();
    await someone.store.dispatch(pasteText(fragment(LOGO)));
    expect(heldOn(someone)).toEqual([LOGO]);
    expect(someone.store.getState().signature.past).toHaveLength(1);
    someone.store.dispatch(historyNavigation.undo());
    expect(someone.scene().elements).toEqual([]);
    expect(heldOn(someone)).toEqual([]);
    someone.store.dispatch(historyNavigation.redo());
    expect(heldOn(someone)).toEqual([LOGO]);
  });

  test('asks once: after a yes the same pictures are loaded', async () => {
    const someone = designer();
    await someone.store.dispatch(pasteText(fragment(LOGO)));
    await someone.store.dispatch(loadHeldPictures());
    await someone.store.dispatch(pasteText(fragment(LOGO)));
    expect(heldOn(someone)).toEqual([]);
    await someone.store.dispatch(pasteText(fragment(OTHER)));
    expect(heldOn(someone)).toEqual([OTHER]);
  });

  test.each([copySelected, cutSelected])(
    'holds nothing that was copied here: $label',
    async (command) => {
      const someone = designer().has('logo', 'own', { content: LOGO }).selects('own');
      someone.does(command);
      await vi.waitFor(() => expect(copiedText(someone)).not.toBe(''));
      await someone.store.dispatch(pasteText(copiedText(someone).replaceAll('\n', '\r\n')));
      expect(someone.scene().elements.at(-1)?.content).toBe(LOGO);
      expect(heldOn(someone)).toEqual([]);
    },
  );

  test('holds what was held where it was copied', async () => {
    const someone = designer();
    await someone.store.dispatch(pasteText(fragment(LOGO)));
    someone.does(cutSelected);
    await vi.waitFor(() => expect(copiedText(someone)).not.toBe(''));
    someone.store.dispatch(historyNavigation.undo());
    someone.store.dispatch(historyNavigation.undo());
    expect(heldOn(someone)).toEqual([]);
    await someone.store.dispatch(pasteText(copiedText(someone)));
    expect(heldOn(someone)).toEqual([LOGO]);
  });

  test('shows a placeholder in the place of each, and the email keeps their addresses', async () => {
    const someone = designer();
    await someone.store.dispatch(pasteText(fragment(LOGO)));
    const context = selectElementContext(someone.store.getState(), someone.device);
    const [pasted] = someone.scene().elements;
    if (pasted === undefined) throw new Error('Nothing was pasted');
    const { draw } = definitionOf(pasted.type);
    expect(JSON.stringify(draw(pasted, context))).not.toContain('a.example');
    await someone.store.dispatch(loadHeldPictures());
    const after = selectElementContext(someone.store.getState(), someone.device);
    expect(JSON.stringify(draw(pasted, after))).toContain(LOGO);
  });
});

test('a tab that follows another takes the signature over before its pictures are loaded', async () => {
  const device = fakeDevice();
  const one = await opens(fileWith({ logoUrl: LOGO }), fakeWorld([], device));
  await one.store.dispatch(saveAll());
  const other = await arrives(fakeWorld([], device));
  other.store.dispatch(followTabs());
  expect(other.state().saving.lockOwner).toBe('elsewhere');
  await other.store.dispatch(loadHeldPictures());
  await other.store.dispatch(saveAll());
  expect(heldBy(other)).toEqual([]);
  const later = await arrives(fakeWorld([], device));
  expect(heldBy(later)).toEqual([]);
});

test('pictures that are held count as pictures that do not come', async () => {
  const { ports, measured, drawn } = fakeWorld();
  const images = withoutHeld(ports.images, [LOGO]);
  const box = { id: 'a', width: 9, height: 9, scale: 2, x: 0, y: 0 } as const;
  const image = { tag: 'image', attributes: { href: LOGO } } as const;
  const nodes = [{ tag: 'g', attributes: {}, children: [image] }] as const;
  expect(await images.naturalSize(LOGO)).toBeNull();
  expect(await images.pixels(LOGO)).toBeNull();
  expect(await images.draw({ ...box, kind: 'drawing', nodes })).toBeNull();
  expect([measured, drawn]).toEqual([[], []]);
  await images.draw({ ...box, kind: 'drawing', nodes: [] });
  expect(drawn).toHaveLength(1);
});

test('what is held already, or shown and not held, is not held once more', async () => {
  const someone = await arrives();
  someone.does(changeField({ field: 'logoUrl', value: LOGO }));
  const step = { label: 'Import', group: 'a' };
  someone.does(holdPictures([LOGO], step));
  expect(heldBy(someone)).toEqual([]);
  someone.does(holdPictures([OTHER, LOGO], step));
  someone.does(holdPictures([OTHER], step));
  expect(heldBy(someone)).toEqual([OTHER]);
  expect(linkedPictures(someone.state().signature.present)).toContain(LOGO);
});

function banner(picture: string): Signature['person']['blocks'][number] {
  return { id: 'b', kind: 'banner', values: { picture } };
}

function fragment(content: string): string {
  const made = makeElement(definitionOf('logo'), 'new', { x: 0, y: 0 }, EMPTY_SCENE);
  const written = writeFragment([{ ...made, content }]);
  if (!written.ok) throw new Error(written.problem.message);
  return written.value;
}
