import { describe, expect, test } from 'vitest';
import { textsDirection } from '../../../src/model/languages/texts-direction';

describe('the direction of a design', () => {
  test.each([
    ['Hebrew', ['נועה אלמוג', 'מנהלת פרויקטים'], 'rtl'],
    ['Latin', ['Noa Almog', 'Project Manager'], 'ltr'],
    ['more Arabic than Latin', ['يوسف حداد', 'مصمم', 'Haddad Studio'], 'rtl'],
    ['as much Latin as Hebrew', ['נועה אלמוג', 'Noa Almog'], 'ltr'],
    ['a Hebrew line among English ones', ['Noa Almog', 'נועה אלמוג', 'Haifa', 'Engineer'], 'ltr'],
    ['no letters', ['+972 4 000 0000', '·'], 'ltr'],
    ['nothing', [], 'ltr'],
  ])('of %s texts', (_, texts, direction) => {
    expect(textsDirection({}, texts)).toBe(direction);
  });

  test('is not that of addresses, which are Latin everywhere', () => {
    const texts = ['נועה אלמוג', 'noa@northgate.example', 'www.northgate.example/he', '+44 20'];
    expect(textsDirection({}, texts)).toBe('rtl');
  });

  test('is that of a chosen language, whatever the texts', () => {
    expect(textsDirection({ language: 'ar' }, ['Noa Almog'])).toBe('rtl');
    expect(textsDirection({ language: 'en' }, ['נועה אלמוג'])).toBe('ltr');
  });
});
