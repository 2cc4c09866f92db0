import { assert, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result } from '../../src/base/result';
import { BLANK_SIGNATURE, SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { signatureKey } from '../../src/saving/state/header';
import { refreshList } from '../../src/saving/state/open-signature';
import { copyLinkTo } from '../../src/saving/state/files/copy-link';
import { openParsed } from '../../src/saving/state/files/open-file';
import {
  readShareLink,
  hasPictures,
  writeShareText,
} from '../../src/saving/state/files/share-link';
import { sharedHtml } from '../../src/saving/state/shared-picture';

import { parseSignatureFile } from '../../src/saving/state/files/signature-file';
import { NEW_SIGNATURE, type Signature } from '../../src/store/signature/signature';
import { PIXEL_PNG } from '../helpers/signatures';
import { fakeWorld, ORIGIN } from '../helpers/fake-ports';
import { randomSignature } from '../helpers/random-signatures';
import { arrives, left } from '../helpers/returning';
import { busyScene } from '../helpers/busy-scenes';
import { listed, notices, openName, person, withTwo } from '../helpers/two-signatures';
import type { Visitor } from '../helpers/visitor';

const PICTURE = 'https://pictures.example/me.png';

describe('the text of a link', () => {
  test('holds all of any signature but its pictures, and reads back as that', async () => {
    const shared: Signature[] = [];
    assert(
      property(randomSignature, (signature) => {
        if (writeShareText(signature, '').ok) shared.push(signature);
      }),
      { numRuns: 60 },
    );
    expect(shared.length).toBeGreaterThan(30);
    for (const signature of shared) {
      const text = valueOf(writeShareText(signature, 'Mine'));
      const { name, signature: read } = valueOf(parseSignatureFile(text));
      expect(name).toBe('Mine');
      expect(hasPictures(read)).toBe(false);
      expect(read.look).toEqual(signature.look);
      expect(read.scene.frame).toEqual(signature.scene.frame);
      // Once without pictures, nothing more is lost.
      expect(valueOf(writeShareText(read, 'Mine'))).toBe(text);
    }
  });

  test('holds no address of a picture, in the form or on the canvas', () => {
    const block = { id: 'a', kind: 'banner', values: { picture: PICTURE, alt: 'Sale' } } as const;
    const logo = {
      id: 'l',
      type: 'logo',
      x: 0,
      y: 0,
      width: 80,
      height: 40,
      zIndex: 1,
      locked: false,
    } as const;
    const signature: Signature = {
      ...NEW_SIGNATURE,
      person: {
        ...SAMPLE_SIGNATURE,
        profileImageUrl: PICTURE,
        logoUrl: PICTURE,
        logoForEmail: PICTURE,
        blocks: [block],
        naturalSizes: [{ address: PICTURE, width: 1, height: 1 }],
      },
      scene: {
        ...NEW_SIGNATURE.scene,
        elements: [
          {
            ...logo,
            content: PICTURE,
            naturalSize: { address: PICTURE, width: 1, height: 1 },
            style: {},
          },
        ],
      },
    };
    expect(hasPictures(signature)).toBe(true);
    const text = valueOf(writeShareText(signature, ''));
    expect(text).not.toContain('pictures.example');
    expect(text).toContain('Sale');
    expect(text).toContain('"logo"');
  });
});

describe('a link to a signature', () => {
  test.each(TEMPLATE_IDS)('of %s has room for a person of the form', async (template) => {
    const world = fakeWorld();
    left(world, 'ada', { look: { ...NEW_SIGNATURE.look, template } });
    const someone = await arrives(world);
    const link = await linkTo(someone, 'ada');
    expect(link.startsWith(`${ORIGIN}/#s1.`)).toBe(true);
    expect(link.length).toBeLessThan(1200);
  });

  test('is copied of any in the list, and opens as a new one beside those that are there', async () => {
    const someone = await withTwo();
    const link = await linkTo(someone, 'bob');
    expect(notices(someone).at(-1)).toMatchObject({ title: 'Link copied' });

    const elsewhere = fakeWorld();
    left(elsewhere, 'eve', person('Eve'));
    const other = await arrives(elsewhere);
    const parsed = valueOf(await other.store.dispatch(readShareLink(new URL(link).hash)));
    const html = await other.store.dispatch(sharedHtml(parsed.signature, () => true));
    expect(html).toContain('Bob');
    expect(openName(other)).toBe('Eve');
    await other.store.dispatch(openParsed(parsed));
    expect(openName(other)).toBe('Bob');
    await other.store.dispatch(refreshList());
    expect(listed(other).toSorted()).toEqual(['Bob', 'Eve']);
  });

  test('that somebody made with pictures in it is read without them', async () => {
    const world = fakeWorld();
    const someone = await arrives(world);
    const file = {
      signatureData: {
        fullName: 'Eve',
        profileImageUrl: PICTURE,
        logoUrl: PIXEL_PNG,
        logoForEmail: PICTURE,
        blocks: [{ id: 'a', kind: 'banner', values: { picture: PICTURE, alt: 'Sale' } }],
        naturalSizes: [{ address: PICTURE, width: 9, height: 9 }],
      },
      elements: [
        { id: 'a', type: 'logo', x: 0, y: 0, content: PICTURE },
        { id: 'b', type: 'photo', x: 0, y: 90, content: PIXEL_PNG },
        { id: 'c', type: 'banner', x: 0, y: 190, content: PICTURE },
      ],
    };
    const hash = await world.ports.links.pack(JSON.stringify(file));
    const parsed = valueOf(await someone.store.dispatch(readShareLink(hash)));
    const html = await someone.store.dispatch(sharedHtml(parsed.signature, () => true));
    expect(hasPictures(parsed.signature)).toBe(false);
    expect(JSON.stringify(parsed.signature)).not.toMatch(/pictures\.example|data:image/);
    expect(html).not.toMatch(/pictures\.example|data:image/);
    await someone.store.dispatch(openParsed(parsed));
    expect(world.measured).toEqual([]);
    expect(someone.state().signature.present.heldPictures).toBeUndefined();
  });

  test('to a design leads to the canvas', async () => {
    const world = fakeWorld();
    const { elements } = busyScene(1);
    const scene = { ...NEW_SIGNATURE.scene, elements: elements.slice(0, 4) };
    left(world, 'ada', { scene });
    const link = await linkTo(await arrives(world), 'ada');
    expect(link.startsWith(`${ORIGIN}/drag-drop#s1.`)).toBe(true);
  });

  test('that would be too long offers the file', async () => {
    const world = fakeWorld();
    const lines = Array.from({ length: 6 }, (_, line) => ({
      label: 'More',
      value: Array.from({ length: 60 }, (__, at) => ((line * 61 + at) ** 5).toString(36)).join(' '),
      link: '',
    }));
    left(world, 'ada', { person: { ...SAMPLE_SIGNATURE, lines } });
    const someone = await arrives(world);
    await someone.store.dispatch(copyLinkTo('ada'));
    expect(someone.world.copied).toEqual([]);
    expect(notices(someone).at(-1)).toMatchObject({
      title: 'Too long for a link',
      message: expect.stringMatching(/^This signature needs \d,\d{3} characters.* 2,000\./),
      action: { effect: { type: 'saveFile', id: 'ada' } },
    });
  });

  test('to what cannot be read is none', async () => {
    const someone = await withTwo();
    someone.world.stored.set(signatureKey('bob'), { version: 99 });
    await someone.store.dispatch(copyLinkTo('bob'));
    expect(someone.world.copied).toEqual([]);
    expect(notices(someone).at(-1)?.title).toBe('No link was copied');
  });

  test('to one in which there is nothing is none', async () => {
    const someone = await withTwo();
    left(someone.world, 'bob', { person: BLANK_SIGNATURE });
    await someone.store.dispatch(copyLinkTo('bob'));
    expect(someone.world.copied).toEqual([]);
    expect(notices(someone).at(-1)).toMatchObject({
      title: 'No link was copied',
      message: expect.stringMatching(/^There is nothing in this signature yet\./),
    });
    left(someone.world, 'ada', { person: { ...BLANK_SIGNATURE, phone: '+1 555 0100' } });
    expect(await linkTo(someone, 'ada')).toContain(`${ORIGIN}/#`);
  });

  test('is refused with the reason where it was cut or changed, is newer, or holds no signature', async () => {
    const someone = await withTwo();
    const { hash } = new URL(await linkTo(someone, 'ada'));
    const problemOf = async (bad: string) => {
      const read = await someone.store.dispatch(readShareLink(bad));
      return read.ok ? null : read.problem;
    };
    expect(await problemOf(hash.slice(0, -10))).toMatch(/^Its end is missing: \d+ of \d+ /);
    expect(await problemOf(`${hash.slice(0, -1)}${hash.endsWith('A') ? 'B' : 'A'}`)).toMatch(
      /^It was changed/,
    );
    expect(await problemOf(hash.replace('#s1', '#s9'))).toMatch(/newer version/);
    const other = await someone.world.ports.links.pack('{"no": "design"}');
    expect(await problemOf(other)).not.toBeNull();
  });
});

async function linkTo(someone: Visitor, id: string): Promise<string> {
  await someone.store.dispatch(copyLinkTo(id));
  const text = someone.world.copied.at(-1)?.text;
  if (text === undefined) throw new Error('No link was copied');
  return text;
}

function valueOf<T, P>(result: Result<T, P>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
}
