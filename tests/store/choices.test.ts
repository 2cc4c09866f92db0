import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CELEBRATIONS } from '../../src/model/celebrations';
import { resolveColorScheme } from '../../src/model/color-scheme';
import { CUSTOM_PALETTE } from '../../src/model/palettes';
import { chooseTemplate } from '../../src/store/choose-template';
import {
  customColorChanged,
  customColorsSwitched,
  paletteChosen,
  socialLinkChanged,
} from '../../src/store/signature-slice';
import { fakeWorld } from '../helpers/fake-ports';
import { OUTPUT_DELAY_MS, visitor, type Visitor } from '../helpers/visitor';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('choosing a template', () => {
  test.each(CELEBRATIONS.map((emoji, index) => [emoji, index] as const))(
    'brings %s when chance says so',
    (emoji, index) => {
      const { does, state } = visitor(fakeWorld([(index + 0.5) / CELEBRATIONS.length]));
      does(chooseTemplate('silly'));
      expect(state().signature).toMatchObject({ template: 'silly', celebration: emoji });
    },
  );

  test.each([0, 1 - Number.EPSILON])('takes the ends of chance: %d', (random) => {
    const { does, state } = visitor(fakeWorld([random]));
    does(chooseTemplate('silly'));
    expect(CELEBRATIONS).toContain(state().signature.celebration);
  });

  test('rolls the dice once: the emoji stays while the form changes', async () => {
    const someone = visitor(fakeWorld([0.9, 0.1]));
    someone.does(chooseTemplate('silly'));
    const { celebration } = someone.state().signature;
    someone.types('fullName', 'Ada');
    await someone.waits(OUTPUT_DELAY_MS);
    someone.types('fullName', 'Ada L');
    await someone.waits(OUTPUT_DELAY_MS);
    expect(someone.state().signature.celebration).toBe(celebration);
    const sent = someone.world.exports.map(({ options }) => options.celebration);
    expect(sent).toEqual([celebration, celebration]);
  });
});

describe('custom colours', () => {
  test('switched on, the custom palette becomes the scheme, as JSON', () => {
    const someone = visitor();
    someone.does(paletteChosen('rose-pink'));
    someone.does(customColorsSwitched(true));
    expect(JSON.parse(schemeOf(someone))).toEqual(CUSTOM_PALETTE);
    expect(resolveColorScheme(schemeOf(someone))).toEqual(CUSTOM_PALETTE);
  });

  test('switched off, the scheme is professional-blue and the custom palette is kept', () => {
    const someone = visitor();
    someone.does(paletteChosen('rose-pink'));
    someone.does(customColorsSwitched(true));
    someone.does(customColorChanged({ color: 'primary', value: '#123456' }));
    someone.does(customColorsSwitched(false));
    expect(schemeOf(someone)).toBe('professional-blue');
    someone.does(customColorsSwitched(true));
    expect(resolveColorScheme(schemeOf(someone)).primary).toBe('#123456');
  });

  test('edited while on, change the scheme at once', () => {
    const someone = visitor();
    someone.does(customColorsSwitched(true));
    someone.does(customColorChanged({ color: 'accent', value: '#abcdef' }));
    expect(JSON.parse(schemeOf(someone))).toEqual({ ...CUSTOM_PALETTE, accent: '#abcdef' });
  });

  test('edited while off, wait for their turn', () => {
    const someone = visitor();
    someone.does(customColorChanged({ color: 'accent', value: '#abcdef' }));
    expect(schemeOf(someone)).toBe('professional-blue');
    someone.does(customColorsSwitched(true));
    expect(resolveColorScheme(schemeOf(someone)).accent).toBe('#abcdef');
  });
});

describe('fields', () => {
  test('hold what was typed, to the letter', () => {
    const someone = visitor();
    someone.types('address', ' 1 Road\r\n\tTown ');
    someone.does(socialLinkChanged({ network: 'tiktok', value: '@ada' }));
    expect(someone.state().signature.data.address).toBe(' 1 Road\r\n\tTown ');
    expect(someone.state().signature.data.socialLinks.tiktok).toBe('@ada');
  });

  test('do not change the form when the same is typed again', () => {
    const someone = visitor();
    const before = someone.state().signature;
    someone.types('fullName', before.data.fullName);
    expect(someone.state().signature).toBe(before);
    expect(someone.state().output.status).toBe('none');
  });
});

function schemeOf({ state }: Visitor): string {
  return state().signature.data.colorScheme;
}
