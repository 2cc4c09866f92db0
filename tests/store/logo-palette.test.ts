import { describe, expect, test, vi } from 'vitest';
import {
  isLogoScheme,
  paletteToScheme,
  resolveColorScheme,
} from '../../src/model/color/color-scheme';
import { CUSTOM_PALETTE } from '../../src/model/color/palettes';
import {
  applyLogoPalette,
  beginCustomColors,
  readLogoPalette,
  shownLogo,
} from '../../src/pictures/state/logo-palette';
import { logoColorsDismissed } from '../../src/pictures/state/pictures-slice';
import { changeCustomColor } from '../../src/store/signature/edit-form';
import { historyNavigation } from '../../src/store/signature/history-navigation';
import { NEW_SIGNATURE } from '../../src/store/signature/signature';
import { framed } from '../helpers/drawn-pixels';
import { fakeWorld, ORIGIN } from '../helpers/fake-ports';
import { PIXEL_PNG } from '../helpers/signatures';
import { visitor } from '../helpers/visitor';
import { element, sceneOf } from '../scene/scenes';

const RED = '#c8102e';
const LINK = 'https://cdn.example/logo.png';

function seesLogo() {
  const world = fakeWorld();
  world.behaviour.pixels = {
    [PIXEL_PNG]: framed(RED),
    [LINK]: framed('#0a3d91'),
    [`${ORIGIN}/logo.png`]: framed('#ffffff'),
  };
  return visitor(world);
}

async function withLogoColors() {
  const someone = seesLogo();
  const found = await someone.store.dispatch(readLogoPalette(PIXEL_PNG));
  if (!found.ok) throw new Error(found.problem);
  return { someone, palette: found.value };
}

describe('the palette of a logo', () => {
  test.each([
    ['a file', PIXEL_PNG, RED],
    ['one that is linked', LINK, '#0a3d91'],
    ['one without a scheme', 'cdn.example/logo.png', '#0a3d91'],
  ])('is made of %s', async (_name, address, primary) => {
    const someone = seesLogo();
    expect(await someone.store.dispatch(readLogoPalette(address))).toMatchObject({
      ok: true,
      value: { primary },
    });
  });

  test.each([
    ['what shows nothing but white', '/logo.png', 'colorless'],
    ['what may not be read', 'https://closed.example/logo.png', 'unread'],
    ['what is no picture', 'javascript:alert(1)', 'unread'],
  ])('is not made of %s', async (_name, address, problem) => {
    const someone = seesLogo();
    expect(await someone.store.dispatch(readLogoPalette(address))).toEqual({ ok: false, problem });
  });

  test('is read once, and again only where it could not be', async () => {
    const someone = seesLogo();
    const read = vi.spyOn(someone.world.ports.images, 'pixels');
    await someone.store.dispatch(readLogoPalette(LINK));
    await someone.store.dispatch(readLogoPalette(LINK));
    expect(read).toHaveBeenCalledTimes(1);
    const late = 'https://late.example/logo.png';
    await someone.store.dispatch(readLogoPalette(late));
    someone.world.behaviour.pixels = { [late]: framed(RED) };
    expect(await someone.store.dispatch(readLogoPalette(late))).toMatchObject({ ok: true });
  });

  test('is one step, which is taken back by its notice', async () => {
    const someone = seesLogo();
    const found = await someone.store.dispatch(readLogoPalette(PIXEL_PNG));
    if (!found.ok) throw new Error(found.problem);
    someone.does(applyLogoPalette(found.value, 'form'));
    const { past, present } = someone.state().signature;
    expect(past).toHaveLength(1);
    expect(resolveColorScheme(present.person.colorScheme)).toEqual(found.value);
    expect(present.look.customPalette).toEqual(CUSTOM_PALETTE);
    expect(someone.state().notices.queue[0]?.action?.effect).toEqual({ type: 'undo' });
    someone.does(historyNavigation.undo());
    expect(someone.state().signature.present.person.colorScheme).toBe('professional-blue');
  });

  test('that is waved away is not offered again, and another is', () => {
    const someone = seesLogo();
    for (let time = 0; time < 2; time += 1) someone.does(logoColorsDismissed(LINK));
    expect(someone.state().pictures.colorsDismissed).toEqual([LINK]);
    expect(seesLogo().state().pictures.colorsDismissed).toEqual([]);
  });
});

describe('custom colors', () => {
  test('begin with those of the logo that are in use', async () => {
    const { someone, palette } = await withLogoColors();
    someone.does(applyLogoPalette(palette, 'form'));
    someone.does(beginCustomColors());
    const { person, look } = someone.state().signature.present;
    expect(look.customPalette).toEqual({ ...palette, name: 'custom' });
    expect(person.colorScheme).toBe(paletteToScheme(look.customPalette));
    expect(isLogoScheme(person.colorScheme)).toBe(false);
  });

  test('that were made before are not lost', async () => {
    const { someone, palette } = await withLogoColors();
    someone.does(changeCustomColor('accent', '#123456'));
    someone.does(applyLogoPalette(palette, 'form'));
    someone.does(beginCustomColors());
    expect(someone.state().signature.present.look.customPalette.accent).toBe('#123456');
  });
});

test('the logo of a signature is the person’s file, else their link, else that of the canvas', () => {
  const scene = sceneOf(element('logo', { id: 'a', content: LINK }));
  const withPerson = (part: Partial<typeof NEW_SIGNATURE.person>) =>
    shownLogo({ ...NEW_SIGNATURE, scene, person: { ...NEW_SIGNATURE.person, ...part } });
  expect(withPerson({ logoUrl: PIXEL_PNG, logoForEmail: 'https://a.example/b.png' })).toBe(
    PIXEL_PNG,
  );
  expect(withPerson({ logoUrl: '/x.png', logoForEmail: 'https://a.example/b.png' })).toBe(
    'https://a.example/b.png',
  );
  expect(withPerson({})).toBe(LINK);
  expect(shownLogo(NEW_SIGNATURE)).toBe('');
});
