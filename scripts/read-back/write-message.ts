import type { RunningThunderbird } from './thunderbird';

/** How a message is begun, by the names of Thunderbird. */
export type Beginning = 'New' | 'ReplyToSender' | 'ForwardInline';

/** A message that was begun: its body, and its source once it was sent to the outbox. */
export interface Written {
  /** As HTML. */
  readonly body: string;
  readonly source: string;
}

/** Waits in Thunderbird for the signatures of all identities, by their addresses. */
export async function identitiesOf(
  { run }: RunningThunderbird,
  isReady: (signatures: Readonly<Record<string, string>>) => boolean,
): Promise<Readonly<Record<string, string>>> {
  let signatures: Record<string, string> = {};
  for (let attempt = 0; attempt < 40; attempt++) {
    signatures = (await run(IDENTITIES, [])) as Record<string, string>;
    if (isReady(signatures)) break;
  }
  return signatures;
}

/** A message that is answered: its source, and the folder that it lies in alone. */
export interface Answered {
  readonly folder: string;
  readonly source: string;
}

/** Begins a message of an address, reads it and puts it into the outbox. */
export async function writeMessage(
  { run }: RunningThunderbird,
  address: string,
  beginning: Beginning,
  answered: Answered = { folder: 'Received', source: RECEIVED },
): Promise<Written> {
  return (await run(WRITE, [address, beginning, answered])) as Written;
}

const REST = `
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
  const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
`;

const IDENTITIES = `
  ${REST}
  await rest(500);
  return Object.fromEntries(
    [...MailServices.accounts.allIdentities].map(({ email, htmlSigText }) => [email, htmlSigText]),
  );
`;

const RECEIVED = [
  'From - Mon Nov 23 10:00:00 2026',
  'From: Reader <reader@elsewhere.example>',
  'Subject: Hello',
  'Message-ID: <hello@elsewhere.example>',
  'Date: Mon, 23 Nov 2026 10:00:00 +0000',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>How are you?</p>',
  '',
].join('\r\n');

const WRITE = `
  ${REST}
  const [address, beginning, answered] = args;
  const { rootFolder: root } = MailServices.accounts.localFoldersServer;
  const folder = async (name) => {
    if (!root.containsChildNamed(name)) root.createSubfolder(name, null);
    while (!root.containsChildNamed(name)) await rest(100);
    return root.getChildNamed(name).QueryInterface(Ci.nsIMsgLocalMailFolder);
  };
  const identity = [...MailServices.accounts.allIdentities].find(({ email }) => email === address);
  const { nsIMsgCompType: types, nsIMsgCompFormat: format, nsIMsgCompDeliverMode: mode } = Ci;
  let header = null;
  let uri = '';
  if (beginning !== 'New') {
    const received = await folder(answered.folder);
    // It takes bytes, each as a character.
    const encoded = new TextEncoder().encode(answered.source);
    const bytes = Array.from(encoded, (byte) => String.fromCharCode(byte)).join('');
    if ([...received.messages].length === 0) received.addMessage(bytes);
    [header] = received.messages;
    uri = received.getUriForMsg(header);
  }
  MailServices.compose.OpenComposeWindow(
    null, header, uri, types[beginning], format.HTML, identity, null, null,
  );
  let window = null;
  while (window?.gMsgCompose?.editor == null) {
    await rest(200);
    window = Services.wm.getMostRecentWindow('msgcompose');
  }
  await rest(2500);
  const body = window.document.getElementById('messageEditor').contentDocument.body.innerHTML;
  const { compFields } = window.gMsgCompose;
  compFields.to = 'reader@elsewhere.example';
  window.CompFields2Recipients(compFields);
  window.document.getElementById('msgSubject').value = 'Hello';
  const outbox = await folder('Unsent Messages');
  const before = [...outbox.messages].length;
  window.GenericSendMessage(mode.Later);
  for (let tries = 0; [...outbox.messages].length === before && tries < 50; tries++) await rest(200);
  await rest(500);
  const bytes = await IOUtils.readUTF8(outbox.filePath.path);
  return { body, source: bytes.slice(bytes.lastIndexOf('\\nFrom - ') + 1) };
`;
