import { describe, expect, test } from 'vitest';
import { darkColor } from '../../../src/export/previews/dark-background';
import {
  dimmed,
  invertedLightness,
  webViewBorder,
  webViewBackground,
  webViewText,
} from '../../../src/export/clients/paints/web-view';
import { invertLightness } from '../../../src/export/clients/paints/apple';
import { hexToRgb, rgbToHex, type Hex } from '../../../src/model/color/color';
import { ROOSTERJS, WEBKIT } from './published-colors.data';

/* The dark rules give the very colors that the tests of their sources ask for. */

/** The greatest difference of a channel. */
function distance(a: Hex, b: Hex): number {
  const [one, other] = [hexToRgb(a), hexToRgb(b)];
  return Math.max(Math.abs(one.r - other.r), Math.abs(one.g - other.g), Math.abs(one.b - other.b));
}

describe('Outlook on the web, by the tests of roosterjs', () => {
  test.each(ROOSTERJS)('%s becomes %s, or one level off', (light, dark) => {
    expect(distance(darkColor(light), dark)).toBeLessThanOrEqual(1);
  });

  test('nine of ten are exact', () => {
    const exact = ROOSTERJS.filter(([light, dark]) => darkColor(light) === dark);
    expect(exact.length / ROOSTERJS.length).toBeGreaterThan(0.9);
  });
});

describe('Apple Mail, by the layout test of WebKit', () => {
  test.each(WEBKIT)('%j becomes %j', (light, dark) => {
    const [r, g, b] = light;
    const [red, green, blue] = dark;
    expect(invertLightness(rgbToHex({ r, g, b }))).toBe(rgbToHex({ r: red, g: green, b: blue }));
  });
});

/* dark_mode_filter_test.cc and dark_mode_color_classifier_test.cc of Chromium. */
describe('the web view of Android, by the tests of Chromium', () => {
  test('turns white into #121212 and black into white', () => {
    expect(invertedLightness('#ffffff')).toBe('#121212');
    expect(invertedLightness('#000000')).toBe('#ffffff');
  });

  test.each([
    ['#ffffff', '#121212'],
    ['#000000', '#575757'],
  ] as const)('a border of %s on black becomes %s', (light, dark) => {
    expect(dimmed(invertedLightness(light), '#000000')).toBe(dark);
  });

  test.each([
    ['#09e60c', '#4cdc6d'],
    ['#02d772', '#cfea3b'],
  ] as const)('a border of %s on %s becomes black', (border, background) => {
    expect(webViewBorder(border, background)).toBe('#000000');
  });

  test.each([
    [145, 'turned'],
    [150, 'kept'],
    [155, 'kept'],
  ] as const)('text of brightness %i is %s', (level, fate) => {
    const gray = rgbToHex({ r: level, g: level, b: level });
    expect(webViewText(gray) === gray).toBe(fate === 'kept');
  });

  test.each([
    [200, 'kept'],
    [205, 'kept'],
    [210, 'turned'],
  ] as const)('a background of brightness %i is %s', (level, fate) => {
    const gray = rgbToHex({ r: level, g: level, b: level });
    expect(webViewBackground(gray) === gray).toBe(fate === 'kept');
  });

  test('a border around no background stands out from the background of the email', () => {
    expect(webViewBorder('#000000', null)).toBe(dimmed('#ffffff', '#121212'));
  });
});
