import { describe, expect, test } from 'vitest';
import { FOOT_ALWAYS, FOOT_OWN, FOOT_SEVERAL } from '../../src/editor/canvas/overlay/foot-bar';
import { BARS, commandsOf, groupsThatFit } from '../../src/editor/canvas/overlay/selection-bar';
import { commandIcon } from '../../src/editor/chrome/command-icons';
import { helpText, TOUCH_HELP } from '../../src/editor/chrome/help-text';
import { pointerHelp, shortcutLines } from '../../src/editor/chrome/shortcuts-dialog';
import { byFamily, searchCommands } from '../../src/editor/chrome/search-commands';
import { SYNONYMS } from '../../src/editor/chrome/synonyms.data';

import { ALL_COMMANDS } from '../helpers/all-commands';
import { LATE_COMMANDS } from '../../src/editor/commands/late-commands';
import { BUILDER_COMMANDS } from '../../src/editor/commands';
import { familyOf } from '../../src/editor/commands/builder-command';
import { CANVAS_MENU, ELEMENT_MENU } from '../../src/editor/commands/menus';

const found = (query: string): readonly string[] =>
  searchCommands(ALL_COMMANDS, query).map(({ label }) => label);

/** The same where only some can be used. */
const foundOf = (query: string, isUsed: (label: string) => boolean): readonly string[] =>
  searchCommands(ALL_COMMANDS, query, ({ label }) => isUsed(label)).map(({ label }) => label);

/** What the palette has. */
const COMMANDS = [...BUILDER_COMMANDS, ...LATE_COMMANDS];

describe('finding commands', () => {
  test.each([
    ['bring forward', 'Bring forward'],
    ['forw br', 'Bring forward'],
    ['brfo', 'Bring forward'],
    ['BF', 'Bring forward'],
    ['dis h', 'Distribute horizontally'],
    ['job', 'Add Job Title'],
    ['100', 'Zoom to 100%'],
    ['undo', 'Undo'],
    ['details', 'Your details'],
    ['import', 'Import a design'],
    ['start card', 'Start from Card'],
    ['photo', 'Add Photo'],
    ['whatsapp', 'Add WhatsApp'],
  ])('%s finds %s first', (query, label) => {
    expect(found(query)[0]).toBe(label);
  });

  test.each([
    ['crop', 'Crop'],
    ['bold', 'Bold'],
    ['border', 'Go to the properties'],
    ['tidy up', 'Distribute horizontally'],
    ['ellipse', 'Add Circle'],
    ['picture', 'Add Picture'],
    ['image', 'Add Picture'],
    ['profile picture', 'Add Photo'],
    ['logo', 'Add Logo'],
    ['line', 'Add Line'],
    ['download', 'Export'],
    ['save', 'Export'],
    ['save version', 'Name this version'],
    ['version history', 'Named versions'],
    ['gmail', 'Use it in…'],
    ['outlook', 'Use it in…'],
    ['duplicate', 'Duplicate'],
    ['clone', 'Duplicate'],
    ['lock', 'Lock'],
    ['hide', 'Hide'],
    ['shadow', 'Go to the properties'],
    ['ruler', 'Rulers'],
    ['ruler guide', 'Ruler guides'],
    ['guide', 'Add vertical guide'],
    ['snap', 'Grid'],
    ['distribute', 'Distribute horizontally'],
    ['spacing', 'Distribute horizontally'],
    ['front', 'Bring to front'],
    ['layers', 'Bring forward'],
    ['qr', 'Add QR Code'],
    ['button', 'Add Button'],
    ['font', 'Go to the properties'],
    ['size', 'Go to the properties'],
    ['color', 'Go to the properties'],
    ['colour', 'Go to the properties'],
    ['text color', 'Go to the properties'],
    ['opacity', 'Set opacity to 10%'],
    ['transparency', 'Go to the properties'],
    ['rounded', 'Go to the properties'],
    ['stroke', 'Go to the properties'],
    ['theme', 'Start from Modern'],
    ['template', 'Start from Modern'],
    ['dark mode', 'All clients'],
    ['name', 'Add Name'],
    ['form', 'Your details'],
    ['html', 'Copy HTML code'],
    ['copy', 'Copy'],
    ['phone', 'Add Phone'],
    ['phone preview', 'Email view'],
    ['hyperlink', 'Add Another link'],
    ['icon', 'Add Symbol'],
    ['text box', 'Add Text'],
    ['pan', 'Hand'],
    ['zoom', 'Zoom out'],
    ['help', 'Keyboard shortcuts'],
    ['mask', 'Crop'],
    ['headshot', 'Add Photo'],
    ['line height', 'Go to the properties'],
    ['leading', 'Go to the properties'],
    ['padding', 'Go to the properties'],
  ])('%s, a word of other tools, finds %s first', (query, label) => {
    expect(searchCommands(COMMANDS, query)[0]?.label).toBe(label);
  });

  test('the family counts, the middle of words does not', () => {
    expect(found('clipboard')).toEqual(['Cut', 'Copy', 'Paste']);
    expect(found('orward')).toEqual([]);
    expect(found('bring zebra')).toEqual([]);
  });

  test('what begins with the query comes before what merely holds it', () => {
    expect(found('grid')[0]).toBe('Grid');
    expect(found('all').at(-1)).not.toBe('All commands');
  });

  test.each([
    ['icon', 'Add Social Links'],
    ['font', 'Go to the properties'],
    ['color', 'Go to the properties'],
    ['template', 'Start from Modern'],
    ['download', 'Export'],
    ['clone', 'Duplicate'],
    ['box', 'Add Rectangle'],
    ['add calendar', 'Add Meeting Link'],
    ['cell', 'Add Mobile'],
  ])('%s, which stands in no label, finds %s among others', (query, label) => {
    expect(found(query)).toContain(label);
    expect(found(query)[0]).not.toMatch(new RegExp(`^${query}`, 'iu'));
  });

  test('a synonym never comes before a label', () => {
    const isLabel = found('line').map((label) => /\bline/iu.test(label));
    expect(isLabel).toEqual(isLabel.toSorted((a, b) => Number(b) - Number(a)));
    expect(new Set(isLabel).size).toBe(2);
  });

  test('each entry of synonyms is for a command that is there', () => {
    const idle = Object.keys(SYNONYMS).filter(
      (known) =>
        !ALL_COMMANDS.some(
          ({ id }) => id === known || (known.endsWith('.') && id.startsWith(known)),
        ),
    );
    expect(idle).toEqual([]);
  });

  test('what can be used comes before what cannot, among those found in one way', () => {
    const fonts = foundOf('font', (label) => label === 'Apply to every element');
    expect(fonts.slice(0, 2)).toEqual(['Apply to every element', 'Go to the properties']);
    expect(foundOf('copy', (label) => label === 'Copy HTML code').slice(0, 3)).toEqual([
      'Copy',
      'Copy HTML code',
      'Copy style',
    ]);
    const lines = foundOf('line', (label) => !/\bline/iu.test(label));
    expect(lines[0]).toBe('Add Line');
    const edits = foundOf('edit', (label) => label === 'Undo');
    expect(edits.indexOf('Edit text')).toBeLessThan(edits.indexOf('Undo'));
  });

  test('no query finds everything, in its order', () => {
    expect(found(' ')).toEqual(ALL_COMMANDS.map(({ label }) => label));
  });
});

