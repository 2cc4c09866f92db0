import { expect, test, type Locator, type Page } from './support/test';
import { drawn, placeOf } from './support/canvas-pointer';
import { elements, openDesigner } from './support/designer';
import { touchDriver, mouseDriver, type PointerDriver } from './support/pointer-driver';
import { picture } from './support/pictures';
import { copiedSignature } from './support/take-away';

/*
 * Five tasks, each from an empty canvas and by real input. Each states how many steps it takes: one more is a step that
 * somebody has to take again and again.
 */

const tile = (page: Page, name: string): Locator =>
  page.getByRole('tabpanel').getByRole('button', { name, exact: true });
const element = (page: Page, name: string): Locator =>
  elements(page).and(page.getByRole('option', { name: new RegExp(`^${name}(,|$)`) }));
const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

async function fileOf(page: Page, name: string, width: number, height: number) {
  const buffer = await picture(page, width, height, 'image/png');
  return { name, mimeType: 'image/png', buffer };
}

async function idOf(what: Locator): Promise<string> {
  const id = await what.getAttribute('data-element-id');
  if (id === null) throw new Error('This is no element');
  return id;
}

/** Where the one element of a name lies. */
async function boxOf(page: Page, name: string) {
  return placeOf(page, await idOf(element(page, name)));
}

const LINES = ['Job Title', 'Email', 'Phone', 'Website'];

/** How far what is put beside the photo lies from its place at the most: it is put there by hand. */
const NEAR = 1;

/** The photo stands left, and a rule as long as the lines beside it divides the two. */
async function expectCard(page: Page): Promise<void> {
  const [photo, rule, name] = [
    await boxOf(page, 'Photo'),
    await boxOf(page, 'Vertical Line'),
    await boxOf(page, 'Name'),
  ];
  expect(photo.x + photo.width).toBeLessThan(rule.x);
  expect(rule.x + rule.width).toBeLessThan(name.x);
  expect(photo.width).toBe(photo.height);
  expect(Math.abs(rule.y - name.y)).toBeLessThanOrEqual(NEAR);
  let last = name;
  for (const line of LINES) {
    const box = await boxOf(page, line);
    expect(box.x, line).toBe(name.x);
    expect(box.y, line).toBeGreaterThanOrEqual(last.y + last.height);
    last = box;
  }
  const ends = [rule, last].map(({ y, height }) => y + height);
  expect(Math.abs((ends[0] ?? 0) - (ends[1] ?? 0))).toBeLessThanOrEqual(NEAR);
}

/** Puts name, lines and rule beside the photo; the rule's handle is dragged down to `end`. */
async function standBeside(
  page: Page,
  { dragIn, press, drag }: PointerDriver,
  end: number,
): Promise<void> {
  await dragIn(tile(page, 'Name'), [200, 33]);
  for (const line of LINES) await press(tile(page, line));
  await dragIn(tile(page, 'Vertical Line'), [130, 60]);
  await drag(page.locator('[data-handle="s"]'), [130, end]);
}

/** Chooses the file of what is selected. */
async function chooseFor(
  page: Page,
  pointer: PointerDriver,
  name: string,
  size: readonly [number, number],
) {
  await pointer.choose(() => pointer.key('Enter'), await fileOf(page, name, ...size));
}

test.describe('with a mouse', () => {
  test.use({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });

  test('photo left, name, title, vertical rule and contact lines: 10 steps', async ({ page }) => {
    await openDesigner(page);
    const pointer = await mouseDriver(page);
    await pointer.dragIn(tile(page, 'Photo'), [60, 60]);
    await chooseFor(page, pointer, 'me.png', [400, 400]);
    await standBeside(page, pointer, 158);
    await expectCard(page);
    expect(pointer.steps).toHaveLength(10);
  });

  test('a linked button: 5 steps', async ({ page }) => {
    await openDesigner(page);
    const pointer = await mouseDriver(page);
    await pointer.dragIn(tile(page, 'Rectangle'), [100, 60]);
    await pointer.fill(field(page, 'Link'), 'https://cal.example/jane');
    await pointer.pressTwice(element(page, 'Rectangle'));
    await pointer.type('Book a call');
    await pointer.key('Escape');
    const [button, label] = [await boxOf(page, 'Rectangle'), await boxOf(page, 'Text')];
    const middleOf = (box: typeof label) => [box.x + box.width / 2, box.y + box.height / 2];
    const [[x = 0, y = 0], [ownX = 0, ownY = 0]] = [middleOf(button), middleOf(label)];
    expect([Math.abs(x - ownX), Math.abs(y - ownY)].every((way) => way <= NEAR)).toBe(true);
    expect(pointer.steps).toHaveLength(5);
    const { html } = await copiedSignature(page);
    expect(html).toMatch(/<a href="https:\/\/cal\.example\/jane"[^>]*>(<span[^>]*>)?Book a call</);
  });

  test('a full-width banner: 3 steps', async ({ page }) => {
    await openDesigner(page);
    const pointer = await mouseDriver(page);
    await pointer.dragIn(tile(page, 'Banner'), [60, 40]);
    await chooseFor(page, pointer, 'sale.png', [1200, 240]);
    expect(await boxOf(page, 'Banner')).toEqual({ x: 0, y: 0, width: 600, height: 120 });
    expect(pointer.steps).toHaveLength(3);
    const source = drawn(page, await idOf(element(page, 'Banner'))).locator('image');
    const width = await source.evaluate(async (node) => {
      const image = new Image();
      image.src = node.getAttribute('href') ?? '';
      await image.decode();
      return image.naturalWidth;
    });
    expect(width).toBe(1200);
  });

  test('from a starter to one’s own: 12 steps', async ({ page }) => {
    await openDesigner(page);
    const pointer = await mouseDriver(page);
    await pointer.press(page.getByRole('button', { name: 'Modern' }).first());
    await pointer.press(page.getByRole('tab', { name: 'Details' }));
    for (const [name, words] of Object.entries(OWN)) await pointer.fill(field(page, name), words);
    const { html } = await copiedSignature(page);
    for (const words of Object.values(OWN)) expect(html).toContain(words);
    expect(pointer.steps).toHaveLength(12);
  });
});

const OWN = {
  'Full Name': 'Ada Lovelace',
  'Job Title': 'Analyst',
  'Company Name': 'Engine Works',
  'Email Address': 'ada@engine.example',
  'Phone Number': '+44 20 7946 0000',
  Website: 'www.engine.example',
  Address: '1 Engine Yard',
  'LinkedIn address': 'https://www.linkedin.com/in/ada',
  'X address': 'https://x.com/ada',
  'Instagram address': 'https://www.instagram.com/ada',
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('photo left, name, title, vertical rule and contact lines: 11 steps', async ({ page }) => {
    await openDesigner(page);
    const pointer = await touchDriver(page);
    await pointer.press(page.getByRole('tab', { name: /^Elements/ }));
    await pointer.dragIn(tile(page, 'Photo'), [60, 60]);
    await pointer.choose(
      () => pointer.pressTwice(element(page, 'Photo')),
      await fileOf(page, 'me.png', 400, 400),
    );
    await standBeside(page, pointer, 170);
    await expectCard(page);
    expect(pointer.steps).toHaveLength(11);
  });
});
