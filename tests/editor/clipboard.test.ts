import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { copySelected, cutSelected, paste } from '../../src/editor/commands/clipboard/clipboard';
import { importText } from '../../src/editor/commands/clipboard/import-design';
import { pasteText } from '../../src/editor/commands/clipboard/paste';
import { CLEAN_HTML } from '../../src/editor/paste/lazy-clean-html';
import { pasteContents } from '../../src/editor/paste/use-design-paste';
import { copyDesign } from '../../src/editor/commands/file';
import { undo } from '../../src/editor/commands/edit';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { parseDesign } from '../../src/scene/design-file/design-file';
import { SCENE_LIMITS } from '../../src/scene/limits';
import { EMPTY_SCENE } from '../../src/scene/empty-scene';
import { designText } from '../helpers/design-text';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld } from '../helpers/fake-ports';
import { PNG } from '../helpers/pictures';
import { anyElement } from '../scene/scenes';

const places = (someone: Designer): readonly (readonly [number, number])[] =>
  someone.scene().elements.map(({ x, y }) => [x, y] as const);
const copiedText = (someone: Designer): string => someone.world.copied.at(-1)?.text ?? '';

function person(): Designer {
  return designer().has('name', 'a', { content: 'Ada' }).has('title', 'b', { x: 140, y: 60 });
}

test('what is copied can be pasted before the browser has put it on the clipboard', async () => {
  const world = fakeWorld();
  const writing: (() => void)[] = [];
  const writeText = () => new Promise<void>((done) => void writing.push(done));
  const clipboard = { ...world.ports.clipboard, writeText };
  const someone = designer({ ...world, ports: { ...world.ports, clipboard } }).has('name', 'a');
  someone.selects('a').does(copySelected);
  void someone.store.dispatch(pasteText('an older text'));
  expect(someone.scene().elements.map(({ type }) => type)).toEqual(['name', 'name']);
  const older = [new File([PNG], 'older.png', { type: 'image/png' })];
  expect(someone.store.dispatch(pasteContents(older, { text: '', html: '', rtf: '' }, null))).toBe(
    true,
  );
  expect(someone.scene().elements.map(({ type }) => type)).toEqual(['name', 'name', 'name']);

  for (const done of writing) done();
  await new Promise((resolve) => setTimeout(resolve));
  void someone.store.dispatch(pasteText('a newer text'));
  expect(someone.scene().elements.at(-1)?.content).toBe('a newer text');
});