test('commands that share a line of the list share their keys there', () => {
  const nudges = ALL_COMMANDS.filter((command) => familyOf(command) === 'nudge');
  expect(shortcutLines(nudges).map(({ does, keys }) => [does, keys.length])).toEqual([
    ['Nudge by 1', 4],
    ['Nudge by 10', 4],
  ]);
});

test('every command is in one family', () => {
  const listed = byFamily(ALL_COMMANDS).flatMap(({ commands }) => commands);
  expect(listed.toSorted(byId)).toEqual(ALL_COMMANDS.toSorted(byId));
});

test('menus and the bar hold commands of the one list, each with what it needs', () => {
  const inMenus = [...ELEMENT_MENU, ...CANVAS_MENU].flat().flatMap((entry) => {
    if ('either' in entry) return [...entry.either];
    return 'commands' in entry ? [...entry.commands] : [entry];
  });
  const atHand = Object.values(BARS).flatMap(({ bar, menu }) =>
    [...bar, ...menu].flat().flatMap(commandsOf),
  );
  const inBar = [...atHand, ...FOOT_OWN, ...FOOT_ALWAYS, ...FOOT_SEVERAL];
  for (const command of [...inMenus, ...inBar]) expect(ALL_COMMANDS).toContain(command);
  for (const command of inBar) expect(commandIcon(command)).toBeDefined();
  const rename = ALL_COMMANDS.find(({ id }) => id === 'view.rename');
  expect(() => rename && commandIcon(rename)).toThrow('view.rename has no icon');
});

test('the bar shows as many groups as there is room for', () => {
  const { bar } = BARS.plain;
  expect(groupsThatFit(bar, 0, false)).toEqual([]);
  expect(groupsThatFit(bar, 300, false).flat()).toHaveLength(6);
  expect(groupsThatFit(bar, 800, false)).toBe(bar);
  expect(groupsThatFit(bar, 334, true).flat()).toHaveLength(6);
});

test('either bar has nine buttons with that of its menu, and what is in neither bar is in both menus', () => {
  const { plain, spread } = BARS;
  for (const { bar } of [plain, spread]) expect(bar.flat()).toHaveLength(8);
  const all = ({ bar, menu }: typeof plain) =>
    new Set([...bar, ...menu].flat().flatMap(commandsOf));
  expect(all(spread)).toEqual(all(plain));
  const inBar = spread.bar.flat().map(({ label }) => label);
  expect(inBar).toEqual(expect.arrayContaining(['Align left', 'Distribute', 'Group']));
});

test('the help names the keys of its system', () => {
  expect(JSON.stringify([helpText(true), pointerHelp(true)])).not.toMatch(/Ctrl|Alt/);
  expect(JSON.stringify([helpText(false), pointerHelp(false)])).not.toMatch(/⌘|⌥/);
  expect(helpText(false).map(({ title }) => title)).toEqual(['Selection', 'Navigation', 'Actions']);
});

test('the help for touch screens mentions no mouse and no key', () => {
  expect(TOUCH_HELP.map(({ title }) => title)).toEqual(['Selection', 'Navigation', 'Actions']);
  expect(JSON.stringify(TOUCH_HELP)).not.toMatch(/click|Shift|Ctrl|wheel|Space/i);
});

test('a command of no family is named', () => {
  const [first] = ALL_COMMANDS;
  if (first === undefined) throw new Error('No commands');
  expect(() => familyOf({ ...first, id: 'other.x' as 'edit.x' })).toThrow('other.x');
});

function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : 1;
}
