import { expect, test } from 'vitest';
import { withoutPictures } from '../../../src/output/page/without-pictures';

test('pictures lose their address and keep their words and size', () => {
  const html =
    '<a href="https://a.example/?src=&quot;"><img width="60" src="data:image/png;base64,AA==" alt="A > B"></a>';
  expect(withoutPictures(html)).toBe(
    '<a href="https://a.example/?src=&quot;"><img width="60" alt="A > B"></a>',
  );
});

test('words that look like an address stay', () => {
  expect(withoutPictures('<td> src="x" </td>')).toBe('<td> src="x" </td>');
});
