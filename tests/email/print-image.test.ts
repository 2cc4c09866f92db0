import { describe, expect, test } from 'vitest';
import { printNode } from '../../src/email/print/print';

test('a picture without alternative text has a style for text, since SnappyMail shows the name of the file', () => {
  expect(printNode(picture({ alt: '' }))).toContain(
    'font:12px/14px Arial,sans-serif;color:#666666',
  );
});

describe('alternative text is as large as its picture lets it be', () => {
  test.each<[string, number, string]>([
    ['X', 24, 'font:12px/14px Arial,sans-serif;color'],
    ['Meridian & Sons Consulting', 140, 'font:10px/12px Arial,sans-serif;color'],
    // It breaks between its words where one line would be too small.
    ['Amelia Hartwood', 60, 'font:12px/14px Arial,sans-serif;color'],
    ['Meridian & Sons Consulting', 60, 'font:11px/13px Arial,sans-serif;color'],
    // Cut off at the side rather than broken within a word.
    ['LinkedIn', 24, 'font:8px/10px Arial,sans-serif;word-break:normal;color'],
  ])('%s in %d px', (alt, width, look) => {
    expect(printNode(picture({ alt, width }))).toContain(look);
  });
});

function picture(props: object = {}) {
  const size = { width: 60, height: 40 };
  return { kind: 'image', src: 'https://a.example/a.png', alt: 'a', ...size, ...props } as const;
}
