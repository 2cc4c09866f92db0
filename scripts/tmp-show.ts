import { exportSignature } from '../src/export';
import { FULL } from '../tests/helpers/signatures';
const { html } = await exportSignature(FULL, process.argv[2] ?? 'modern', { images: 'link', code: 'shortest' });
console.log(html.replaceAll('<tr', '\n<tr').replaceAll('<td','\n  <td'));
