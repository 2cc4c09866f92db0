import type { Page } from '../../../e2e/support/test';
import type { Pick } from '../../support/seeded-pick';

/** An input as a person makes it; the result describes it. */
type Input = (page: Page, pick: Pick) => Promise<string>;

/** What can be pressed; the list of signatures is left out, as it opens others: keys alone lead to it. */
const TARGETS = [
  'button:not(:has([data-saving]))',
  'a[href]',
  'input',
  'select',
  'textarea',
  'summary',
  'label',
  '[role=tab]',
  '[role=menuitem]',
  '[role=option]',
  '[role=slider]',
  '[role=switch]',
  '[role=radio]',
  '[role=row]',
  '[role=textbox]',
  '[data-handle]',
].join(',');

const KEYS = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Escape',
  'Space',
  'Delete',
  'Backspace',
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Shift+ArrowLeft',
  'Shift+ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'F2',
  'F6',
  'F10',
  'ContextMenu',
] as const;

const LETTERS = [
  '?',
  '/',
  'a',
  'e',
  'g',
  'h',
  'r',
  't',
  'v',
  '+',
  '-',
  '0',
  '1',
  '[',
  ']',
] as const;

const SHORTCUTS = 'a b c d e g h i j k l m o s u v x y z 0 1 2 [ ] \\ , . ='.split(' ');

const WORDS = [
  'Ada',
  'Grace Hopper',
  '<script>document.title="taken"</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'data:text/html,<b>x',
  'https://example.com/a?b=c&d=é',
  'ada@example.com',
  '+49 (0)30 / 12 34-56',
  'שלום עולם',
  'مرحبا بالعالم',
  '👩🏽‍🚀🏳️‍🌈',
  'Z̷̢͝a̸l̵g̶o̷',
  '\u202Eright to left',
  '{{name}} ${0} %s &amp; \\',
  '-1',
  '1e9',
  '#12345',
  'rgb(300, -1, NaN)',
  '   ',
  'x'.repeat(600),
  'word '.repeat(120),
] as const;

/** Each as often as its number states. */
const INPUTS: readonly (readonly [times: number, input: Input])[] = [
  [30, pressTarget],
  [9, pressAnywhere],
  [3, pressTwice],
  [4, openContextMenu],
  [14, drag],
  [6, turnWheel],
  [12, pressKey],
  [3, pressLetter],
  [9, pressShortcut],
  [8, typeWords],
  [2, pasteWords],
];

const ALL = INPUTS.flatMap(([times, input]) => Array.from({ length: times }, () => input));

/** Makes one input. */
export function inputAtRandom(page: Page, pick: Pick): Promise<string> {
  return oneOf(ALL, pick)(page, pick);
}

type Point = readonly [x: number, y: number];

