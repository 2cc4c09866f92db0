import { describe, expect, test } from 'vitest';
import { TEXT_STYLE_COMMANDS } from '../../src/editor/commands/texts/text-style';
import { designer } from '../helpers/designer';

const [bold, italic, underline] = TEXT_STYLE_COMMANDS;
const smallCaps = TEXT_STYLE_COMMANDS.find(({ flag }) => flag === 'smallCaps');

describe('bold, italic and underline', () => {
  test('are set on all texts that are selected, and taken back where all have them', () => {
    if (!bold || !italic || !underline) throw new Error('A command is missing');
    const someone = designer()
      .has('title', 'a')
      .has('email', 'b', { style: { fontWeight: 600 } })
      .has('circle', 'c')
      .selects('a', 'b', 'c');
    const styles = () => ['a', 'b', 'c'].map((id) => someone.find(id)?.style);
    const shape = styles()[2];
    expect(someone.does(bold)).toBe(true);
    expect(styles()).toMatchObject([{ fontWeight: 700 }, { fontWeight: 700 }, {}]);
    for (const command of [bold, italic, underline]) someone.does(command);
    const all = { fontWeight: 400, italic: true, underline: true };
    expect(styles()).toMatchObject([all, all, {}]);
    expect(styles()[2]).toEqual(shape);
  });

  test('small capitals are of a whole text, and leave nothing behind', () => {
    if (!smallCaps) throw new Error('The command is missing');
    const someone = designer().has('title', 'a').selects('a');
    const before = someone.find('a')?.style;
    expect(someone.does(smallCaps)).toBe(true);
    expect(someone.find('a')?.style).toEqual({ ...before, smallCaps: true });
    someone.does(smallCaps);
    expect(someone.find('a')?.style).toEqual(before);
    expect(TEXT_STYLE_COMMANDS.filter(({ isOfParts }) => !isOfParts)).toEqual([smallCaps]);
  });

  test('ask for a text', () => {
    const someone = designer().has('circle', 'c').selects('c');
    for (const command of TEXT_STYLE_COMMANDS) expect(someone.can(command)).toBe(false);
  });
});
