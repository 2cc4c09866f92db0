import { describe, expect, test } from 'vitest';
import { formatCount } from '../../../src/base/text';
import { LIMITS } from '../../../src/model/limits';
import {
  CLIENT_RULES,
  clientRule,
  differenceOf,
  guideLines,
  packNote,
  ruleOfChange,
  whatItDoes,
  type KnownRule,
} from '../../../src/model/clients/client-rules';
import { CLIENT_SUPPORT } from '../../../src/model/findings/client-support.data';
import { clientIds } from '../../../src/model/findings/clients';

/** What people report of setting a signature up, and what is not published. */
const UNSOURCED: ReadonlySet<string> = new Set([
  'gmail-folded',
  'apple-settings',
  'phone-plain',
  'iphone-pictures',
]);

describe.each(CLIENT_RULES)('$id', (rule) => {
  test('has a source unless it is listed as without one, and a day', () => {
    const asked = UNSOURCED.has(rule.id) ? /^none$/ : /^https:\/\//;
    expect(rule.source?.href ?? 'none').toMatch(asked);
    expect(rule.date).toMatch(/^20\d\d-\d\d-\d\d$/);
  });

  test('names clients once each', () => {
    expect(new Set(rule.clients).size).toBe(rule.clients.length);
    expect(rule.clients.filter((id) => !clientIds().includes(id))).toEqual([]);
  });

  test('has colors exactly where it changes them', () => {
    expect(rule.paint !== undefined).toBe(rule.effect === 'repainted');
  });

  test('is a sentence where a chip or a guide shows it', () => {
    const shown = [rule.inGuide, rule.ofReaders, isForPeople(rule) ? rule.message : undefined];
    for (const text of shown) expect(text ?? 'Left out, as it is blank.').toMatch(/^.{20,130}\.$/);
  });
});

function isForPeople({ shownIn }: KnownRule): boolean {
  return shownIn === 'chip' || shownIn === 'guide' || shownIn === 'both';
}

function none(slug: keyof typeof CLIENT_SUPPORT): readonly string[] {
  return CLIENT_SUPPORT[slug].none;
}

/** What embedded pictures show that a client hides. */
function kinds(client: string): readonly string[] {
  const hiding = CLIENT_RULES.filter(
    ({ effect, shows, clients }) =>
      effect === 'hidden' && shows !== undefined && clients.some((id) => id === client),
  );
  return hiding.flatMap(({ shows = [] }) => shows).toSorted();
}

test('the clients of a feature are those that Can I email names, and more where a row states why', () => {
  expect(clientRule('gradient-flat').clients).toEqual(none('css-linear-gradient'));
  expect(clientRule('image-not-cut').clients).toEqual(none('css-border-radius'));
  expect(clientRule('embedded-picture').clients).toEqual(none('image-base64'));
  expect(clientRule('shadow-missing').clients).toEqual(['gmail', ...none('css-box-shadow')]);
});

test('of embedded pictures, what each client hides is whatever they show', () => {
  for (const client of ['gmail', 'hey', 'outlook-classic']) {
    expect(kinds(client)).toEqual(['code', 'drawing', 'icon', 'own']);
  }
});

describe('a guide', () => {
  const gradient = differenceOf(clientRule('gradient-flat'), 'Background');

  test('has what the signature has, of its own clients and of readers with others', () => {
    expect(guideLines(['outlook-classic'], [])).not.toContain('Gradients become one plain color.');
    expect(guideLines(['outlook-classic'], [gradient])).toContain(
      'Gradients become one plain color.',
    );
    expect(guideLines(['apple-mail'], [gradient])).toContain(
      'Readers with Outlook or Yahoo see one plain color instead of a gradient.',
    );
  });

  test('has no line twice', () => {
    const every = CLIENT_RULES.map((rule) => differenceOf(rule, 'Boxes'));
    const lines = guideLines(['gmail'], every);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.filter((line) => line.startsWith('In dark mode'))).toHaveLength(1);
  });

  test('of Thunderbird has nothing of signatures that replies cut off: it quotes them whole', () => {
    const every = CLIENT_RULES.map((rule) => differenceOf(rule, 'Boxes'));
    expect(guideLines(['thunderbird'], every).join(' ')).not.toMatch(/repl/);
  });
});

test('notes of packs go on after people, with the limit of the product', () => {
  expect(packNote('over-gmail-limit')).toContain(formatCount(LIMITS.signatureCharactersWall));
  expect(packNote('embedded-picture')).toMatch(/^with .*Gmail does not show$/);
  expect(() => packNote('gmail-apps')).toThrow('gmail-apps');
});

test('a change that was met is explained by the rows of that client, or of any where it is another', () => {
  expect(ruleOfChange('gradient', 'outlook-web')).toBe('gradient-flat');
  expect(ruleOfChange('gradient', 'apple-mail')).toBeUndefined();
  expect(ruleOfChange('gradient', 'elsewhere')).toBe('gradient-flat');
  expect(ruleOfChange('picture-gone', 'outlook-classic')).toBe('embedded-picture-outlook');
  expect(ruleOfChange('picture-gone', 'gmail')).toBe('embedded-picture');
  expect(ruleOfChange('place', 'gmail')).toBeUndefined();
});

test('what a client does is a list of what its rows have', () => {
  const rules = [clientRule('gradient-flat'), clientRule('shadow-missing')];
  expect(whatItDoes(rules)).toBe('no gradients and no shadows');
  expect(whatItDoes([])).toBe('');
});
