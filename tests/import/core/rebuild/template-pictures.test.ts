import { describe, expect, test } from 'vitest';
import type { ImageNode, LinkNode, TableNode } from '../../../../src/email/nodes';
import { completeSignature } from '../../../../src/model/person/signature';
import { readerOfTemplate } from '../../../../src/import/core/rebuild/template-pictures';
import { pictureAt } from './page-items';

const HREF = 'https://example.com/jane';
const PERSON = completeSignature({ profileImageShape: 'round', logoShape: 'rectangle' });

function image(field?: string): ImageNode {
  const origin = field === undefined ? {} : { origin: [{ kind: 'field', field } as const] };
  return {
    kind: 'image',
    src: 'https://example.com/a.png',
    alt: 'Ours',
    width: 40,
    height: 20,
    ...origin,
  };
}

function linked(child: ImageNode): LinkNode {
  return { kind: 'link', href: HREF, color: '#336699', underline: false, children: [child] };
}

/** What the pictures of a document with these become, in their order. */
function read(...children: readonly (ImageNode | LinkNode)[]) {
  const cells = children.map((child) => ({ kind: 'cell', children: [child] }) as const);
  const doc: TableNode = { kind: 'table', width: 'full', rows: [{ kind: 'row', cells }] };
  const reader = readerOfTemplate(doc, PERSON);
  const background = { color: '#ffffff', backing: null } as const;
  return children.map((_, index) => reader(pictureAt([10, 20, 40, 20]), index, background));
}

describe('a picture of a template', () => {
  test.each([
    ['profileImageUrl', { type: 'photo', shape: 'round' }],
    ['logoUrl', { type: 'logo', shape: 'rectangle' }],
    ['logoForEmail', { type: 'logo', shape: 'rectangle' }],
  ])('of %s follows the person', (field, made) => {
    const [element] = read(image(field));
    expect(element).toMatchObject({ ...made, x: 10, y: 20, width: 40, height: 20 });
    expect(element).not.toHaveProperty('content');
  });

  test('of a network is its icon, in the color of the link around it', () => {
    expect(read(linked(image('linkedin')))).toMatchObject([
      { type: 'linkedin', style: { socialStyle: 'icons', backgroundColor: '#336699' } },
    ]);
  });

  test('of anything else is a banner with its own file, and leads where it led', () => {
    const [plain, led, alone] = read(image(), linked(image('banner')), image('linkedin'));
    expect(plain).toMatchObject({
      type: 'banner',
      content: 'https://example.com/a.png',
      alt: 'Ours',
    });
    expect(plain).not.toHaveProperty('href');
    expect(led).toMatchObject({ type: 'banner', href: HREF });
    expect(alone?.type).toBe('banner');
  });

  test('that the document does not have is left out', () => {
    const doc: TableNode = { kind: 'table', width: 'full', rows: [] };
    const reader = readerOfTemplate(doc, PERSON);
    expect(reader(pictureAt([0, 0, 9, 9]), 0, { color: '#ffffff', backing: null })).toBeNull();
  });
});
