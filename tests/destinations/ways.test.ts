import { describe, expect, test } from 'vitest';
import { GAPS_GUIDE, PLACES } from '../../src/destinations/places.data';
import { waysTo, type Way } from '../../src/destinations/ways';
import { PACKAGES } from '../../src/export/packages';
import { outlookAddinAt } from '../../src/export/packages/outlook-addin';
import { CLIENT_RULES, differenceOf } from '../../src/model/clients/client-rules';
import { DESTINATIONS, type DestinationId } from '../../src/model/destinations';
import { ADDIN_PLACE } from '../helpers/addin-place';
import { differencesAt } from '../../src/destinations/differences-at';

function ways(id: DestinationId, hasOwnPictures: boolean, isOnPhone = false): readonly Way[] {
  const destination = DESTINATIONS.find((one) => one.id === id);
  if (destination === undefined) throw new Error(`There is no ${id}`);
  return waysTo(destination, { hasOwnPictures, isOnPhone });
}

/** What clients make of a signature that has all that they change. */
const EVERY = CLIENT_RULES.map((rule) => differenceOf(rule, 'Boxes'));

/** What is taken on each way, in their order. */
function taken(id: DestinationId, hasOwnPictures: boolean, isOnPhone = false): readonly string[] {
  return ways(id, hasOwnPictures, isOnPhone).map(nameOf);
}

function nameOf({ take }: Way): string {
  if (take.kind === 'addin') return 'outlook-addin';
  return take.kind === 'copy' ? `copy: ${take.images}` : take.pack.id;
}

describe.each(DESTINATIONS)('$label', (destination) => {
  test.each([true, false])('has a way with steps, pictures from the device: %s', (hasOwn) => {
    const [main, ...others] = ways(destination.id, hasOwn);
    expect(main?.steps.length).toBeGreaterThan(1);
    const actions = [main, ...others].map((way) => way?.action);
    expect(new Set(actions).size, 'each button says something else').toBe(actions.length);
  });

  test('lists what will look different there, in one line each', () => {
    const lines = differencesAt(destination, { findings: [], differences: EVERY });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^[A-Z].{20,120}\.$/);
  });

  test('has every name in its steps between two asterisks', () => {
    const texts = ways(destination.id, true).flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(texts.filter((text) => text.split('*').length % 2 === 0)).toEqual([]);
  });

  test('has all that its row has for it, where pictures are linked', () => {
    const { copy, packages, takesAddin = false } = PLACES[destination.id];
    const ids = packages.map(({ id }) => id).filter((id) => id !== 'pictures');
    const files = [...ids, ...(takesAddin ? ['outlook-addin'] : [])];
    const copies = copy === null ? [] : [`copy: ${copy.images}`];
    expect(taken(destination.id, false)).toEqual([...copies, ...files]);
  });
});

test('Gmail gets gaps for pictures from the device, and a whole copy where there are none', () => {
  expect(taken('gmail', true)).toEqual(['copy: gaps']);
  expect(ways('gmail', true)[0]).toMatchObject(GAPS_GUIDE);
  expect(taken('gmail', false)).toEqual(['copy: gaps']);
  expect(ways('gmail', false)[0]).toMatchObject({ ...PLACES.gmail.copy?.guide });
});

test('social icons go where they are shown, letters where pictures inside are hidden or nothing is known', () => {
  const shown = DESTINATIONS.map(({ id }) => {
    const some = ways(id, true).filter(({ take }) => {
      if (take.kind === 'addin') return outlookAddinAt(ADDIN_PLACE).showsIcons === true;
      return take.kind === 'copy' ? take.showsIcons : take.pack.showsIcons === true;
    });
    return [id, ...some.map((way) => nameOf(way).replace(/:.*/, ''))];
  });
  expect(shown).toEqual([
    ['gmail'],
    ['outlook-new', 'copy', 'outlook-addin'],
    ['outlook-classic', 'outlook-zip', 'outlook-addin'],
    ['apple-mail', 'copy', 'mailsignature'],
    ['phone'],
    ['thunderbird', 'html', 'addon'],
    ['other', 'html', 'addon', 'eml', 'outlook-zip', 'mailsignature'],
  ]);
});

test('the gaps are filled by the package of pictures, and nothing else has any', () => {
  const fillings = DESTINATIONS.flatMap(({ id }) =>
    [true, false].flatMap((hasOwn) =>
      ways(id, hasOwn).flatMap(({ take }) =>
        take.kind === 'copy' && take.filling !== null ? [[id, hasOwn, take.filling.id]] : [],
      ),
    ),
  );
  expect(fillings).toEqual([['gmail', true, 'pictures']]);
});

test('pictures are a file among others only where there are any', () => {
  expect(taken('other', true)).toContain('pictures');
  expect(taken('other', false)).not.toContain('pictures');
});

test('classic Outlook gets no copy that would lose pictures', () => {
  expect(taken('outlook-classic', true)).toEqual(['outlook-zip', 'outlook-addin']);
  expect(taken('outlook-classic', false)[0]).toBe('copy: gaps');
});

test('on a phone, what is used there is copied there, and the page comes second', () => {
  expect(taken('phone', true, true)).toEqual(['copy: embed', 'page', 'text']);
  expect(taken('phone', true)).toEqual(['page', 'text']);
  expect(taken('gmail', true, true)).toEqual(taken('gmail', true));
});

describe('what destinations get', () => {
  test.each(DESTINATIONS)('$id has a way in', ({ id }) => {
    const { copy, packages } = PLACES[id];
    expect(copy !== null || packages.length > 0).toBe(true);
  });

  test('Gmail and classic Outlook are never given pictures within the HTML', () => {
    for (const id of ['gmail', 'outlook-classic'] as const) {
      const { copy } = PLACES[id];
      expect(copy).toMatchObject({ images: 'gaps', wantsLinks: true });
    }
  });

  test('something else gets all there is', () => {
    expect(PLACES.other.packages).toEqual(PACKAGES);
    const offered = new Set(DESTINATIONS.flatMap(({ id }) => PLACES[id].packages));
    expect(PACKAGES.filter((each) => !offered.has(each))).toEqual([]);
  });
});