describe('copying', () => {
  test('writes the selected elements as a piece of a design file', () => {
    const someone = person().selects('b');
    someone.does(copySelected);
    const parsed = parseDesign(copiedText(someone));
    if (!parsed.ok) throw new Error(parsed.problem.message);
    expect(parsed.value).toMatchObject({ isFragment: true, notes: [] });
    expect(parsed.value.design.elements).toEqual([someone.find('b')]);
  });

  test('cutting removes the unlocked elements, and a notice counts the locked ones', () => {
    const someone = person().has('logo', 'c', { locked: true }).selects('a', 'c');
    someone.does(cutSelected);
    expect(someone.scene().elements.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(someone.notices()).toEqual(['1 locked element wasn’t changed']);
    expect(someone.store.getState().signature.present.step?.label).toBe('Cut Name');
    expect(JSON.parse(copiedText(someone))).toMatchObject({ elements: [{ id: 'a' }] });
  });

  test.each([
    ['copied', copySelected],
    ['cut', cutSelected],
    ['copied as a design', copyDesign],
  ])('what could not be opened again is not %s, and stays', async (_, command) => {
    const content = PNG + 'A'.repeat(SCENE_LIMITS.fileBytes);
    const someone = person().has('logo', 'c', { content }).selects('a', 'c');
    const before = someone.scene();
    someone.does(command);
    await expect
      .poll(() => someone.store.getState().notices.queue)
      .toMatchObject([
        { title: 'Copy Failed', message: 'This design is too large. The limit is 8 MB.' },
      ]);
    expect(someone.scene()).toBe(before);
    expect(someone.world.copied).toEqual([]);
  });

  test('a clipboard that refuses ends in a notice', async () => {
    const someone = person().selects('a');
    someone.world.behaviour.clipboard = 'refuses';
    someone.does(copySelected);
    await expect.poll(() => someone.notices()).toContain('Copy Failed');
    someone.does(paste);
    await expect.poll(() => someone.notices()).toContain('Paste with the keyboard');
  });
});

describe('pasting elements', () => {
  test('each time adds unlocked ones with ids of their own, 10 further, above all, selected', () => {
    const someone = person().has('logo', 'c', { x: 200, locked: true }).selects('a', 'c');
    someone.does(copySelected);
    const text = copiedText(someone);
    for (const by of [10, 20]) {
      void someone.store.dispatch(pasteText(text));
      const { selection } = someone.store.getState();
      const pasted = selection.map((id) => someone.find(id));
      expect(pasted).toMatchObject([
        { type: 'name', x: 100 + by, y: 100 + by, locked: false },
        { type: 'logo', x: 200 + by, y: 100 + by, locked: false },
      ]);
    }
    expect(new Set(someone.scene().elements.map(({ id }) => id)).size).toBe(7);
    someone.does(undo);
    expect(someone.scene().elements).toHaveLength(5);
  });

  test('another design gets them where they were, and keeps its own person', () => {
    const someone = person().selects('a', 'b');
    someone.does(copySelected);
    const other = designer();
    const before = other.store.getState().signature.present.person;
    void other.store.dispatch(pasteText(copiedText(someone)));
    expect(places(other)).toEqual(places(someone));
    expect(other.store.getState().signature.present.person).toBe(before);
    expect(other.notices()).toEqual([]);
  });

  test('at a place, the corner of their box lies there', () => {
    const someone = person().selects('a', 'b');
    someone.does(copySelected);
    const other = designer();
    void other.store.dispatch(pasteText(copiedText(someone), { x: 300, y: 20 }));
    expect(places(other)).toEqual([
      [300, 60],
      [340, 20],
    ]);
  });

  test('a pasted group is a group of its own', () => {
    const someone = designer().has('name', 'a').has('title', 'b').groups('g', 'a', 'b');
    someone.selects('a', 'b').does(copySelected);
    void someone.store.dispatch(pasteText(copiedText(someone)));
    const [, , first, second] = someone.scene().elements;
    expect(first?.groups).toHaveLength(1);
    expect(first?.groups).toEqual(second?.groups);
    expect(first?.groups).not.toEqual(['g']);
  });

  test('groups in a pasted group stay in it, all of them new; two pasted out of three are two', () => {
    const someone = designer().has('name', 'a').has('title', 'b').has('email', 'c');
    someone.groups('inner', 'a', 'b').groups('outer', 'a', 'b', 'c').selects('a', 'b', 'c');
    someone.does(copySelected);
    const text = copiedText(someone);
    void someone.store.dispatch(pasteText(text));
    void someone.store.dispatch(pasteText(text));
    const groupsOf = (from: number) =>
      someone
        .scene()
        .elements.slice(from, from + 3)
        .map(({ groups = [] }) => groups);
    const [first, second, third] = groupsOf(3);
    expect(first).toHaveLength(2);
    expect(second).toEqual(first);
    expect(third).toEqual(first?.slice(0, 1));
    const all = [0, 3, 6].flatMap((from) => groupsOf(from)[0] ?? []);
    expect(new Set(all).size, 'none twice').toBe(6);
    someone.selects('a', 'b').does(copySelected);
    void someone.store.dispatch(pasteText(copiedText(someone)));
    expect(groupsOf(9).map(({ length }) => length)).toEqual([1, 1]);
  });

  test('by the menu, the clipboard is asked', async () => {
    const someone = person().selects('a');
    someone.does(copySelected);
    someone.does(paste);
    await expect.poll(() => someone.scene().elements.length).toBe(3);
  });
});

describe('pasting anything else', () => {
  test('a whole design takes the place of the one there is', async () => {
    const someone = person();
    const text = designText({ ...EMPTY_SCENE, background: '#112233' }, { fullName: 'Grace' });
    void someone.store.dispatch(pasteText(text));
    await expect.poll(() => someone.scene().background).toBe('#112233');
    expect(someone.scene().elements).toEqual([]);
    expect(someone.store.getState().signature.present.person.fullName).toBe('Grace');
  });

  test('plain text becomes a text element', () => {
    const someone = designer();
    void someone.store.dispatch(pasteText(' Best regards,\r\nAda '));
    const [made] = someone.scene().elements;
    expect(made).toMatchObject({ type: 'text', content: 'Best regards,\nAda', height: 40 });
    expect(made).not.toMatchObject({ wrap: true });
    expect(someone.store.getState().selection).toEqual([made?.id]);
    void someone.store.dispatch(pasteText('word '.repeat(30)));
    expect(someone.scene().elements[1]).toMatchObject({ wrap: true, width: 320 });
    for (const x of [300, 350]) void someone.store.dispatch(pasteText('Ada', { x, y: 20 }));
    const [left, right] = someone.scene().elements.slice(2);
    expect((right?.x ?? 0) - (left?.x ?? 0), 'each lies where it is put').toBe(50);
    void someone.store.dispatch(pasteText('a'.repeat(SCENE_LIMITS.text + 1)));
    expect(someone.scene().elements[4]?.content).toHaveLength(SCENE_LIMITS.text);
  });

  test('nothing, and anything in the preview, is left alone', async () => {
    const someone = person();
    const before = someone.scene();
    await someone.store.dispatch(pasteText(' \n'));
    someone.store.dispatch(previewToggled());
    await someone.store.dispatch(pasteText('hello'));
    expect(someone.scene()).toBe(before);
  });

  test('a piece with an unknown type is refused with its place', async () => {
    const someone = person();
    const text = '{"fragment": true, "elements": [{"type": "rocket", "x": 1, "y": 2}]}';
    await someone.store.dispatch(pasteText(text));
    expect(someone.scene().elements).toHaveLength(2);
    expect(someone.store.getState().notices.queue.at(-1)?.message).toMatch(/^Element 1: .*rocket/);
  });

  test('elements that do not fit into a full design are refused with a notice', async () => {
    const someone = designer();
    const many = Array.from({ length: 1000 }, () => ({ type: 'line', x: 1, y: 1 }));
    await someone.store.dispatch(importText(JSON.stringify({ elements: many })));
    await someone.store.dispatch(
      pasteText('{"fragment": true, "elements": [{"type":"line","x":1,"y":1}]}'),
    );
    expect(someone.scene().elements).toHaveLength(1000);
    expect(someone.notices().at(-1)).toBe('Import Failed');
  });

  test('hostile elements come out legal, whatever they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyElement, { maxLength: 6 }), async (elements) => {
        const someone = person();
        const text = JSON.stringify({ version: 1, fragment: true, elements });
        await someone.store.dispatch(pasteText(text));
        const pasted = parseDesign(text).ok ? elements.length : 0;
        expect(someone.scene().elements).toHaveLength(2 + pasted);
        const written = designText(someone.scene(), {});
        const parsed = parseDesign(written);
        expect(parsed.ok && parsed.value.design.elements).toEqual(someone.scene().elements);
      }),
      { numRuns: 60 },
    );
  });
});

