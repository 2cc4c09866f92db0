import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MailboxAddress } from '../../../../src/team/core/addresses/mailbox-address';
import { thunderbird } from '../../../../src/team/core/packs/thunderbird/thunderbird';
import type { TeamFile } from '../../../../src/team/core/packs/pack';
import { filesOf, identityOf, profileOf, startAddon } from './addon-host';
import { contentOf, HOSTILE_TEXTS, madeOf, membersOf, PLAN, ZOE } from './run';

const NOW = '2026-11-24T12:00:00Z';
const TEAM = membersOf([
  ['zoe@x.example', ZOE],
  ['tom@x.example', { ...ZOE, givenName: 'Tom' }],
]);
const [FIRST, SECOND] = TEAM;

function addonOf(files: readonly TeamFile[], name = 'thunderbird/signatures.xpi') {
  const content = files.find(({ path }) => path === name)?.content;
  if (!(content instanceof Uint8Array)) throw new Error('No add-on');
  return content;
}

/** The add-on for signatures that are short texts, by their addresses. */
async function madeAddon(
  signatures: Readonly<Record<string, string>>,
  {
    failed = [],
    aliases = {},
  }: {
    readonly failed?: readonly string[];
    readonly aliases?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
  } = {},
) {
  const members = membersOf([...Object.keys(signatures), ...failed].map((each) => [each, ZOE]));
  const addresses: readonly MailboxAddress[] = Object.entries(aliases).flatMap(
    ([address, owners]) => owners.map(([owner]) => ({ line: 2, address, owner, shownName: '' })),
  );
  const run = thunderbird.start({ plan: PLAN, name: 'Ours', now: NOW, members, addresses });
  const [some = { line: 0, address: '', facts: {} }] = TEAM;
  const plain = await madeOf(some);
  for (const member of members.slice(0, Object.keys(signatures).length)) {
    const html = signatures[member.address] ?? '';
    run.add({ ...plain, member, html, reply: `short ${html}` });
  }
  for (const [address, owners] of Object.entries(aliases)) {
    for (const [owner, html] of owners) {
      const member = { line: 2, address, facts: ZOE };
      const alias = { owner: { ...member, address: owner }, shownName: '', file: '', member };
      run.addAlias?.({ alias, made: { ...plain, member, html } });
    }
  }
  return filesOf(addonOf((await run.end()).files));
}

/** The files of a day on which everybody has the same signature. */
async function madeOn(html: string, now: string) {
  const run = thunderbird.start({ plan: PLAN, name: 'Ours', now, members: TEAM });
  for (const member of TEAM) run.add({ ...(await madeOf(member)), html });
  const { files } = await run.end();
  return { files, xpi: addonOf(files) };
}

function manifestOf(xpi: Uint8Array): unknown {
  return JSON.parse(filesOf(xpi).get('manifest.json') ?? '');
}

const signaturesIn = ({ identities }: { identities: readonly { signature: string }[] }) =>
  identities.map(({ signature }) => signature);

