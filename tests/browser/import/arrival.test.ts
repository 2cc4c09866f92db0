import { completeSignature } from '../../../src/model/person/signature';
import { describe, expect, test } from 'vitest';
import { exportSignature } from '../../../src/export/export-signature';
import type { PreviewId } from '../../../src/export/previews/preview';
import { previewSignatureElsewhere } from '../../../src/export/previews/preview-signature';
import { arrivalOf, type Arrival } from '../../../src/import/core/arrival/arrival';
import type { ChangeKind } from '../../../src/model/findings/change-kinds';
import { TEMPLATE_IDS } from '../../../src/model/template-ids';
import { layOutPrinted } from '../../../src/import/browser/pages/lay-out';
import { TEMPLATES } from '../../../src/templates/registry';
import { inTurn } from '../../helpers/in-turn';
import { withLocalPictures } from '../../helpers/overlapping-scenes';
import { EXTRAS, FULL, PIXEL_PNG } from '../../helpers/signatures';
import { exported } from '../fidelity/exported';
import { FIXTURES, OVERLAPS } from '../fidelity/named-scenes';
import { laidOut, WIDTH } from './laid-out';

/*
 * A signature that comes back as it left is reported as the same. Of one that a client has changed, the changes that the
 * preview of that client shows are reported, and nothing else.
 */

const PICTURES = { profileImageUrl: PIXEL_PNG, logoUrl: PIXEL_PNG } as const;

await Promise.all([...document.fonts].map((face) => face.load()));

/** What each preview does to every template, and what it does to some. */
const CLIENTS: Partial<
  Record<PreviewId, { readonly always: readonly ChangeKind[]; readonly may: readonly ChangeKind[] }>
> = {
  // Pictures of theirs are within the HTML.
  gmail: { always: ['picture-empty'], may: [] },
  'first-reply': { always: [], may: [] },
  'apple-mail-dark': { always: [], may: [] },
  'outlook-web': { always: [], may: ['gradient', 'background'] },
  'outlook-classic': {
    always: ['picture-empty'],
    may: ['corners', 'gradient', 'background', 'lines', 'place', 'height'],
  },
  // What is within the HTML is not blocked.
  'pictures-blocked': { always: [], may: [] },
  'outlook-web-dark': { always: ['color'], may: ['background', 'gradient'] },
  'gmail-android-dark': { always: ['picture-empty'], may: ['color', 'background'] },
};

const PEOPLE = [
  ['full', FULL],
  ['every extra', EXTRAS],
] as const;

describe.each(TEMPLATES)('$id', ({ id }) => {
  test.each(inTurn(PEOPLE, TEMPLATE_IDS.indexOf(id)))(
    'comes back as it left, or as a client shows it: %s',
    async (_, given) => {
      const data = { ...given, ...PICTURES };
      const { html } = await exportSignature(data, id, {});
      const same = await arrivedAs(html, `<p>Hello</p>${html}`);
      expect([same.changes, same.words, same.figure]).toEqual([[], 1, 1]);
      for (const preview of await previewSignatureElsewhere(completeSignature(data), id)) {
        const known = CLIENTS[preview.id];
        if (preview.shows !== 'mail' || known === undefined) continue;
        const { changes } = await arrivedAs(html, preview.html);
        const kinds = new Set(changes.map(({ kind }) => kind));
        expect([preview.id, ...known.always.filter((kind) => !kinds.has(kind))]).toEqual([
          preview.id,
        ]);
        const others = [...kinds].filter((kind) => ![...known.always, ...known.may].includes(kind));
        expect([preview.id, ...others]).toEqual([preview.id]);
      }
    },
  );
});

test.each([...FIXTURES, ...OVERLAPS])('%s comes back as it left', async (_, design) => {
  const { html } = await exported(withLocalPictures(design));
  expect((await arrivedAs(html, html)).changes).toEqual([]);
});

test('a linked picture that is blocked is reported', async () => {
  const data = { ...FULL, profileImageUrl: `${location.origin}/sample/portrait.png` };
  const { html } = await exportSignature(data, 'modern', {});
  const previews = await previewSignatureElsewhere(completeSignature(data), 'modern');
  const blocked = previews.find(({ id }) => id === 'pictures-blocked');
  if (blocked?.shows !== 'mail') throw new Error('No such preview');
  const { changes } = await arrivedAs(html, blocked.html);
  expect(new Set(changes.map(({ kind }) => kind))).toEqual(new Set(['picture-empty']));
});

async function arrivedAs(sent: string, html: string): Promise<Arrival> {
  return arrivalOf(
    await layOutPrinted(sent, WIDTH),
    await laidOut(html, { part: 'marked or all' }),
  );
}
