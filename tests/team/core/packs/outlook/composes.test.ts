import { describe, expect, test } from 'vitest';
import type { MailboxAddress } from '../../../../../src/team/core/addresses/mailbox-address';
import { outlookAddin } from '../../../../../src/team/core/packs/outlook-addin/outlook-addin';
import { ADDIN, contentOf, madeOf, membersOf, PLAN, textOf, ZOE } from '../run';
import { openMessage, programOf, type Answer, type Setting } from './emulator';
import { HOSTS, type Host } from './hosts.data';

/* Messages and appointments in a model of Outlook, which follows its documentation. Nothing here was tried in Outlook. */

const TEAM = membersOf(
  ['zoe@x.example', 'tom@x.example', 'ünï@x.example', 'sales@x.example'].map((each) => [each, ZOE]),
);
const ADDRESSES: readonly MailboxAddress[] = [
  { line: 2, address: 'press@x.example', owner: 'zoe@x.example', shownName: '' },
  { line: 3, address: 'press@x.example', owner: 'tom@x.example', shownName: '' },
];
const UNLISTED = 'unlisted@x.example';

const SITE = await makeSite();
const PROGRAM = programOf(contentOf(SITE, 'outlook-addin/site/autorun.js'));
const ADDRESS = ADDIN.replace('?', '/autorun.js?');

async function makeSite() {
  const run = outlookAddin.start({
    addin: ADDIN,
    plan: PLAN,
    name: 'Ours',
    now: '2026-11-24T12:00:00Z',
    members: TEAM,
    addresses: ADDRESSES,
  });
  const [some] = TEAM;
  if (some === undefined) throw new Error('No team');
  const plain = await madeOf(some);
  const signed = (address: string, owner = '') => ({
    ...plain,
    member: { line: 2, address, facts: ZOE },
    html: `<b>SIGNED ${address}${owner}</b>`,
    text: `SIGNED ${address}${owner}`,
    // One person has no short form.
    ...(address === 'tom@x.example' ? {} : { reply: `<b>SIGNED ${address}${owner} short</b>` }),
  });
  const files = TEAM.flatMap(({ address }) => run.add(signed(address)));
  for (const { address, owner } of ADDRESSES) {
    const member = { line: 2, address, facts: ZOE };
    const alias = { owner: { ...member, address: owner ?? '' }, member, shownName: '', file: '' };
    run.addAlias?.({ alias, made: signed(address, ` of ${owner}`) });
  }
  return [...files, ...(await run.end()).files];
}

const FILES = new Map(
  SITE.flatMap((file) => {
    const [, path] = /^outlook-addin\/site\/(people\/.+)$/.exec(file.path) ?? [];
    return path === undefined ? [] : [[`https://signatures.x.example/${path}`, textOf(file)]];
  }),
);
const online = (address: string): Answer => FILES.get(address) ?? null;

function settingOf(host: Host, given: Partial<Setting> = {}): Setting {
  return {
    host,
    scriptAddress: ADDRESS,
    mailbox: 'Zoe@X.example',
    sender: 'zoe@x.example',
    type: 'newMail',
    isText: false,
    hasTimers: true,
    answer: online,
    random: seeded(1),
    failing: 0,
    ...given,
  };
}

const newEvent = ({ itemType }: Host) =>
  itemType === 'message' ? 'onNewMessage' : 'onNewAppointment';

async function opened(host: Host, given: Partial<Setting> = {}) {
  const message = openMessage(PROGRAM, settingOf(host, given));
  message.fire(newEvent(host));
  await message.run();
  expect(message.completed).toEqual([1]);
  return message;
}

const signedIn = (body: string): readonly string[] =>
  body.match(/(?:SIGNED|CLIENT) [^<\n]*/g) ?? [];

const MESSAGES = HOSTS.filter(({ itemType }) => itemType === 'message');

