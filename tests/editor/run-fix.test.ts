import { afterEach, describe, expect, test, vi } from 'vitest';
import { FIX_COMMANDS } from '../../src/editor/commands/fixes';
import { fixOnceConfirmed, runFix } from '../../src/editor/findings/run-fix';
import { elementOrigin } from '../../src/model/findings/findings';
import { changePerson } from '../../src/store/signature/edit-form';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { previewToggled } from '../../src/store/canvas/view-slice';
import { designer, type Designer } from '../helpers/designer';
import { fakeWorld, type World } from '../helpers/fake-ports';

afterEach(() => vi.useRealTimers());

const LINE = { content: 'Head of Design', width: 140 } as const;

function fix(id: string) {
  const found = FIX_COMMANDS.find((command) => command.id === `fix.${id}`);
  if (found === undefined) throw new Error(`No fix ${id}`);
  return found;
}

/** Pairs of lines that overlap, all of them selected. */
function pairs(count: number): Designer {
  const someone = designer();
  const ids = Array.from({ length: count }, (_, index) => [`a${index}`, `b${index}`]);
  for (const [index, [a = '', b = '']] of ids.entries()) {
    someone.has('text', a, { ...LINE, x: 100, y: index * 60 });
    someone.has('text', b, { ...LINE, x: 120, y: index * 60 + 10 });
  }
  return someone.selects(...ids.flat());
}

const FEW = 2;
const MANY = 30;

describe('a fix of many elements', () => {
  test('is worked out away from the page, and is what the command itself does, as one entry of the history', async () => {
    const [someone, other] = [pairs(MANY), pairs(MANY)];
    const before = someone.scene();
    const { past } = someone.store.getState().signature;
    const running = someone.store.dispatch(runFix(fix('moveApart')));
    expect(someone.scene()).toBe(before);
    await running;
    expect(other.does(fix('moveApart'))).toBe(true);
    expect(someone.scene()).toEqual(other.scene());
    const { signature, selection } = someone.store.getState();
    expect(signature.past).toHaveLength(past.length + 1);
    expect(signature.present.step?.label).toBe('Move apart');
    expect(selection).toHaveLength(2 * MANY);
    expect(someone.notices()).toEqual([]);
  });

  test('changes nothing but shows a notice where the design changed meanwhile or is in the preview', async () => {
    const someone = pairs(MANY);
    const running = someone.store.dispatch(runFix(fix('moveApart')));
    someone.has('text', 'new', { ...LINE, x: 400 });
    const since = someone.scene();
    await running;
    expect(someone.scene()).toBe(since);
    const again = someone.store.dispatch(runFix(fix('moveApart')));
    someone.store.dispatch(previewToggled());
    await again;
    expect(someone.scene()).toBe(since);
    expect(someone.store.getState().notices.queue.map(({ message }) => message)).toEqual([
      expect.stringContaining('The design changed'),
      expect.stringContaining('The design changed'),
    ]);
  });

  test('shows a notice when it fails, and when it no longer helps', async () => {
    const someone = pairs(MANY);
    someone.world.behaviour.exporter = 'fails';
    await someone.store.dispatch(runFix(fix('moveApart')));
    someone.world.behaviour.exporter = 'works';
    someone.has('text', 'free', { ...LINE, x: 600 }).selects('free');
    await someone.store.dispatch(runFix(fix('moveApart')));
    expect(someone.store.getState().notices.queue.map(({ message }) => message)).toEqual([
      expect.stringContaining('The fix failed'),
      expect.stringContaining('no longer helps'),
    ]);
  });
});

test('a fix that takes a second shows a notice that it is running', async () => {
  vi.useFakeTimers();
  const someone = designer(waitingWorld());
  void someone.store.dispatch(fixOnceConfirmed({ kind: 'helpful', ids: [] }, 'moveApart'));
  expect(someone.notices()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(someone.notices()).toEqual(['Working on it…']);
});

/** A world whose worker for fixes never answers. */
function waitingWorld(): World {
  const world = fakeWorld();
  return { ...world, ports: { ...world.ports, findFixes: () => new Promise(() => undefined) } };
}

test('a fix of few elements is carried out at once, and so is what needs no compiler', () => {
  const someone = pairs(FEW);
  void someone.store.dispatch(runFix(fix('acceptPicture')));
  expect(someone.find('b0')?.asPicture).toBe(true);
  const many = pairs(MANY);
  many.does(fix('acceptPicture'));
  expect(many.find('b0')?.asPicture).toBe(true);
  void many.store.dispatch(runFix(fix('warnAgain')));
  expect(many.find('b0')?.asPicture).toBeUndefined();
  expect(many.notices()).toEqual([]);
});

const nameIn = ({ store }: Designer) => store.getState().signature.present.person.fullName;

describe('a fix of the name', () => {
  const LOUD = { fullName: 'JAN VAN DER BERG' };

  function loud(): Designer {
    const someone = designer();
    someone.store.dispatch(changePerson(LOUD, { label: 'Full Name' }));
    someone.has('name', 'a', {}).selects('a');
    return someone;
  }

  test('changes the person, as one entry of the history', () => {
    const someone = loud();
    const { past } = someone.store.getState().signature;
    const scene = someone.scene();
    expect(someone.does(fix('recaseName'))).toBe(true);
    expect(nameIn(someone)).toBe('Jan van der Berg');
    const { signature } = someone.store.getState();
    expect(signature.past).toHaveLength(past.length + 1);
    expect(signature.present.step?.label).toBe('Change to Jan van der Berg');
    expect(someone.scene()).toBe(scene);
    someone.store.dispatch(historyNavigation.undo());
    expect(nameIn(someone)).toBe(LOUD.fullName);
  });

  test('is carried out away from the page as well, and selects its element', async () => {
    const someone = loud().selects();
    const finding = { rule: 'name-capitals', origin: [elementOrigin('a')] } as const;
    const question = { kind: 'about', finding } as const;
    const done = someone.store.dispatch(fixOnceConfirmed(question, 'recaseName', ['a']));
    expect(await done).toBe(true);
    expect(nameIn(someone)).toBe('Jan van der Berg');
    expect(someone.store.getState().selection).toEqual(['a']);
  });

  test('does nothing where the person has changed meanwhile', async () => {
    const someone = loud();
    const finding = { rule: 'name-capitals', origin: [elementOrigin('a')] } as const;
    const question = { kind: 'about', finding } as const;
    const done = someone.store.dispatch(fixOnceConfirmed(question, 'recaseName', ['a']));
    someone.store.dispatch(changePerson({ fullName: 'ADA' }, { label: 'Full Name' }));
    expect(await done).toBe(false);
    expect(nameIn(someone)).toBe('ADA');
  });
});

test('a fix of a finding clears it alone, and selects its element', async () => {
  const someone = pairs(FEW);
  const finding = { rule: 'text-drawn', origin: [elementOrigin('b0')] } as const;
  const question = { kind: 'about', finding } as const;
  const isDone = await someone.store.dispatch(fixOnceConfirmed(question, 'acceptPicture', ['b0']));
  expect(isDone).toBe(true);
  expect(someone.find('b0')?.asPicture).toBe(true);
  expect(someone.find('b1')?.asPicture).toBeUndefined();
  expect(someone.store.getState().selection).toEqual(['b0']);
});
