import { afterAll, expect, test } from 'vitest';
import { closeUp } from '../../../src/export/collapse-empty/collapse-empty';
import { sceneContext } from '../../../src/export/compose/compose-scene';
import { measureText } from '../../../src/fonts/browser/measure-text';
import type { PersonInput } from '../../../src/model/person/signature';
import type { Design } from '../../../src/scene/scene';
import { designOf } from '../../helpers/scenes';
import { exported } from './exported';
import { differences, placesInExport, placesOnCanvas, type Places } from './places';
import { closePage, openPage } from './test-page';

/*
 * A person without some of the details gets lines as even as everybody else's, in the mail and on the canvas that shows it.
 */

const FIELDS = ['phone', 'mobile', 'fax', 'email', 'website'] as const;
const PERSON: PersonInput = {
  fullName: 'Jane Doe',
  phone: '+1 555 010 0100',
  mobile: '+1 555 010 0200',
  fax: '+1 555 010 0300',
  email: 'jane@acme.com',
  website: 'acme.com',
};

/** Every way to lack some of the details. */
const LACKS = Array.from({ length: 2 ** FIELDS.length }, (_, bits) =>
  FIELDS.filter((_field, at) => (bits & (1 << at)) !== 0),
);

const page = openPage('standards');
afterAll(() => closePage(page));

test.each(LACKS.map((lack) => [lack.join(', ') || 'nothing', lack] as const))(
  'the lines are even without %s',
  async (_, lack) => {
    const whole = await placesOf(contactBlock([]));
    const design = contactBlock(lack);
    const left = FIELDS.filter((field) => !lack.includes(field));
    const places = await placesOf(design);
    expect(left.map((field) => topOf(places, field))).toEqual(
      FIELDS.slice(0, left.length).map((field) => topOf(whole, field)),
    );
    expect(left.map((field) => topOf(places, `${field}-label`))).toEqual(
      FIELDS.slice(0, left.length).map((field) => topOf(whole, `${field}-label`)),
    );
    const closed = closeUp(design, sceneContext(design, {}, measureText).element);
    expect(differences(placesOnCanvas(page, closed), places)).toEqual([]);
  },
);

/** A name, and a line for each detail with a label, beside a line as high as all of them. */
function contactBlock(lack: readonly string[]): Design {
  const style = { fontSize: 13, lineHeight: 20 };
  const lines = FIELDS.flatMap((field, row) => {
    const y = 44 + row * 22;
    const label = field.slice(0, 1).toUpperCase();
    return [
      {
        type: 'text',
        id: `${field}-label`,
        x: 24,
        y,
        width: 14,
        height: 20,
        style,
        content: label,
      },
      { type: field, id: field, x: 44, y, width: 140, height: 20, style },
    ] as const;
  });
  return designOf(
    [
      { type: 'vertical-line', x: 10, y: 10, width: 2, height: 142 },
      { type: 'name', x: 24, y: 10, height: 26, style: { fontSize: 18 } },
      ...lines,
    ],
    {
      frame: { width: 600, height: 200, trim: false, closeUp: true },
      signatureData: { ...PERSON, ...Object.fromEntries(lack.map((field) => [field, ''])) },
    },
  );
}

async function placesOf(design: Design): Promise<Places> {
  const { html, doc } = await exported(design);
  return placesInExport(page, html, doc);
}

function topOf(places: Places, id: string): number | undefined {
  return places.get(id)?.[0]?.[1];
}
