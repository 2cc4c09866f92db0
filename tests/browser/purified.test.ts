import { completeSignature } from '../../src/model/person/signature';
import DOMPurify from 'dompurify';
import { describe, expect, test } from 'vitest';
import { exportScene, exportSignature } from '../../src/export';
import { previewSignatureElsewhere } from '../../src/export/previews/preview-signature';
import { TEMPLATE_IDS } from '../../src/model/template-ids';
import { overlappingScene } from '../helpers/overlapping-scenes';
import {
  EXTRAS,
  FULL,
  NAME_ONLY,
  PIXEL_PNG,
  RIGHT_TO_LEFT,
  VERY_LONG,
} from '../helpers/signatures';
import { variedScene } from '../helpers/varied-scenes';

/*
 * Mail clients clean what they show. With the options of Proton Mail (ProtonMail/WebClients, packages/shared/lib/sanitize/
 * purify.ts, `default` and `html`) nothing of ours is there to be cleaned away.
 */
const PROTON = {
  ALLOWED_URI_REGEXP:
    /^(?:(?:(?:f|ht)tps?|mailto|tel|callto|cid|blob|xmpp|data):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
  ADD_TAGS: ['proton-src', 'base', 'proton-svg'],
  ADD_ATTR: ['target', 'proton-src'],
  FORBID_TAGS: ['style', 'input', 'form'],
  FORBID_ATTR: ['srcset', 'for'],
  RETURN_DOM: true,
} as const;

/** What is left of a mail once it is cleaned, and what it was. */
function cleaned(html: string): { readonly before: HTMLElement; readonly after: HTMLElement } {
  const before = new DOMParser().parseFromString(html, 'text/html').body;
  const after = DOMPurify.sanitize(html, {
    ...PROTON,
    ADD_TAGS: [...PROTON.ADD_TAGS],
    ADD_ATTR: [...PROTON.ADD_ATTR],
    FORBID_TAGS: [...PROTON.FORBID_TAGS],
    FORBID_ATTR: [...PROTON.FORBID_ATTR],
  });
  if (!(after instanceof HTMLElement)) throw new TypeError('The cleaner gives no body');
  return { before, after };
}

/** The tags that are not as they were, each as it was; those of HTML without any change are none. */
function lossesOf(html: string): readonly string[] {
  const { before, after } = cleaned(html);
  if (after.isEqualNode(before)) return [];
  const now = [...after.querySelectorAll('*')];
  const lost = [...before.querySelectorAll('*')].filter(
    (node, at) => !node.cloneNode(false).isEqualNode(now[at]?.cloneNode(false) ?? null),
  );
  return lost.length === 0 ? ['its texts'] : lost.map((node) => tagOf(node));
}

function tagOf(node: Element): string {
  const attributes = [...node.attributes].map(({ name, value }) => `${name}="${value}"`);
  return `<${[node.localName, ...attributes].join(' ').slice(0, 200)}>`;
}

const HOSTILE = '"><img src=x onerror=alert(1)><form action=x><input srcset=x onfocus=y>';

const PEOPLE = {
  full: { ...FULL, profileImageUrl: PIXEL_PNG },
  'every extra': { ...EXTRAS, logoUrl: 'https://a.example/logo.png' },
  'very long': VERY_LONG,
  'right to left': RIGHT_TO_LEFT,
  'name only': NAME_ONLY,
  hostile: {
    ...FULL,
    fullName: HOSTILE,
    address: HOSTILE,
    website: `https://a.example/${HOSTILE}`,
  },
} as const;

test('the cleaner cleans', () => {
  expect(cleaned('<p onclick="x()">a<style>p{}</style><input></p>').after.innerHTML).toBe(
    '<p>a</p>',
  );
  expect(lossesOf('<p onclick="x()">a</p>')).toEqual(['<p onclick="x()">']);
  expect(lossesOf('<p>a<!--b--></p>')).toEqual(['its texts']);
});

describe.each(TEMPLATE_IDS)('%s', (id) => {
  test.each(Object.entries(PEOPLE))('keeps all of its tags and texts: %s', async (_, person) => {
    const { html } = await exportSignature(person, id, { socialStyle: 'icons' });
    expect(html).toContain('<td');
    expect(lossesOf(html)).toEqual([]);
  });

  test('keeps all in its previews', async () => {
    const made = await previewSignatureElsewhere(completeSignature(PEOPLE.hostile), id);
    const mails = made.filter((preview) => preview.shows === 'mail');
    expect(mails.length).toBeGreaterThan(10);
    expect(mails.flatMap(({ html }) => lossesOf(html))).toEqual([]);
  });
});

test.each(Array.from({ length: 25 }, (_, seed) => seed))(
  'keeps all of random scenes, seed %i',
  async (seed) => {
    for (const design of [variedScene(seed), overlappingScene(seed)]) {
      expect(lossesOf((await exportScene(design)).html)).toEqual([]);
    }
  },
);

// The cleaner takes away every attribute with an end tag like this one, so that no parser is led astray by it.
test('loses the description of a picture alone where somebody is called </style>', async () => {
  const person = { ...FULL, fullName: 'Jane </style>', profileImageUrl: PIXEL_PNG };
  const { before, after } = cleaned((await exportSignature(person, 'modern')).html);
  const picture = before.querySelector('img[alt="Jane </style>"]');
  expect(picture).not.toBeNull();
  picture?.removeAttribute('alt');
  expect(after.isEqualNode(before)).toBe(true);
  expect(after.textContent).toContain('Jane </style>');
});