describe('the add-on', () => {
  test('gives each identity the signature of its address, and keeps others', async () => {
    const profile = profileOf(['Zoe@X.example', 'tom@x.example', 'private@y.example']);
    const files = await madeAddon({ 'zoe@x.example': '<b>Zoë</b>', 'tom@x.example': 'Tom' });
    await startAddon(files, profile).rest();
    expect(signaturesIn(profile)).toEqual(['<b>Zoë</b>', 'Tom', '']);
    expect(profile.identities.map((each) => each.signatureIsPlainText)).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('serves an account on the day on which it is set up', async () => {
    const profile = profileOf([]);
    const addon = startAddon(await madeAddon({ 'zoe@x.example': 'Zoë' }), profile);
    await addon.rest();
    profile.identities.push(identityOf('id1', 'zoe@x.example'));
    await addon.fire('created', 'id1', {});
    expect(signaturesIn(profile)).toEqual(['Zoë']);
  });

  test('takes a new list, and gives back what was there to those who left it', async () => {
    const profile = profileOf(['zoe@x.example', 'tom@x.example']);
    Object.assign(profile.identities[1] ?? {}, { signature: 'My own' });
    await startAddon(
      await madeAddon({ 'zoe@x.example': '1', 'tom@x.example': '1' }),
      profile,
    ).rest();
    expect(signaturesIn(profile)).toEqual(['1', '1']);
    await startAddon(await madeAddon({ 'zoe@x.example': '2' }), profile).rest();
    expect(signaturesIn(profile)).toEqual(['2', 'My own']);
    expect(profile.identities[1]?.signatureIsPlainText).toBe(true);
  });

  test('of the undo gives back what was there to all', async () => {
    const profile = profileOf(['zoe@x.example']);
    Object.assign(profile.identities[0] ?? {}, { signature: 'My own' });
    const { files } = await madeOn('1', NOW);
    await startAddon(filesOf(addonOf(files)), profile).rest();
    expect(signaturesIn(profile)).toEqual(['1']);
    const undo = filesOf(addonOf(files, 'thunderbird/undo/signatures.xpi'));
    expect(undo.get('manifest.json')).not.toEqual(filesOf(addonOf(files)).get('manifest.json'));
    await startAddon(undo, profile).rest();
    expect(signaturesIn(profile)).toEqual(['My own']);
  });

  test('keeps the signature of somebody whose new one could not be made', async () => {
    const profile = profileOf(['zoe@x.example']);
    await startAddon(await madeAddon({ 'zoe@x.example': '1' }), profile).rest();
    await startAddon(await madeAddon({}, { failed: ['zoe@x.example'] }), profile).rest();
    expect(signaturesIn(profile)).toEqual(['1']);
  });

  test('changes nothing where its own files cannot be read', async () => {
    const profile = profileOf(['zoe@x.example']);
    const files = await madeAddon({ 'zoe@x.example': '1' });
    await startAddon(files, profile).rest();
    const broken = new Map([['background.js', files.get('background.js') ?? '']]);
    const log = console.error;
    console.error = () => undefined;
    await startAddon(broken, profile).rest();
    console.error = log;
    expect(signaturesIn(profile)).toEqual(['1']);
  });

  test('finds who sends from an address of several by their other addresses', async () => {
    const files = await madeAddon(
      { 'zoe@x.example': 'Zoë', 'tom@x.example': 'Tom' },
      {
        aliases: {
          'sales@x.example': [
            ['zoe@x.example', 'Zoë, Sales'],
            ['tom@x.example', 'Tom, Sales'],
          ],
          'tom@x.example': [['zoe@x.example', 'Zoë for Tom']],
        },
      },
    );
    const zoe = profileOf(['zoe@x.example', 'sales@x.example', 'tom@x.example']);
    const tom = profileOf(['tom@x.example', 'sales@x.example']);
    await startAddon(files, zoe).rest();
    await startAddon(files, tom).rest();
    expect(signaturesIn(zoe)).toEqual(['Zoë', 'Zoë, Sales', 'Zoë for Tom']);
    expect(signaturesIn(tom)).toEqual(['Tom', 'Tom, Sales']);
  });

  test('shows pictures that it holds once for all', async () => {
    const html = '<img src="data:image/png;base64,AAAA" alt="Logo">';
    const files = await madeAddon({ 'zoe@x.example': html, 'tom@x.example': html });
    expect([...files.keys()].filter((path) => path.startsWith('pictures/'))).toHaveLength(1);
    const profile = profileOf(['tom@x.example']);
    await startAddon(files, profile).rest();
    expect(signaturesIn(profile)).toEqual([html]);
  });

  test('puts the short form into replies and forwarded messages alone', async () => {
    const files = await madeAddon({ 'zoe@x.example': 'Zoë' });
    const addon = startAddon(files, profileOf(['zoe@x.example', 'private@y.example']));
    const identityId = 'id1';
    expect(await addon.open({ type: 'reply', identityId })).toEqual(['short Zoë']);
    expect(await addon.open({ type: 'forward', identityId })).toEqual(['short Zoë']);
    expect(await addon.open({ type: 'new', identityId })).toEqual([]);
    expect(await addon.open({ type: 'draft', identityId })).toEqual([]);
    expect(await addon.open({ type: 'reply', identityId, isPlainText: true })).toEqual([]);
    expect(await addon.open({ type: 'reply', identityId: 'id2' })).toEqual([]);
    const whole = startAddon(files, profileOf(['zoe@x.example'], { replies: 'whole' }));
    expect(await whole.open({ type: 'reply', identityId })).toEqual([]);
  });

  test('lists where signatures come from, and takes a file for an address that it holds none for', async () => {
    const profile = profileOf(['zoe@x.example', 'private@y.example']);
    const addon = startAddon(await madeAddon({ 'zoe@x.example': 'Zoë' }), profile);
    profile.storage.set('own:private@y.example', { html: 'From a file' });
    await addon.fire('stored', { 'own:private@y.example': {} });
    expect(signaturesIn(profile)).toEqual(['Zoë', 'From a file']);
    expect(await addon.fire('message', 'sources')).toEqual([
      { address: 'zoe@x.example', source: 'list' },
      { address: 'private@y.example', source: 'file' },
    ]);
    profile.storage.delete('own:private@y.example');
    await addon.fire('stored', { 'own:private@y.example': {} });
    expect(signaturesIn(profile)).toEqual(['Zoë', '']);
  });

  test('finds any address that a list can have, and never that of another', async () => {
    const anyAddress = fc.oneof(
      fc.constantFrom(...HOSTILE_TEXTS.map((text) => `${text}@x.example`), '__proto__', '=40@x'),
      fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }),
    );
    const anyTeam = fc.uniqueArray(
      anyAddress.map((text) => text.trim().toLowerCase()),
      {
        minLength: 1,
        maxLength: 4,
      },
    );
    await fc.assert(
      fc.asyncProperty(anyTeam, async (addresses) => {
        const signatures = Object.fromEntries(addresses.map((each, index) => [each, `${index}`]));
        const profile = profileOf([...Object.keys(signatures), 'nobody@else.example']);
        await startAddon(await madeAddon(signatures), profile).rest();
        expect(signaturesIn(profile)).toEqual([...Object.values(signatures), '']);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the pack', () => {
  test('has one add-on and one policy, whose version changes with its content alone', async () => {
    const one = await madeOn('1', NOW);
    const same = await madeOn('1', '2027-01-01T00:00:00Z');
    const other = await madeOn('2', NOW);
    expect(one.xpi).toEqual(same.xpi);
    expect(manifestOf(one.xpi)).toMatchObject({
      version: expect.stringMatching(/^1(?:\.(?:0|[1-9]\d{0,8})){3}$/),
    });
    expect(manifestOf(other.xpi)).not.toEqual(manifestOf(one.xpi));
    const policies: unknown = JSON.parse(contentOf(one.files, 'thunderbird/policies.json'));
    expect(policies).toMatchObject({
      policies: {
        ExtensionSettings: { 'signatures@signet': { installation_mode: 'force_installed' } },
        Preferences: { 'mail.identity.default.sig_on_reply': { Value: true, Status: 'default' } },
      },
    });
  });

  test('holds everybody, also where files are given of those alone who have changed', async () => {
    if (FIRST === undefined || SECOND === undefined) throw new Error('No team');
    const run = thunderbird.start({ plan: PLAN, name: 'Ours', now: NOW, members: TEAM });
    run.add(await madeOf(FIRST));
    run.keep?.(await madeOf(SECOND));
    const files = filesOf(addonOf((await run.end()).files));
    expect(files.get('signatures/tom@x.example.json')).toContain('"html":');
  });
});
