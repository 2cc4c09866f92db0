import { describe, expect, test } from 'vitest';
import { undo } from '../../src/editor/commands/edit';
import { DETAIL_COMMANDS, insertDetail } from '../../src/editor/commands/texts/insert-detail';
import { beginTextEdit } from '../../src/editor/commands/texts/edit-text';
import { ownText } from '../../src/scene/text/element-text';
import { PERSON_FIELD_IDS } from '../../src/model/person/text-fields';
import { designer, type Designer } from '../helpers/designer';

function command(id: string) {
  const found = DETAIL_COMMANDS.find((one) => one.command.id === `edit.detail.${id}`);
  if (found === undefined) throw new Error(`No command for ${id}`);
  return found.command;
}

/** What a text shows of another person. */
function shownTo(someone: Designer, id: string, change: object): string | undefined {
  const element = someone.find(id);
  const { person } = someone.store.getState().signature.present;
  return element && ownText(element, { person: { ...person, ...change } }).text;
}

describe('a detail', () => {
  test('is offered for every field of the person', () => {
    expect(DETAIL_COMMANDS.map(({ command: { id } }) => id.slice('edit.detail.'.length))).toEqual(
      PERSON_FIELD_IDS,
    );
  });

  test.each([
    ['a plain text', {}],
    ['a text with a part of its own look', { spans: [{ start: 0, end: 4, bold: true }] }],
  ])('comes to the end of %s, follows the person, and is one step', (_, more) => {
    const someone = designer()
      .has('text', 'a', { content: 'Call', ...more })
      .selects('a');
    const before = someone.find('a');
    expect(someone.does(command('jobTitle'))).toBe(true);
    expect(shownTo(someone, 'a', { jobTitle: 'Pilot' })).toBe('Call Pilot');
    // What stands before a detail is its label.
    expect(shownTo(someone, 'a', { jobTitle: '' })).toBe('');
    expect(someone.find('a')?.spans?.at(-1)).toMatchObject({ start: 5, field: 'jobTitle' });
    someone.does(undo);
    expect(someone.find('a')).toBe(before);
  });

  test('links where its field does', () => {
    const someone = designer().has('text', 'a', { content: 'Write:' }).selects('a');
    someone.does(command('email'));
    const [span] = someone.find('a')?.spans ?? [];
    expect(span?.href).toMatch(/^mailto:/);
  });

  test('leaves what a text follows already', () => {
    const someone = designer().has('name', 'a').selects('a');
    someone.does(command('pronouns'));
    const change = { fullName: 'Noor Haddad', pronouns: 'she/her' };
    expect(shownTo(someone, 'a', change)).toBe('Noor Haddad she/her');
  });

  test('can be a line of one’s own', () => {
    const someone = designer().has('text', 'a', { content: 'Hours' }).selects('a');
    someone.does(insertDetail('lines.0', 'Hours'));
    const lines = [{ label: '', value: 'Mon to Thu', link: '' }];
    expect(shownTo(someone, 'a', { lines })).toBe('Hours Mon to Thu');
  });

  test('goes to the field of a text that is being edited', () => {
    const someone = designer().has('text', 'a', { content: 'Call' }).selects('a');
    someone.store.dispatch(beginTextEdit({ id: 'a', caret: null }));
    someone.does(command('jobTitle'));
    expect(someone.find('a')?.content).toBe('Call');
    expect(someone.store.getState().textEdit?.inserted?.spans).toMatchObject([
      { start: 0, field: 'jobTitle' },
    ]);
  });

  test.each([
    ['a shape', () => designer().has('rectangle', 'a').selects('a')],
    ['two texts', () => designer().has('text', 'a').has('text', 'b').selects('a', 'b')],
    ['a locked text', () => designer().has('text', 'a', { locked: true }).selects('a')],
    [
      'a long text',
      () =>
        designer()
          .has('text', 'a', { content: 'x'.repeat(4990) })
          .selects('a'),
    ],
  ])('does not come to %s', (_, begin) => {
    expect(begin().does(command('jobTitle'))).toBe(false);
  });
});
