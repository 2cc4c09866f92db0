import { expect, test } from 'vitest';
import { firstFontsOf, fontNameOf } from '../../../../src/import/core/rebuild/font-names';
import { stackBehind } from '../../../../src/scene/text/fonts';

test.each([
  ['Calibri, sans-serif', 'Arial', 'Calibri'],
  ['"Segoe UI", Roboto, Arial', 'Arial', 'Segoe UI,Roboto'],
  ['Aptos, Aptos_EmbeddedFont, Aptos_MSFontService, Calibri, Helvetica', 'Arial', 'Aptos,Calibri'],
  ['Palatino', 'Palatino Linotype', ''],
  ['Menlo, monospace', 'Consolas', ''],
  ['arial', 'Arial', ''],
  ['system-ui, -apple-system, Georgia', 'Arial', ''],
  ["'Yu Gothic','MS PGothic',sans-serif", 'Arial', 'Yu Gothic,MS PGothic'],
  ['a, b, c, d', 'Arial', 'a,b,c'],
  ['a\\27 ;color:red, "x}</style>", url(x)', 'Arial', ''],
  ['', 'Arial', ''],
])('%s is drawn in %s behind "%s"', (stack, name, first) => {
  expect(fontNameOf(stack)).toBe(name);
  expect(firstFontsOf(stack)).toBe(first);
  // What emails of the designer name is read as it was.
  const again = stackBehind(fontNameOf(stack), first);
  expect(firstFontsOf(again)).toBe(first);
});
