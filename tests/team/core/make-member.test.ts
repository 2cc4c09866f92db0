import { describe, expect, test, vi } from 'vitest';
import { exportScene, exportSignature } from '../../../src/export';
import { SAMPLE_SIGNATURE } from '../../../src/model/person/signature';
import type { Member } from '../../../src/team/core/list/member';
import { withOwnPictures } from '../../../src/team/core/member';
import { memberMaker, type RenderingPorts, type TeamRun } from '../../../src/team/core/make-member';
import { NO_RULES, type TeamSignature } from '../../../src/team/core/plan';
import { personOf } from '../../../src/team/core/person-of';
import { GIF } from '../../helpers/pictures';
import { designOf } from '../../helpers/scenes';
import { PIXEL_PNG } from '../../helpers/signatures';

const MEMBER: Member = {
  line: 2,
  address: 'ben@example.com',
  facts: { fullName: 'Ben Ng', jobTitle: 'Baker' },
};
const FIELDS = ['fullName', 'jobTitle', 'email'] as const;
const LOGO = { ...SAMPLE_SIGNATURE, logoUrl: PIXEL_PNG, logoShape: 'round' } as const;
const TEMPLATE: TeamSignature = { kind: 'template', person: LOGO, template: 'modern', look: {} };
type Draw = NonNullable<RenderingPorts['draw']>;

const DRAWN = { type: 'image/gif', base64: GIF.split(',')[1] ?? '' } as const;

describe('a signature of a team', () => {
  test('is the one that the product exports for that person', async () => {
    const made = await memberMaker(runOf(TEMPLATE))(MEMBER);
    const person = personOf(MEMBER, new Set(FIELDS), LOGO, { constants: {} });
    const { html, text, findings } = await exportSignature(person, 'modern');
    expect(made).toMatchObject({ html, text, findings, member: MEMBER, lang: 'en' });
    expect(made.html).toContain('Ben');
    expect(made.html).not.toContain('Jane');
  });

  test('of a design is the export of the design for that person', async () => {
    const {
      version: _version,
      person: _person,
      ...scene
    } = designOf([
      { type: 'name', x: 0, y: 0 },
      { type: 'phone', x: 0, y: 40 },
    ]);
    const made = await memberMaker(runOf({ kind: 'scene', person: LOGO, scene }))(MEMBER);
    const { html } = await exportScene({ version: 1, ...scene, person: made.person });
    expect(made.html).toBe(html);
    expect(made.text).toBe('Ben Ng');
  });
});

describe('what is drawn', () => {
  test('is drawn once for all who share it', async () => {
    const draw = vi.fn<Draw>(() => Promise.resolve(DRAWN));
    const make = memberMaker(runOf(TEMPLATE), { draw });
    const first = await make(MEMBER);
    const second = await make({
      ...MEMBER,
      address: 'eva@example.com',
      facts: { fullName: 'Eva' },
    });
    expect(draw).toHaveBeenCalledTimes(1);
    for (const { html } of [first, second]) expect(html).toContain(DRAWN.base64);
  });

  test('is requested only once where drawing it fails', async () => {
    const draw = vi.fn<Draw>(() => Promise.resolve(null));
    const make = memberMaker(runOf(TEMPLATE), { draw });
    await make(MEMBER);
    await make({ ...MEMBER, address: 'eva@example.com' });
    expect(draw).toHaveBeenCalledTimes(1);
  });
});

test('pictures that are put online have the same name for all, and their bytes beside', async () => {
  const options = { images: 'hosted', host: 'https://cdn.example.com/s/' } as const;
  const make = memberMaker({ ...runOf(TEMPLATE), options });
  const [one, other] = [await make(MEMBER), await make({ ...MEMBER, address: 'eva@example.com' })];
  expect(one.pictures.map(({ name }) => name)).toEqual(other.pictures.map(({ name }) => name));
  const [picture] = one.pictures;
  expect(picture?.name).toMatch(/^[a-z0-9]+\.png$/);
  expect(one.html).toContain(`src="https://cdn.example.com/s/${picture?.name}"`);
  expect(one.html).not.toContain('data:');
  expect(one.findings.map(({ rule }) => rule)).not.toContain('embedded-picture');
});

test('pictures that are not online yet are shown from the signature itself', async () => {
  const options = { images: 'hosted', host: 'https://cdn.example.com/s?a=1&b=' } as const;
  const made = await memberMaker({ ...runOf(TEMPLATE), options })(MEMBER);
  expect(made.html).toContain('https://cdn.example.com/s');
  const shown = withOwnPictures(made);
  expect(shown).not.toContain('https://cdn.example.com/s');
  expect(shown).toContain('src="data:image/png;base64,');
});

function runOf(signature: TeamSignature): TeamRun {
  return { plan: { ...NO_RULES, signature }, fields: FIELDS, options: {} };
}
