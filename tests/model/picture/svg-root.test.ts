import { describe, expect, test } from 'vitest';
import { serializeSvgRoot, readSvgRoot } from '../../../src/model/picture/svg-root';

const BARE = '<svg xmlns="http://www.w3.org/2000/svg" width="50"><g id="a"/></svg>';

function attributesOf(text: string): Record<string, string> | null {
  const root = readSvgRoot(text);
  return root && Object.fromEntries(root.attributes);
}

describe('the attributes of the root are found', () => {
  test.each([
    ['at once', '<svg width="1" height=\'2\'/>', { width: '1', height: '2' }],
    ['with a prefix', '<s:svg width="1"></s:svg>', { width: '1' }],
    [
      'over several lines',
      '<svg\n  width = "1"\r\n\tviewBox=\'0 0 1 1\'\n>',
      {
        width: '1',
        viewBox: '0 0 1 1',
      },
    ],
    ['after a declaration', '<?xml version="1.0"?>\n<svg width="1"/>', { width: '1' }],
    ['after comments', '<!-- <svg width="2"> --><!-----><svg width="1"/>', { width: '1' }],
    ['after instructions', '<?x <svg width="2"> ?><svg width="1"/>', { width: '1' }],
    [
      'after a document type',
      '<!DOCTYPE svg PUBLIC "-//W3C//>" \'a>b\'>\n<svg width="1"/>',
      {
        width: '1',
      },
    ],
    [
      'after entities',
      '<!DOCTYPE svg [<!ENTITY a "]><svg width=\'2\'>"><!-- ]> \' --><?x ]> ?>]\n><svg width="1"/>',
      { width: '1' },
    ],
    ['without any', '<svg>', {}],
    [
      'with signs of tags in them',
      '<svg data-a="> />" width="1">',
      { 'data-a': '> />', width: '1' },
    ],
    ['escaped as they are', '<svg style="a:&quot;b&quot;">', { style: 'a:&quot;b&quot;' }],
  ])('%s', (_, text, attributes) => {
    expect(attributesOf(text)).toEqual(attributes);
  });
});

test.each([
  ['nothing', ''],
  ['words', 'svg'],
  ['a page', '<!DOCTYPE html><html><svg width="1"/></html>'],
  ['another element', '<svgs width="1"/>'],
  ['a drawing within something else', '<g><svg/></g>'],
  ['a comment without an end', '<!-- <svg/>'],
  ['a document type without an end', '<!DOCTYPE svg [<!ENTITY a "b"> <svg/>'],
  ['a tag without an end', '<svg width="1"'],
  ['a value without quotes', '<svg width=1>'],
  ['a value without an end', '<svg width="1>'],
  ['a tag in a value', '<svg width="<">'],
  ['attributes side by side', '<svg a="1"b="2">'],
])('%s is no SVG', (_, text) => {
  expect(readSvgRoot(text)).toBeNull();
});

test('printed again, an SVG is what it was but for the declaration and for quotes', () => {
  const doctype = '<!DOCTYPE svg [<!ENTITY a "b">]>';
  const text = `<?xml version="1.0" encoding="latin1"?>${doctype}<svg a='"' b="2" >&a;</svg><!-- end -->`;
  const root = readSvgRoot(text);
  expect(root && serializeSvgRoot(root)).toBe(
    `${doctype}<svg a="&quot;" b="2" >&a;</svg><!-- end -->`,
  );
  const bare = readSvgRoot(BARE);
  expect(bare && serializeSvgRoot(bare)).toBe(BARE);
});

test.each([
  ['spaces', `<svg${' '.repeat(400_000)}`],
  ['comments', '<!-- -->'.repeat(50_000)],
  ['declarations', `<!DOCTYPE svg [${"<!-- -->'\"'<a>".repeat(40_000)}`],
  ['attributes', `<svg${' a="b"'.repeat(60_000)}`],
])('%s without end are read once', (_, text) => {
  expect(readSvgRoot(text)).toBeNull();
});