describe.each(HOSTS.map((host) => [host.id, host] as const))('in %s', (_, host) => {
  test('something new has the whole signature of its sender, and no other one', async () => {
    const message = await opened(host);
    expect(signedIn(message.all())).toEqual(['SIGNED zoe@x.example']);
    message.fire(newEvent(host));
    await message.run();
    expect(message.completed).toEqual([1, 1]);
    expect(signedIn(message.all())).toEqual(['SIGNED zoe@x.example']);
  });

  test('plain text has the text, once', async () => {
    const message = await opened(host, { isText: true });
    message.fire(newEvent(host));
    message.fire(newEvent(host));
    await message.run();
    expect(signedIn(message.all())).toEqual(['SIGNED zoe@x.example']);
    expect(message.all()).not.toContain('<b>');
  });

  test.each([
    ['a server that is not there', 'unreachable'],
    ['no answer', 'never'],
    ['no file', null],
    ['a file that is none', '<html>Sign in</html>'],
    ['a file without a signature', '{"html":7}'],
    ['an empty one', 'null'],
  ] as const)('%s changes nothing', async (_what, answer) => {
    const message = await opened(host, { answer: () => answer });
    expect(signedIn(message.all())).toEqual(host.isSigned ? ['CLIENT zoe@x.example'] : []);
  });

  test('an address of the script without a key changes nothing', async () => {
    const message = await opened(host, { scriptAddress: 'https://x.example/autorun.js?key=1' });
    expect(signedIn(message.all())).toEqual(host.isSigned ? ['CLIENT zoe@x.example'] : []);
  });

  test('an address of several people goes by whose mailbox it is', async () => {
    const of = async (mailbox: string) =>
      signedIn((await opened(host, { mailbox, sender: 'press@x.example' })).all());
    expect(await of('tom@x.example')).toEqual(['SIGNED press@x.example of tom@x.example']);
    expect(await of('zoe@x.example')).toEqual(['SIGNED press@x.example of zoe@x.example']);
    expect(await of(UNLISTED)).toEqual(host.isSigned ? ['CLIENT press@x.example'] : []);
  });
});

describe.each(MESSAGES.map((host) => [host.id, host] as const))('a message in %s', (_, host) => {
  test.each(['reply', 'forward'] as const)('that is a %s has the short form', async (type) => {
    const message = await opened(host, { type });
    expect(signedIn(message.all())).toEqual(['SIGNED zoe@x.example short']);
    const tom = await opened(host, { type, sender: 'tom@x.example' });
    expect(signedIn(tom.all())).toEqual(['SIGNED tom@x.example']);
    expect(message.body.quote).not.toBe('');
  });

  test('follows its sender, to one without a signature and back', async () => {
    const message = await opened(host);
    for (const [sender, signed] of [
      ['Sales@x.example', ['SIGNED sales@x.example']],
      [UNLISTED, []],
      ['zoe@x.example', ['SIGNED zoe@x.example']],
    ] as const) {
      message.changeSender(sender);
      message.fire('onFromChanged');
      await message.run();
      expect(signedIn(message.all())).toEqual(signed);
    }
  });

  test('loses the signature of another one also where the file of its sender does not come', async () => {
    let answer: Setting['answer'] = online;
    const message = await opened(host, { answer: (address) => answer(address) });
    answer = () => 'unreachable';
    message.changeSender('tom@x.example');
    message.fire('onFromChanged');
    await message.run();
    expect(signedIn(message.all()).filter((each) => each.includes('zoe@'))).toEqual([]);
  });

  test('gets its signature by the button, also a second time', async () => {
    const message = await opened(host);
    message.body.signatures = [];
    message.fire('insertSignature');
    await message.run();
    expect(signedIn(message.all())).toEqual(['SIGNED zoe@x.example']);
  });
});

test('in 1,000 random composes nothing is stacked, lost or written over', async () => {
  const seen = { signed: 0, unsigned: 0 };
  for (let seed = 1; seed <= 1000; seed++) {
    const { isSigned, problems } = await randomCompose(seed);
    if (problems.length > 0) console.log('SEED', seed, JSON.stringify(problems));
    seen[isSigned ? 'signed' : 'unsigned'] += 1;
  }
  // Both kinds were among them.
  expect(Math.min(seen.signed, seen.unsigned)).toBeGreaterThan(150);
}, 60_000);

