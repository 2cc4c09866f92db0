import { expect, test } from 'vitest';
import { cell, font, textCell, type Block } from '../../src/email/builders';
import { words } from '../../src/model/languages/en';
import { completeSignature } from '../../src/model/person/signature';
import { besidePhoto } from '../../src/templates/parts/beside-photo';
import { roleRuns } from '../../src/templates/parts/text';
import { NO_PICTURES, viewSignature } from '../../src/templates/view';

/* A name stands beside the photo unless its longest word would be small or torn there. */

const PLACE = { width: 284, gap: 14 };

test.each([
  ['Amelia Hartwood', 210, 1],
  ['Maximiliane Wolfeschlegelsteinhausenbergerdorff', 284, 2],
  ['', 210, 1],
])('%j has %d px in the row %d', (fullName, room, rows) => {
  const rooms: number[] = [];
  const block = layOut(fullName, photo(), rooms);
  expect(rooms).toEqual([room]);
  const [table] = block?.children ?? [];
  expect(table?.kind === 'table' && table.rows.length).toBe(rows);
});

test('without a photo the words have the whole width', () => {
  const rooms: number[] = [];
  layOut('Amelia Hartwood', null, rooms);
  expect(rooms).toEqual([284]);
});

function layOut(fullName: string, face: Block, rooms: number[]): Block {
  const view = viewSignature(completeSignature({ fullName }), NO_PICTURES, words);
  return besidePhoto(view, face, PLACE, (room) => {
    rooms.push(room);
    return textCell(font('sans', 20, '#000000'), roleRuns(view, ['name']));
  });
}

function photo(): Block {
  const image = {
    kind: 'image',
    src: 'https://a.example/a.png',
    width: 60,
    height: 60,
    alt: 'A',
  } as const;
  return cell({ width: 60 }, image);
}
