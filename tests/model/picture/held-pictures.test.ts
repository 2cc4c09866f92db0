import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignatureMarkup } from '../../../src/email/print/signature-markup';
import { exportSignature } from '../../../src/export';
import { isHeld, linkedHrefs } from '../../../src/model/picture/held-pictures';
import { imageSourceAddress, parseImageSource } from '../../../src/model/picture/image-source';
import {
  hideHeldPictures,
  withoutHeldAddresses,
} from '../../../src/model/picture/hide-held-pictures';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { PIXEL_PNG } from '../../helpers/signatures';

const LOGO = 'https://pictures.example/a%20logo.png?width=2&height=1';
const PHOTO = 'https://photos.example/me.png';

describe('a picture that is held', () => {
  test.each([
    LOGO,
    ` ${LOGO} `,
    '//pictures.example/a%20logo.png?width=2&height=1',
    'pictures.example/a%20logo.png?width=2&height=1',
  ])('is known as %j', (address) => {
    expect(isHeld(address, [LOGO])).toBe(true);
  });

  test.each(['', '/logo.png', PIXEL_PNG, PHOTO, 'no address', 'https://pictures.example/b.png'])(
    'is not %j',
    (address) => {
      expect(isHeld(address, [LOGO])).toBe(false);
    },
  );

  test('is known however it was typed, as it was typed and as it is printed', () => {
    const typed = fc.tuple(
      fc.constantFrom('https://', 'HTTP://', '//', ''),
      fc.constantFrom('pictures.example', 'Pictures.Example:8080', '127.0.0.1', 'xn--a.example'),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    fc.assert(
      fc.property(typed, ([scheme, host, path]) => {
        const address = `${scheme}${host}/${path}%`;
        const source = parseImageSource(address);
        const held = linkedHrefs([address]);
        expect(isHeld(address, held)).toBe(source.ok);
        expect(source.ok && isHeld(imageSourceAddress(source.value), held)).toBe(source.ok);
      }),
    );
  });

  test('is each linked one of a list of addresses, once', () => {
    const addresses = [LOGO, '', PIXEL_PNG, '/a.png', `${LOGO} `, 'photos.example/me.png'];
    expect(linkedHrefs(addresses)).toEqual([LOGO, PHOTO]);
  });
});

describe('printed HTML while pictures are held', () => {
  const person = {
    ...SAMPLE_SIGNATURE,
    profileImageUrl: PHOTO,
    logoUrl: LOGO,
    logoForEmail: '',
    companyName: 'Pixel & "Sons" > Co',
  };

  test.each(TEMPLATE_IDS)(
    'of %s has no address of them, and is printed HTML all the same',
    async (id) => {
      const { html } = await exportSignature(person, id, {});
      expect(html).toContain('photos.example');
      const shown = hideHeldPictures(html, [LOGO, PHOTO]);
      expect(shown).not.toMatch(/<img[^>]*(?:pictures|photos)\.example/);
      expect(isSignatureMarkup(shown)).toBe(true);
      expect(shown.split('<img').length).toBe(html.split('<img').length);
    },
  );

  test('keeps the others, and the sizes and words of those that are held', async () => {
    const { html } = await exportSignature(person, 'classic', {});
    const shown = hideHeldPictures(html, [LOGO]);
    expect(shown).toContain(`src="${PHOTO}"`);
    const [box = ''] = /<img src="data:[^>]*>/.exec(shown) ?? [];
    expect(box).toMatch(/ width="\d+" height="(\d+)" alt="[^"]+" style="[^"]*;height:\1px;/);
  });

  test('has a box that is a picture, so that no browser shows it as broken', async () => {
    const { html } = await exportSignature(person, 'classic', {});
    const [, src = ''] = /src="(data:[^"]*)"/.exec(hideHeldPictures(html, [LOGO])) ?? [];
    const source = parseImageSource(src);
    expect(source.ok && source.value).toMatchObject({ type: 'image/png', size: { width: 32 } });
  });

  test('that is to be drawn has neither address nor box, and its words', async () => {
    const { html } = await exportSignature(person, 'classic', {});
    const drawn = withoutHeldAddresses(html, [LOGO, PHOTO]);
    expect(drawn).not.toMatch(/<img[^>]* src=/);
    expect(isSignatureMarkup(drawn)).toBe(true);
    expect(drawn).toMatch(/<img width="\d+" height="\d+" alt="[^"]+"/);
  });

  test('is the same where none is held', async () => {
    const { html } = await exportSignature(person, 'classic', {});
    expect(hideHeldPictures(html, [])).toBe(html);
    expect(hideHeldPictures(html, ['https://other.example/a.png'])).toBe(html);
  });
});
