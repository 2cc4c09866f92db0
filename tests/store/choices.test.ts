import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportSignature } from '../../src/export';
import { CELEBRATIONS } from '../../src/model/person/celebrations';
import { resolveColorScheme } from '../../src/model/color/color-scheme';
import { CUSTOM_PALETTE } from '../../src/model/color/palettes';
import {
  chooseFont,
  chooseSize,
  chooseTemplate,
  changeCustomColor,
  switchCustomColors,
  choosePalette,
  changePerson,
  startOver,
} from '../../src/store/signature/edit-form';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { fakeWorld } from '../helpers/fake-ports';
import { OUTPUT_DELAY_MS, settledVisitor, visitor, type Visitor } from '../helpers/visitor';

// The first export loads juice, which takes real time.
beforeAll(() => exportSignature({}, 'modern'));
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what is chosen or typed already is no step, and nothing else happens', () => {
  const { does, state } = visitor();
  const { person, look } = state().signature.present;
  const before = state();
  does(changePerson({ jobTitle: person.jobTitle }, { label: 'Job title' }));
  does(choosePalette(person.colorScheme));
  does(chooseTemplate(look.template));
  expect(state()).toBe(before);
});

test('sizes and the font are kept only where they are not those of the template', () => {
  const { does, state } = visitor();
  const look = () => state().signature.present.look.adjustments;
  const before = state();
  does(chooseSize('photoSize', 'medium'));
  does(chooseFont(undefined));
  expect(state()).toBe(before);
  does(chooseSize('photoSize', 'large'));
  does(chooseFont('Georgia'));
  expect(look()).toEqual({ photoSize: 'large', font: 'Georgia' });
  does(chooseSize('photoSize', 'medium'));
  expect(look()).toEqual({ font: 'Georgia' });
  does(historyNavigation.undo());
  expect(look()).toEqual({ photoSize: 'large', font: 'Georgia' });
  does(startOver());
  expect(look()).toEqual({});
});

describe('choosing a template', () => {
  test.each(CELEBRATIONS.map((emoji, index) => [emoji, index] as const))(
    'sets the emoji %s by a random number',
    (emoji, index) => {
      const { does, state } = visitor(fakeWorld([(index + 0.5) / CELEBRATIONS.length]));
      does(chooseTemplate('silly'));
      expect(state().signature.present.look).toMatchObject({
        template: 'silly',
        celebration: emoji,
      });
    },
  );

  test.each([0, 1 - Number.EPSILON])('takes the ends of chance: %d', (random) => {
    const { does, state } = visitor(fakeWorld([random]));
    does(chooseTemplate('silly'));
    expect(CELEBRATIONS).toContain(state().signature.present.look.celebration);
  });

  test('rolls the dice once: the emoji stays while the form changes', async () => {
    const someone = await settledVisitor(fakeWorld([0.9, 0.1]));
    const before = someone.world.exports.length;
    someone.does(chooseTemplate('silly'));
    const { celebration } = someone.state().signature.present.look;
    someone.types('fullName', 'Ada');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Ada L');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().signature.present.look.celebration).toBe(celebration);
    const sent = someone.world.exports.slice(before).map(({ options }) => options.celebration);
    expect(sent).toEqual([celebration, celebration]);
  });
});

describe('custom colors', () => {
  test('switched on, the custom palette becomes the scheme, as JSON', () => {
    const someone = visitor();
    someone.does(choosePalette('rose-pink'));
    someone.does(switchCustomColors(true));
    expect(JSON.parse(schemeOf(someone))).toEqual(CUSTOM_PALETTE);
    expect(resolveColorScheme(schemeOf(someone))).toEqual(CUSTOM_PALETTE);
  });

  test('switched off, the scheme is professional-blue and the custom palette is kept', () => {
    const someone = visitor();
    someone.does(choosePalette('rose-pink'));
    someone.does(switchCustomColors(true));
    someone.does(changeCustomColor('primary', '#123456'));
    someone.does(switchCustomColors(false));
    expect(schemeOf(someone)).toBe('professional-blue');
    someone.does(switchCustomColors(true));
    expect(resolveColorScheme(schemeOf(someone)).primary).toBe('#123456');
  });

  test('edited while on, change the scheme at once', () => {
    const someone = visitor();
    someone.does(switchCustomColors(true));
    someone.does(changeCustomColor('accent', '#abcdef'));
    expect(JSON.parse(schemeOf(someone))).toEqual({ ...CUSTOM_PALETTE, accent: '#abcdef' });
  });

  test('edited while off, wait for their turn', () => {
    const someone = visitor();
    someone.does(changeCustomColor('accent', '#abcdef'));
    expect(schemeOf(someone)).toBe('professional-blue');
    someone.does(switchCustomColors(true));
    expect(resolveColorScheme(schemeOf(someone)).accent).toBe('#abcdef');
  });
});

describe('fields', () => {
  test('hold what was typed, to the letter', () => {
    const someone = visitor();
    someone.types('address', ' 1 Road\r\n\tTown ');
    someone.does(changePerson({ socialLinks: { tiktok: '@ada' } }, { label: 'Address' }));
    expect(someone.state().signature.present.person.address).toBe(' 1 Road\r\n\tTown ');
    expect(someone.state().signature.present.person.socialLinks.tiktok).toBe('@ada');
  });

  test('do not change the form when the same is typed again', () => {
    const someone = visitor();
    const before = someone.state().signature;
    someone.types('fullName', before.present.person.fullName);
    expect(someone.state().signature).toBe(before);
    expect(someone.state().output.status).toBe('none');
  });
});

function schemeOf({ state }: Visitor): string {
  return state().signature.present.person.colorScheme;
}