const pasted = (html: string, text: string) => ({ html, text, rtf: '' });

describe('what is pasted with its looks', () => {
  // The page loads it while nothing happens.
  beforeAll(() => CLEAN_HTML.load());

  const LINES = '<p>One</p><p>Two <a href="https://example.com">link</a></p><p><i>Three</i></p>';

  test('is added to a design as a text that keeps them, and a signature is offered by its name', () => {
    const someone = person();
    const { store } = someone;
    store.dispatch(pasteContents([], pasted(LINES, 'One\nTwo link\nThree'), { x: 0, y: 0 }));
    const [, , text] = someone.scene().elements;
    expect(someone.find('a')).toBeDefined();
    expect(text).toMatchObject({ type: 'text', content: 'One\nTwo link\nThree' });
    expect(text?.spans).toEqual([
      { start: 8, end: 12, href: 'https://example.com', underline: true },
      { start: 13, end: 18, italic: true },
    ]);
    expect(store.getState().view.dialog).toBeNull();
    expect(someone.notices()).toEqual(['Pasted as text']);
  });

  test('is added with its link where it has one line, without a notice', () => {
    const someone = person();
    const html = 'See <a href="https://example.com">us</a>';
    someone.store.dispatch(pasteContents([], pasted(html, 'See us'), { x: 0, y: 0 }));
    expect(someone.scene().elements.at(-1)?.spans).toEqual([
      { start: 4, end: 6, href: 'https://example.com', underline: true },
    ]);
    expect(someone.notices()).toEqual([]);
  });

  test('as source is added by its words', () => {
    const someone = person();
    const source = '<div>Ann &amp; Bob<br>Sales</div>';
    someone.store.dispatch(pasteContents([], pasted('', source), { x: 0, y: 0 }));
    expect(someone.scene().elements.at(-1)?.content).toBe('Ann & Bob\nSales');
  });

  test('has columns and rows where spreadsheets part them by tabs', () => {
    const someone = person();
    const cells = '<table><tr><td>Phone</td><td>1</td></tr><tr><td>Fax</td><td>2</td></tr></table>';
    someone.store.dispatch(pasteContents([], pasted(cells, 'Phone\t1\nFax\t2'), null));
    expect(someone.scene().elements.at(-1)?.content).toBe('Phone 1\nFax 2');
  });
});
