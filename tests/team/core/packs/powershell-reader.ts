/**
 * The code of a PowerShell script with its strings emptied and its notes gone, as its own rules part them: `''` within single
 * quotes, a grave accent before any sign within double ones. Throws where a quote is not closed on its line: no script of ours
 * has strings of several lines.
 */
export function withoutStrings(script: string): string {
  return script
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .split('\n')
    .map(codeOf)
    .join('\n');
}

function codeOf(line: string): string {
  let code = '';
  let at = 0;
  while (at < line.length) {
    const sign = line[at] ?? '';
    if (sign === '#') return code;
    if (sign === "'" || sign === '"') {
      at = endOf(line, at, sign);
      code += sign + sign;
    } else {
      code += sign;
      at += 1;
    }
  }
  return code;
}

function endOf(line: string, start: number, quote: string): number {
  for (let at = start + 1; at < line.length; at++) {
    if (quote === '"' && line[at] === '`') at += 1;
    else if (line[at] === quote && line[at + 1] === quote) at += 1;
    else if (line[at] === quote) return at + 1;
  }
  throw new Error(`A quote is not closed: ${line}`);
}
