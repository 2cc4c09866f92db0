import type { ThunderbirdGlobals } from './thunderbird-globals';

/** A file as Thunderbird shows it: what can be read, and how many pictures have loaded. */
export interface Shown {
  readonly text: string;
  readonly pictures: number;
}

/** How a file is opened: as a mail somebody received, as a draft of one's own, or as the signature of a new mail. */
export type Opening = 'mail' | 'draft' | 'signature';

/* What runs within Thunderbird: each function is sent there as text, so it uses nothing of this file. */

/** Opens a file. */
export function openFile(
  { ChromeUtils, Services, Cc, Ci }: ThunderbirdGlobals,
  opening: Opening,
  path: string,
): void {
  const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
  const { MailUtils } = ChromeUtils.importESModule('resource:///modules/MailUtils.sys.mjs');
  const main = Services.wm.getMostRecentWindow('mail:3pane');
  const file = Cc['@mozilla.org/file/local;1'].createInstance(Ci.nsIFile);
  file.initWithPath(path);
  const address = Services.io.newFileURI(file);
  if (opening === 'mail') {
    const message = address.mutate().setQuery('type=application/x-message-display').finalize();
    const window = 'chrome://messenger/content/messageWindow.xhtml';
    main?.openDialog(window, '_blank', 'all,chrome,dialog=no', message);
  } else if (opening === 'draft') {
    MailUtils.openEMLFile(main, file, address);
  } else {
    const [identity] = MailServices.accounts.allIdentities;
    Object.assign(identity ?? {}, { attachSignature: true, signature: file });
    const { nsIMsgCompType: type, nsIMsgCompFormat: format } = Ci;
    MailServices.compose.OpenComposeWindow(
      null,
      null,
      '',
      type.New,
      format.HTML,
      identity,
      null,
      null,
    );
  }
}

/** Waits for the words and pictures of the file that was opened, and closes its window. */
export async function readShown(
  { ChromeUtils, Services }: ThunderbirdGlobals,
  opening: Opening,
  timeoutMs: number,
): Promise<Shown> {
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
  const type = opening === 'mail' ? 'mail:messageWindow' : 'msgcompose';
  const rest = () => new Promise((resolve) => setTimeout(resolve, 250));
  let shown = { text: '', pictures: 0 };
  for (const end = Date.now() + timeoutMs; Date.now() < end;) {
    await rest();
    const window = Services.wm.getMostRecentWindow(type);
    const mail = window?.messageBrowser?.contentWindow?.getMessagePaneBrowser?.();
    const page = (mail ?? window?.document.getElementById('messageEditor'))?.contentDocument;
    if (page === undefined || page.body === null) continue;
    const loaded = [...page.images].filter((image) => image.complete && image.naturalWidth > 0);
    shown = { text: page.body.innerText, pictures: loaded.length };
    if (shown.text.trim() !== '' && loaded.length === page.images.length) break;
  }
  Services.wm.getMostRecentWindow(type)?.close();
  // The next file must not be taken for this one.
  for (const end = Date.now() + timeoutMs; Services.wm.getMostRecentWindow(type); await rest()) {
    if (Date.now() > end) throw new Error(`A window stays open: ${type}`);
  }
  return shown;
}
