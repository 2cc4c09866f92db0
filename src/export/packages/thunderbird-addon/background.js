/*
 * Gives each identity in Thunderbird the signature that this add-on holds for its address, and the short one in replies.
 * Nothing is asked for on the network. Thunderbird ends this page when it rests: what has to last is in its storage.
 */

const OWN = 'own:';
const FORMER = 'former:';

let applied = Promise.resolve();

messenger.runtime.onInstalled.addListener(() => applyToAll());
messenger.runtime.onStartup.addListener(() => applyToAll());
messenger.identities.onCreated.addListener(() => applyToAll());
messenger.identities.onUpdated.addListener((_id, changes) => {
  if (changes.email !== undefined) return applyToAll();
});
messenger.storage.onChanged.addListener((changes) => {
  if (Object.keys(changes).some((key) => key.startsWith(OWN))) return applyToAll();
});
messenger.runtime.onMessage.addListener(() => sources());
messenger.tabs.onCreated.addListener((tab) => {
  if (tab.type === 'messageCompose') return shortenReply(tab.id);
});
messenger.compose.onIdentityChanged.addListener((tab) => shortenReply(tab.id));

// An older version that is installed over a newer one starts without an event.
void applyToAll();

/** One after the other: what an identity had before is read and replaced. */
function applyToAll() {
  applied = applied.then(applyNow).catch((cause) => console.error('Signatures', cause));
  return applied;
}

async function applyNow() {
  const identities = await messenger.identities.list();
  for (const identity of identities) await apply(identity, identities);
}

async function apply({ id, email, signature, signatureIsPlainText }, identities) {
  const given = await signatureFor(email, identities);
  const key = `${FORMER}${id}`;
  const { [key]: former } = await messenger.storage.local.get(key);
  if (given === null) {
    if (former === undefined) return;
    await messenger.identities.update(id, former);
    await messenger.storage.local.remove(key);
    return;
  }
  if (given.html === undefined) return;
  if (former === undefined) {
    await messenger.storage.local.set({ [key]: { signature, signatureIsPlainText } });
  }
  if (signature === given.html && !signatureIsPlainText) return;
  await messenger.identities.update(id, { signature: given.html, signatureIsPlainText: false });
}

/** The signature of an address; null where there is none, and without `html` where what stands there stays. */
async function signatureFor(email, identities) {
  const address = addressOf(email);
  const listed = await listedFor(address, identities);
  if (listed !== null) return withPictures(listed);
  const key = `${OWN}${address}`;
  const { [key]: own = null } = await messenger.storage.local.get(key);
  return own;
}

/** Where the signatures of identities come from, for the page of settings. */
async function sources() {
  const identities = await messenger.identities.list();
  const kept = await messenger.storage.local.get();
  const sourceOf = async (address) => {
    if ((await listedFor(address, identities)) !== null) return 'list';
    return Object.hasOwn(kept, `${OWN}${address}`) ? 'file' : null;
  };
  return Promise.all(
    identities.map(async ({ email }) => {
      const address = addressOf(email);
      return { address, source: await sourceOf(address) };
    }),
  );
}

/**
 * What the add-on holds for an address; null where it holds nothing. An address that several people send from has a signature
 * for each of them: that of whose own address is among the identities.
 */
async function listedFor(address, identities) {
  // A file that is missing and an add-on that is being replaced fail alike.
  await textOf('manifest.json');
  const text = await textOf(`signatures/${fileOf(address)}.json`).catch(() => null);
  if (text === null) return null;
  const { owners = {}, whole = null } = JSON.parse(text);
  const owner = identities
    .map(({ email }) => addressOf(email))
    .find((each) => Object.hasOwn(owners, each));
  return owner === undefined ? whole : owners[owner];
}

/** Pictures are files of the add-on, each once: many signatures show the same ones. */
async function withPictures({ html, reply }) {
  if (html === undefined) return {};
  let shown = html;
  for (const [source, name] of html.matchAll(/src="(pictures\/[0-9a-f]+\.txt)"/g)) {
    shown = shown.replaceAll(source, `src="${await textOf(name)}"`);
  }
  return { html: shown, reply };
}

/** In a reply or a forwarded message the short signature takes the place of the whole one. */
async function shortenReply(tabId) {
  const { type, isPlainText, identityId } = await messenger.compose.getComposeDetails(tabId);
  if ((type !== 'reply' && type !== 'forward') || isPlainText) return;
  const { replies = 'short' } = await messenger.storage.managed.get('replies').catch(() => ({}));
  if (replies !== 'short') return;
  const identities = await messenger.identities.list();
  const identity = identities.find(({ id }) => id === identityId);
  const given = identity === undefined ? null : await signatureFor(identity.email, identities);
  if (given?.reply === undefined) return;
  await messenger.scripting.executeScript({
    target: { tabId },
    func: replaceSignature,
    args: [given.reply],
  });
}

/** Runs in the message. The two hyphens above a signature stay. */
function replaceSignature(html) {
  const box = document.querySelector('body > .moz-signature');
  if (box === null) return;
  const [first, second, ...rest] = box.childNodes;
  const hasSeparator = first?.textContent.trim() === '--' && second?.nodeName === 'BR';
  for (const node of hasSeparator ? rest : [...box.childNodes]) node.remove();
  box.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

async function textOf(path) {
  const answer = await fetch(messenger.runtime.getURL(path));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

function addressOf(email) {
  return email.trim().toLowerCase();
}

/** The same name as `signatureFile` of the program that has written the add-on. */
function fileOf(address) {
  const bytes = new TextEncoder().encode(address);
  return Array.from(bytes, (byte) => {
    const letter = String.fromCharCode(byte);
    return /[a-z0-9._@-]/.test(letter) ? letter : `=${byte.toString(16).padStart(2, '0')}`;
  }).join('');
}
