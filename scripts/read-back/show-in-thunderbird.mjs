/**
 * A file as Thunderbird shows it: what can be read, and how many pictures have loaded.
 *
 * @typedef {{ text: string, pictures: number }} Shown
 */

/**
 * How a file is opened: as a mail somebody received, as a draft of one's own, or as the signature of a new mail.
 *
 * @typedef {'mail' | 'draft' | 'signature'} Opening
 */

/**
 * Opens a file in Thunderbird and waits for its words and pictures. Runs within Thunderbird, sent there as text: so it uses
 * nothing of this file.
 *
 * @param {import('./thunderbird-globals').ThunderbirdGlobals} globals
 * @param {Opening} opening
 * @param {string} path
 * @param {number} patienceMs
 * @returns {Promise<Shown>}
 */
export async function showInThunderbird(globals, opening, path, patienceMs) {
  const { ChromeUtils, Services, Cc, Ci } = globals;
  const { MailServices } = ChromeUtils.importESModule('resource:///modules/MailServices.sys.mjs');
  const { MailUtils } = ChromeUtils.importESModule('resource:///modules/MailUtils.sys.mjs');
  const { setTimeout } = ChromeUtils.importESModule('resource://gre/modules/Timer.sys.mjs');
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
  const seen = opening === 'mail' ? readMail : readEditor;
  const end = Date.now() + patienceMs;
  let shown = { text: '', pictures: 0 };
  while (Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const page = seen();
    if (page === undefined || page.body === null) continue;
    const loaded = [...page.images].filter((image) => image.complete && image.naturalWidth > 0);
    shown = { text: page.body.innerText, pictures: loaded.length };
    if (shown.text.trim() !== '' && loaded.length === page.images.length) break;
  }
  Services.wm
    .getMostRecentWindow(opening === 'mail' ? 'mail:messageWindow' : 'msgcompose')
    ?.close();
  return shown;

  function readMail() {
    const window = Services.wm.getMostRecentWindow('mail:messageWindow');
    return window?.messageBrowser?.contentWindow?.getMessagePaneBrowser?.()?.contentDocument;
  }

  function readEditor() {
    const window = Services.wm.getMostRecentWindow('msgcompose');
    return window?.document.getElementById('messageEditor')?.contentDocument;
  }
}
