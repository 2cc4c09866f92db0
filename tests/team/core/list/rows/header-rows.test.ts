import { describe, expect, test } from 'vitest';
import { mapColumns } from '../../../../../src/team/core/list/columns/map-columns';
import { HEADER_ROWS } from '../../../../fixtures/people/header-rows';

describe.each(HEADER_ROWS)('of the export $program', ({ columns }) => {
  const rows = columns.split('|').map((column) => column.split('='));
  const header = rows.map(([name = '']) => name);

  test('each column gets the field that it holds, and no other gets one', () => {
    const mapping = Object.entries(mapColumns(header));
    const found = header.map((name, place) => {
      const field = mapping.find(([, at]) => at === place)?.[0];
      return field === undefined ? name : `${name}=${field}`;
    });
    expect(found).toEqual(columns.split('|'));
  });
});