function oneOf<T>(list: readonly T[], pick: Pick): T {
  const one = list[pick(list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from');
  return one;
}

function anywhere(page: Page, pick: Pick): Point {
  const { width, height } = page.viewportSize() ?? { width: 1, height: 1 };
  return [pick(width), pick(height)];
}

/** The middle of something that can be pressed, or any point where there is nothing. */
async function target(page: Page, pick: Pick): Promise<{ at: Point; name: string }> {
  const found = await page.evaluate(
    ([selector, wanted]) => {
      const open = document.querySelector('dialog:modal') ?? document;
      const seen = [...open.querySelectorAll(selector)].filter((node) => {
        const { width, height, x, y } = node.getBoundingClientRect();
        const isInside = x + width / 2 >= 0 && y + height / 2 >= 0;
        return width > 0 && isInside && x + width / 2 < innerWidth && y + height / 2 < innerHeight;
      });
      const node = seen[wanted % Math.max(1, seen.length)];
      if (node === undefined) return null;
      const { width, height, x, y } = node.getBoundingClientRect();
      const name = node.getAttribute('aria-label') ?? node.textContent.slice(0, 40);
      return { x: x + width / 2, y: y + height / 2, name: `${node.tagName} ${name}` };
    },
    [TARGETS, pick(2 ** 20)] as const,
  );
  if (found === null) return { at: anywhere(page, pick), name: 'anything' };
  return { at: [found.x, found.y], name: found.name };
}

async function pressTarget(page: Page, pick: Pick): Promise<string> {
  const { at, name } = await target(page, pick);
  const modifier = oneOf([null, null, null, null, 'Shift', 'Control', 'Alt'] as const, pick);
  await holding(page, modifier, () => page.mouse.click(...at));
  return `press ${modifier ?? ''} ${name} ${at.map(Math.round).join(' ')}`;
}

async function pressAnywhere(page: Page, pick: Pick): Promise<string> {
  const at = anywhere(page, pick);
  await page.mouse.click(...at);
  return `press ${at.join(' ')}`;
}

async function pressTwice(page: Page, pick: Pick): Promise<string> {
  const { at, name } = await target(page, pick);
  await page.mouse.dblclick(...at);
  return `press twice ${name}`;
}

async function openContextMenu(page: Page, pick: Pick): Promise<string> {
  const { at, name } = await target(page, pick);
  await page.mouse.click(...at, { button: 'right' });
  return `right press ${name}`;
}

async function drag(page: Page, pick: Pick): Promise<string> {
  const { at, name } =
    pick(3) === 0 ? { at: anywhere(page, pick), name: 'anything' } : await target(page, pick);
  const isNear = pick(2) === 0;
  const [x, y] = at;
  const to: Point = isNear ? [x + pick(160) - 80, y + pick(120) - 60] : anywhere(page, pick);
  const modifier = oneOf([null, null, null, 'Shift', 'Alt', 'Control'] as const, pick);
  await page.mouse.move(...at);
  await page.mouse.down();
  await holding(page, modifier, async () => {
    await page.mouse.move(...to, { steps: 3 });
    if (pick(12) === 0) await page.keyboard.press('Escape');
    await page.mouse.up();
  });
  return `drag ${modifier ?? ''} ${name} ${at.map(Math.round).join(' ')} to ${to.map(Math.round).join(' ')}`;
}

async function turnWheel(page: Page, pick: Pick): Promise<string> {
  await page.mouse.move(...anywhere(page, pick));
  const by: Point = [pick(3) === 0 ? pick(400) - 200 : 0, pick(800) - 400];
  const modifier = pick(3) === 0 ? 'Control' : null;
  await holding(page, modifier, () => page.mouse.wheel(...by));
  return `wheel ${modifier ?? ''} ${by.join(' ')}`;
}

async function pressKey(page: Page, pick: Pick): Promise<string> {
  const key = oneOf(KEYS, pick);
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function pressLetter(page: Page, pick: Pick): Promise<string> {
  const key = oneOf(LETTERS, pick);
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function pressShortcut(page: Page, pick: Pick): Promise<string> {
  const key = `${oneOf(['Control+', 'Control+', 'Control+Shift+', 'Alt+'], pick)}${oneOf(SHORTCUTS, pick)}`;
  await page.keyboard.press(key);
  return `key ${key}`;
}

async function typeWords(page: Page, pick: Pick): Promise<string> {
  const words = oneOf(WORDS, pick);
  if (words.length < 20 && pick(2) === 0) await page.keyboard.type(words);
  else await page.keyboard.insertText(words);
  return `type ${words.slice(0, 30)}`;
}

async function pasteWords(page: Page, pick: Pick): Promise<string> {
  const words = oneOf(WORDS, pick);
  await page.evaluate((text) => navigator.clipboard.writeText(text).catch(() => undefined), words);
  await page.keyboard.press('Control+v');
  return `paste ${words.slice(0, 30)}`;
}

async function holding(
  page: Page,
  modifier: 'Shift' | 'Control' | 'Alt' | null,
  act: () => Promise<void>,
): Promise<void> {
  if (modifier === null) return act();
  await page.keyboard.down(modifier);
  await act();
  await page.keyboard.up(modifier);
}
