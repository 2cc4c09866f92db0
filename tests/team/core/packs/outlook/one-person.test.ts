import { describe, expect, test } from 'vitest';
import { personAddin } from '../../../../../src/export/packages/outlook-addin';
import { ADDIN_ADDRESS, ADDIN_PLACE } from '../../../../helpers/addin-place';
import { openMessage, programOf, type Pane, type Setting, type Settings } from './emulator';
import { HOSTS, type Host } from './hosts.data';

/* The add-in of one person, whose script is that of a company, with its pane in the model of Outlook. Nothing was tried in Outlook. */

const OWN = { html: '<b>SIGNED zoe</b>', text: 'SIGNED zoe' };
const OTHER = { html: '<b>SIGNED other</b>', text: 'SIGNED other' };
const ZOE = 'zoe@x.example';

const FILES = new Map(
  personAddin(ADDIN_PLACE, { address: ZOE, signature: OWN, pictures: [] }).map((file) => [
    file.path,
    typeof file.content === 'string' ? file.content : '',
  ]),
);
const PROGRAM = programOf(FILES.get('site/autorun.js') ?? '');

function opened(host: Host, given: Partial<Setting> = {}) {
  return openMessage(PROGRAM, {
    host,
    scriptAddress: ADDIN_ADDRESS.replace('?', '/autorun.js?'),
    mailbox: ZOE,
    sender: ZOE,
    type: 'newMail',
    isText: false,
    hasTimers: true,
    answer: (address) => FILES.get(address.replace(ADDIN_PLACE.folder, 'site/')) ?? null,
    random: () => 0.5,
    failing: 0,
    ...given,
  });
}

type Message = ReturnType<typeof opened>;

const signedIn = (message: Message) => message.all().match(/(?:SIGNED|CLIENT) [^<\n]*/g) ?? [];
const newEvent = ({ itemType }: Host) =>
  itemType === 'message' ? 'onNewMessage' : 'onNewAppointment';

/** What the pane ends with, once all has happened. */
async function ended(message: Message, act: (done: (outcome: string) => void) => void) {
  const outcomes: string[] = [];
  act((outcome) => outcomes.push(outcome));
  await message.run();
  expect(outcomes).toHaveLength(1);
  return outcomes[0];
}

const insertIn = (message: Message, pane: Pane = message.openPane()) =>
  ended(message, (done) => pane.insert(done));

const WITH_PANE = HOSTS.filter(({ hasPane }) => hasPane);

describe.each(WITH_PANE.map((host) => [host.id, host] as const))('in %s', (_, host) => {
  test.each([false, true])(
    'the pane inserts the signature, twice is once, plain text: %s',
    async (isText) => {
      const message = opened(host, { isText });
      message.type('Dear Ann,');
      const pane = message.openPane();
      expect(await insertIn(message, pane)).toBe('set');
      expect(signedIn(message)).toEqual(['SIGNED zoe']);
      expect(await insertIn(message, pane)).toBe(host.hasSignatures ? 'set' : 'there');
      expect(await insertIn(message)).toBe(host.hasSignatures ? 'set' : 'there');
      expect(signedIn(message)).toEqual(['SIGNED zoe']);
      expect(message.body.typed).toBe('Dear Ann,');
      expect(message.wrongs).toEqual([]);
    },
  );

  test('the button twice, and the pane after it, leave one', async () => {
    const message = opened(host);
    message.type('Dear Ann,');
    for (let time = 0; time < 2; time++) {
      message.fire('insertSignature');
      await message.run();
      expect(signedIn(message)).toEqual(['SIGNED zoe']);
    }
    await insertIn(message);
    expect(signedIn(message)).toEqual(['SIGNED zoe']);
    expect(message.completed).toEqual([1, 1]);
    expect(message.body.typed).toBe('Dear Ann,');
  });

  test('event, button and pane at once leave one', async () => {
    const message = opened(host);
    const pane = message.openPane();
    message.fire(newEvent(host));
    message.fire('insertSignature');
    message.type('Dear Ann,');
    await insertIn(message, pane);
    expect(signedIn(message)).toEqual(['SIGNED zoe']);
    expect(message.body.typed).toBe('Dear Ann,');
  });

  test('what was chosen in the pane comes before the file, at once and in later messages', async () => {
    const settings: Settings = {};
    const message = opened(host, { settings });
    const pane = message.openPane();
    expect(await ended(message, (done) => pane.keep(ZOE, OTHER, done))).toBe('kept');
    await insertIn(message, pane);
    expect(signedIn(message)).toEqual(['SIGNED other']);

    const next = opened(host, { settings });
    next.fire(newEvent(host));
    await next.run();
    expect(signedIn(next)).toEqual(['SIGNED other']);
    const nextPane = next.openPane();
    expect(await ended(next, (done) => nextPane.forget(ZOE, done))).toBe('kept');
    const last = opened(host, { settings });
    last.fire('insertSignature');
    await last.run();
    expect(signedIn(last)).toEqual(['SIGNED zoe']);
  });

  test('another address has what was chosen for it alone', async () => {
    const message = opened(host, { sender: 'tom@x.example' });
    const pane = message.openPane();
    expect(await insertIn(message, pane)).toBe('none');
    expect(signedIn(message)).toEqual(host.isSigned ? ['CLIENT tom@x.example'] : []);
    await ended(message, (done) => pane.keep('tom@x.example', OTHER, done));
    expect(await insertIn(message, pane)).toBe('set');
    expect(signedIn(message)).toEqual(['SIGNED other']);
  });
});

test.each([
  ['nothing', {}],
  ['no signatures', { signatures: 7 }],
  ['none of this address', { signatures: { 'tom@x.example': OTHER } }],
  ['none that is one', { signatures: { [ZOE]: { html: 7, text: '' } } }],
  ['a name of the language', { signatures: { constructor: OTHER } }],
])('the file counts where Outlook keeps %s', async (_, settings) => {
  for (const host of HOSTS) {
    const message = opened(host, { settings });
    message.fire(newEvent(host));
    await message.run();
    expect(signedIn(message)).toEqual(['SIGNED zoe']);
  }
});

test('what Outlook cannot keep is not kept, and stated', async () => {
  const [host] = WITH_PANE;
  if (host === undefined) throw new Error('No host');
  const settings: Settings = {};
  const message = opened(host, { settings });
  const pane = message.openPane();
  const half = { html: 'x'.repeat(17_000), text: '' };
  expect(await ended(message, (done) => pane.keep(ZOE, half, done))).toBe('kept');
  expect(await ended(message, (done) => pane.keep('tom@x.example', half, done))).toBe('too-long');
  expect(Object.keys({ ...(settings['signatures'] as object) })).toEqual([ZOE]);

  const failing = opened(host, { failing: 1 });
  const other = failing.openPane();
  expect(await ended(failing, (done) => other.keep(ZOE, OTHER, done))).toBe('failed');
  expect(await insertIn(failing, other)).toBe('failed');
});
