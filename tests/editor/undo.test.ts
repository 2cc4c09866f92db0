import { describe, expect, test } from 'vitest';
import { familyOf, type BuilderCommand } from '../../src/editor/commands/builder-command';
import { copySelected, paste } from '../../src/editor/commands/clipboard/clipboard';
import { newText } from '../../src/editor/commands/add';
import { copyStyle, selectAlike } from '../../src/editor/commands/copy-style';
import { styleCopied } from '../../src/store/canvas/view-slice';
import { clearSelection, redo, selectAll, undo } from '../../src/editor/commands/edit';
import { editText } from '../../src/editor/commands/texts/edit-text';
import { collapseEmptyLines, shortestCode, trimToContent } from '../../src/editor/commands/export';
import { labelShape } from '../../src/editor/commands/texts/label-shape';
import { cropPicture, editPicture } from '../../src/editor/commands/crop-picture';
import { choosePicture } from '../../src/editor/commands/clipboard/replace-picture';
import { selectNext, selectPrevious } from '../../src/editor/commands/views/walk';
import { changeGuides } from '../../src/editor/commands/views/ruler-guides';
import { STACKS } from '../../src/editor/lazy-stacks';
import type { ElementType } from '../../src/scene/registry';
import type { SceneElement } from '../../src/scene/scene';
import { ALL_COMMANDS } from '../helpers/all-commands';
import { changePerson } from '../../src/editor/details/change-person';
import { designer, type Designer } from '../helpers/designer';

type Part = readonly [ElementType, Partial<SceneElement>];

const LINE = { content: 'Head of Design', width: 140 } as const;

/** Designs that together give every command something to do. */
const DESIGNS: readonly (readonly Part[])[] = [
  [['name', { content: 'Ada', style: { fontSize: 30 } }]],
  [
    ['name', { groups: ['one'], zIndex: 1 }],
    ['logo', { groups: ['one'], x: 300, y: 150, zIndex: 2 }],
    ['rectangle', { x: 400, y: 400, zIndex: 3 }],
    ['line', { x: 650, y: 450, zIndex: 4 }],
  ],
  [
    ['name', { locked: true, x: 10 }],
    ['logo', { hidden: true, x: 300 }],
  ],
  [
    ['text', { ...LINE, zIndex: 1 }],
    ['text', { ...LINE, x: 120, y: 110, asPicture: true, zIndex: 2 }],
    ['text', { ...LINE, x: 130, y: 106, zIndex: 3 }],
  ],
  [
    ['rectangle', { y: 60, width: 200, height: 70, style: { backgroundColor: '#dddddd' } }],
    ['text', { ...LINE, x: 260, y: 100, zIndex: 1 }],
  ],
  [['text', { content: 'Head of Industrial Design and Research', x: 470, y: 40, width: 130 }]],
  [['text', { content: 'https://www.example.com/', x: 480, y: 40, width: 120 }]],
  [
    ['text', { ...LINE, y: 20, stack: 's', style: { fontSize: 9, color: '#bbbbbb' } }],
    ['text', { content: '+1 555 010 4477', y: 60, width: 160, stack: 's', zIndex: 1 }],
    ['logo', { content: 'http://example.com/a.png', y: 100, zIndex: 2 }],
  ],
  [['button', { content: 'Book a call with our team today', y: 40, width: 60, height: 20 }]],
  [['text', { ...LINE, x: 520, y: 40, width: 80 }]],
  [['email', { content: 'bob@example..com', y: 40, width: 160 }]],
  [['text', { content: 'ABN 12 345 678 901', y: 40, width: 160 }]],
  [['text', { content: 'Head', y: 40, spans: [{ start: 1, end: 3, bold: true }] }]],
  [['rectangle', { y: 60, width: 200, style: { backgroundColor: '#336699', opacity: 45 } }]],
  [['text', { content: 'click here', y: 40, href: 'https://www.example.com/' }]],
  [['name', { y: 40, width: 160 }]],
  [
    ['rectangle', { y: 60, width: 200, height: 70 }],
    ['text', { ...LINE, y: 80, zIndex: 1, labelOf: 'e0' }],
  ],
];

// What orders stacks loads late.
await STACKS.load();

const SITUATIONS = DESIGNS.flatMap((parts) => {
  const ids = parts.map((_, index) => `e${index}`);
  return [ids, ...ids.map((id) => [id])].map((chosen) => {
    const open = (): Designer => opened(parts, chosen);
    return { open, seen: open() };
  });
});

/** Enough of those in which a command has something to do. */
function situationsFor(command: BuilderCommand): readonly (() => Designer)[] {
  return SITUATIONS.filter(({ seen }) => seen.can(command))
    .slice(0, 4)
    .map(({ open }) => open);
}

/** A picture has to be drawn before its ink is known to be dark or pale: `tests/fixes/checked.test.ts`. */
const ELSEWHERE: ReadonlySet<string> = new Set(['fix.lightBacking', 'fix.darkBacking']);

/** What looks at the design, goes through it, takes it elsewhere, or asks something before it changes it. */
const KEEPS_DESIGN = new Set([
  undo,
  redo,
  selectAll,
  clearSelection,
  selectNext,
  selectPrevious,
  editText,
  labelShape,
  choosePicture,
  cropPicture,
  editPicture,
  copySelected,
  copyStyle,
  selectAlike,
  newText,
  paste,
  ...ALL_COMMANDS.filter((command) => ['view', 'file'].includes(familyOf(command))),
]);
for (const command of [trimToContent, collapseEmptyLines, shortestCode])
  KEEPS_DESIGN.delete(command);

const EDITS = ALL_COMMANDS.filter(
  (command) => !KEEPS_DESIGN.has(command) && !ELSEWHERE.has(command.id),
);

describe('undo', () => {
  test.each(EDITS)('gives back what was before $id, and redo what came of it', (command) => {
    const situations = situationsFor(command);
    expect(situations.length).toBeGreaterThan(0);
    for (const open of situations) {
      const someone = open();
      const { signature, selection } = someone.store.getState();
      someone.does(command);
      const after = someone.store.getState();
      expect(after.signature.past).toHaveLength(signature.past.length + 1);
      someone.does(undo);
      expect(someone.scene()).toBe(signature.present.scene);
      expect(someone.store.getState().selection).toEqual(selection);
      someone.does(redo);
      expect(someone.scene()).toBe(after.signature.present.scene);
      expect(someone.store.getState().selection).toEqual(after.selection);
    }
  });

  test.each([...KEEPS_DESIGN])('has nothing of $id to give back', (command) => {
    for (const open of situationsFor(command)) {
      const someone = open();
      const before = steps(someone);
      someone.does(command);
      expect(steps(someone)).toBe(before);
    }
  });
});

function opened(parts: readonly Part[], chosen: readonly string[]): Designer {
  const someone = designer();
  someone.store.dispatch(changePerson({ fullName: 'MARY DOE' }, 'Full Name', null));
  someone.store.dispatch(styleCopied({ color: '#0b7a75' }));
  someone.store.dispatch(changeGuides({ x: [120] }, 'Add a guide'));
  for (const [index, [type, rest]] of parts.entries()) someone.has(type, `e${index}`, rest);
  // An element that comes alone is in no group yet.
  const grouped = parts.flatMap(([, { groups }], index) => (groups ? [`e${index}`] : []));
  return someone.groups('one', ...grouped).selects(...chosen);
}

/** How many states the history holds besides the present one. */
function steps({ store }: Designer): number {
  const { past, future } = store.getState().signature;
  return past.length + future.length;
}
