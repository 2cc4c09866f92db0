/** Reads a CSV file strictly by RFC 4180: rows end with CRLF, quotes only around whole cells. Throws on anything else. */
export function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : bare(text, at);
    row.push(cell.value);
    at = cell.end;
    if (text[at] === ',') {
      at += 1;
    } else if (text.startsWith('\r\n', at)) {
      rows.push(row);
      row = [];
      at += 2;
    } else {
      throw new Error(`Neither comma nor line end at ${at}`);
    }
  }
  if (row.length > 0) throw new Error('No line end at the end');
  return rows;
}

function quoted(text: string, start: number) {
  let at = start + 1;
  let value = '';
  for (;;) {
    const end = text.indexOf('"', at);
    if (end === -1) throw new Error('A quote is not closed');
    value += text.slice(at, end);
    if (text[end + 1] !== '"') return { value, end: end + 1 };
    value += '"';
    at = end + 2;
  }
}

function bare(text: string, start: number) {
  const [value = ''] = /^[^,\r\n]*/.exec(text.slice(start)) ?? [];
  if (value.includes('"')) throw new Error('A quote within a bare cell');
  return { value, end: start + value.length };
}
