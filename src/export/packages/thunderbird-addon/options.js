/* Lists the identities of Thunderbird, and takes a file for those that this add-on holds no signature for. */

const OWN = 'own:';
/** In bytes: Thunderbird keeps a signature among its settings, which take no more. */
const MOST = 1_000_000;

const list = document.querySelector('#identities');
const status = document.querySelector('#status');

messenger.storage.onChanged.addListener(() => show());
void show();

async function show() {
  const identities = await messenger.runtime.sendMessage('sources');
  list.replaceChildren(...identities.map(rowOf));
}

const STATES = {
  list: 'The signature of this add-on',
  file: 'The signature of your file',
  none: 'No signature of this add-on',
};

function rowOf({ address, source }) {
  const key = `${OWN}${address}`;
  const row = document.createElement('li');
  const name = document.createElement('div');
  const state = document.createElement('small');
  state.textContent = STATES[source ?? 'none'];
  name.append(address, state);
  row.append(name);
  if (source !== 'list') row.append(chooser(key, address));
  if (source === 'file') row.append(button('Remove', address, () => remove(key)));
  return row;
}

async function remove(key) {
  await messenger.storage.local.remove(key);
  status.textContent = 'What was there before is the signature again.';
}

function chooser(key, address) {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = '.html,.htm';
  input.hidden = true;
  input.addEventListener('change', () => take(key, input.files[0]));
  const open = button('Choose a file…', address, () => input.click());
  const both = document.createElement('div');
  both.append(input, open);
  return both;
}

function button(label, address, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.textContent = label;
  made.setAttribute('aria-label', `${label} ${address}`);
  made.addEventListener('click', act);
  return made;
}

async function take(key, file) {
  if (file === undefined) return;
  if (file.size > MOST) {
    status.textContent = `${file.name} is larger than Thunderbird takes: 1 MB at most.`;
    return;
  }
  await messenger.storage.local.set({ [key]: { html: await file.text() } });
  status.textContent = `${file.name} is the signature now.`;
}
