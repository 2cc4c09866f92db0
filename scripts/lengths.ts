import { exportSignature } from '../src/export';
import { CODE_MODES } from '../src/model/code-modes';
import { TEMPLATE_IDS } from '../src/model/template-ids';
import { FULL } from '../tests/helpers/signatures';
import { LEAN } from '../tests/helpers/lean-signature';

// "npm run lengths" prints the characters of each template: with all fields, six networks and linked pictures in both modes of
// the code, and the bytes of a small signature of texts alone in the shortest.
console.log('template        whole  shortest  small (bytes)');
for (const template of TEMPLATE_IDS) {
  const lengths = await Promise.all(
    CODE_MODES.map(async (code) => {
      const { html } = await exportSignature(FULL, template, { images: 'link', code });
      return html.length;
    }),
  );
  const { html } = await exportSignature(LEAN, template, { images: 'link', code: 'shortest' });
  const [whole = 0, shortest = 0] = lengths;
  const bytes = new TextEncoder().encode(html).length;
  console.log(`${template.padEnd(14)} ${cell(whole, 6)} ${cell(shortest, 9)} ${cell(bytes, 14)}`);
}

function cell(value: number, width: number): string {
  return String(value).padStart(width);
}