const SENDERS = [...TEAM.map(({ address }) => address), 'press@x.example', UNLISTED] as const;

/** Somebody opens something, types, changes the sender, while events, files and Outlook take their time or fail. */
async function randomCompose(seed: number) {
  const random = seeded(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const host = pick(HOSTS);
  const isOffline = random() < 0.15;
  const failing = random() < 0.25 ? 0.15 : 0;
  const troubles: readonly Answer[] = ['unreachable', 'never', '{', '{"html":null}'];
  const setting = settingOf(host, {
    random,
    failing,
    mailbox: pick(SENDERS),
    sender: pick(SENDERS),
    type: host.itemType === 'message' ? pick(['newMail', 'reply', 'forward']) : 'newMail',
    isText: random() < 0.2,
    hasTimers: !host.isScriptAlone || random() < 0.5,
    answer: (address) => (isOffline ? pick(troubles) : online(address)),
  });
  const message = openMessage(PROGRAM, setting);
  let typed = '';
  const type = (text: string) => () => {
    typed += text;
    message.type(text);
  };
  message.at(random() * 50, () => message.fire(newEvent(host)));
  if (random() < 0.3) message.at(random() * 2000, () => message.fire(newEvent(host)));
  for (let count = Math.floor(random() * 6); count > 0; count--) {
    message.at(
      random() * 5000,
      type(pick(['Dear Ann,\n', 'é👩‍🚀 ', '<b>&amp;</b>', '\u0000 "', '-- \n'])),
    );
  }
  for (let count = host.tellsSender ? Math.floor(random() * 4) : 0; count > 0; count--) {
    message.at(random() * 4000, () => {
      message.changeSender(pick(SENDERS));
      message.at(random() * 300, () => message.fire('onFromChanged'));
    });
  }
  const inserted: string[] = [];
  const insertions = random() < 0.4 ? Math.floor(random() * 4) : 0;
  for (let count = insertions; count > 0; count--) {
    const isInPane = host.hasPane && random() < 0.6;
    message.at(random() * 6000, () =>
      isInPane
        ? message.openPane().insert((outcome) => inserted.push(outcome))
        : message.fire('insertSignature'),
    );
    if (!isInPane) inserted.push('by the button');
  }
  await message.run();
  if (inserted.length !== insertions) message.wrongs.push('an insertion has not ended');
  return {
    isSigned: message.all().includes('SIGNED'),
    problems: problemsOf(message, setting, typed),
  };
}

function problemsOf(
  message: ReturnType<typeof openMessage>,
  { failing, mailbox, type, isText, answer }: Setting,
  typed: string,
): readonly string[] {
  const signed = signedIn(message.all());
  const sender = message.sender();
  const problems = [...message.wrongs];
  const complain = (isWrong: boolean, what: string) => isWrong && problems.push(what);
  complain(
    message.completed.some((times) => times !== 1),
    `completed ${message.completed.join()}`,
  );
  complain(message.completed.length !== message.fired(), 'an event was lost');
  complain(message.body.typed !== typed, 'typed text was changed');
  complain(!message.all().includes(typed + message.body.signatures.join('')), 'torn apart');
  complain(signed.length > 1, `stacked: ${signed.join(' | ')}`);
  if (failing > 0) return problems;
  complain(
    signed.some((each) => !each.includes(` ${sender}`)),
    `${signed.join()} below a message of ${sender}`,
  );
  const isOnline = answer(`https://signatures.x.example/none`) === null;
  const isShared = sender === 'press@x.example';
  const isListed = isShared ? /^(?:zoe|tom)@/.test(mailbox) : sender !== UNLISTED;
  if (!isOnline || !isListed) return problems;
  const isShort = type !== 'newMail' && !isText && sender !== 'tom@x.example';
  const expected = `SIGNED ${sender}${isShared ? ` of ${mailbox}` : ''}${isShort ? ' short' : ''}`;
  complain(signed.join() !== expected, `${signed.join()} in the place of ${expected}`);
  return problems;
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed * 0x9e3779b1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
