/*
 * The script of the sheet, for the V8 runtime of Apps Script. It takes data from cells alone. Written after the reference of Apps
 * Script, of the Gmail API (users.settings.sendAs) and of service accounts (OAuth 2.0 for server to server applications).
 */

/** Only its own sheet, only these two servers, and triggers to go on where Google stops it. */
export const MANIFEST = `${JSON.stringify(
  {
    timeZone: 'Etc/UTC',
    dependencies: {},
    exceptionLogging: 'NONE',
    runtimeVersion: 'V8',
    oauthScopes: [
      'https://www.googleapis.com/auth/spreadsheets.currentonly',
      'https://www.googleapis.com/auth/script.external_request',
      'https://www.googleapis.com/auth/script.scriptapp',
    ],
    urlFetchWhitelist: ['https://oauth2.googleapis.com/', 'https://gmail.googleapis.com/'],
  },
  null,
  2,
)}\n`;

/** The menu, and what its items begin. */
export const MENU = String.raw`
// Sets the signatures of the list in Gmail, each for the address of its row, by the menu 'Signatures' of the sheet.
// The key of the service account is a script property, SERVICE_ACCOUNT_KEY: never a cell, and never a line of this file.

const STARTED = Date.now();
// Google stops a script after six minutes. A batch takes less than what is left.
const MOST_MS = 210000;
const BATCH = 20;
const AGAIN_MS = 60000;
// Longer than a script may run: where it was stopped midway, this one goes on.
const RESCUE_MS = 600000;
const QUOTA_MS = 3600000;
const MOST_STOPS = 30;
const MOST_CHARACTERS = 10000;
const LIST = ['mailbox', 'address', 'signature', 'result'];
const EARLIER = 'Earlier signatures';
const EARLIER_HEAD = ['who', 'state', 'result', 'saved', 'sent', 'kept'];
// A cell takes 50,000 characters, and one of these becomes up to six within quotes.
const PART = 5000;
const SCOPE = 'https://www.googleapis.com/auth/gmail.settings.basic';
const TOKENS = 'https://oauth2.googleapis.com/token';
const ADDRESSES = 'https://gmail.googleapis.com/gmail/v1/users/me/settings/sendAs/';
const KINDS = { preview: 'Preview', set: 'Set', check: 'Check', undo: 'Put back', 'undo-all': 'Put back' };

// What an administrator can put right: the run ends, and its text is shown.
class Problem extends Error {}
// The run goes on later.
class Pause extends Error {
  constructor(message, ms) {
    super(message);
    this.ms = ms;
  }
}

function onOpen() {
  SpreadsheetApp.getUi()
    .createMenu('Signatures')
    .addItem('Preview', 'previewAll')
    .addItem('Set one person', 'setOne')
    .addItem('Set all', 'setAll')
    .addItem('Check', 'checkAll')
    .addSeparator()
    .addItem('Put back one person', 'undoOne')
    .addItem('Put back all', 'undoAll')
    .addItem('Put back all, also what was changed since', 'undoEverything')
    .addSeparator()
    .addItem('Progress', 'showProgress')
    .addItem('Stop', 'stopRun')
    .addToUi();
}

function previewAll() {
  begin('preview', false, null);
}

function setOne() {
  begin('set', true, null);
}

function setAll() {
  begin('set', false, 'Set the signatures of the whole list in Gmail?');
}

function checkAll() {
  begin('check', false, null);
}

function undoOne() {
  begin('undo', true, null);
}

function undoAll() {
  begin('undo', false, 'Put back the signatures that were there before? What was changed since stays.');
}

function undoEverything() {
  begin('undo-all', false, 'Put back the signatures that were there before, also where they were changed since?');
}

function showProgress() {
  SpreadsheetApp.getUi().alert(settings().getProperty('PROGRESS') || 'Nothing was done yet.');
}

function stopRun() {
  settings().deleteProperty('JOB');
  removePlans(null);
  SpreadsheetApp.getUi().alert('Stopped. A batch that is under way is finished; what was set stays.');
}

// A trigger calls it, where no window can be shown.
function goOn() {
  const isFree = locked(() => {
    const job = readJob();
    if (job === null) removePlans(null);
    else run(job);
  });
  if (!isFree) plan(AGAIN_MS);
}

function begin(kind, isOne, question) {
  const ui = SpreadsheetApp.getUi();
  try {
    let only = null;
    if (isOne) {
      const answer = ui.prompt('Signatures', 'The address of the person:', ui.ButtonSet.OK_CANCEL);
      if (answer.getSelectedButton() !== ui.Button.OK) return;
      only = answer.getResponseText().trim().toLowerCase();
    } else if (question !== null && ui.alert('Signatures', question, ui.ButtonSet.YES_NO) !== ui.Button.YES) {
      return;
    }
    let text = '';
    const isFree = locked(() => {
      if (readJob() !== null) throw new Problem('A run is not finished. See Progress, or choose Stop first.');
      const job = newJob(kind, only);
      saveJob(job);
      text = run(job);
    });
    ui.alert(isFree ? text : 'A run is under way. See Progress.');
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    ui.alert(error.message);
  }
}

function locked(action) {
  const lock = LockService.getScriptLock();
  if (!lock.tryLock(1000)) return false;
  try {
    action();
  } finally {
    lock.releaseLock();
  }
  return true;
}
`;

/** A run: it stops in time, and a trigger goes on where it was. */
export const RUN = String.raw`
function settings() {
  return PropertiesService.getScriptProperties();
}

function readJob() {
  const text = settings().getProperty('JOB');
  return text === null ? null : JSON.parse(text);
}

function saveJob(job) {
  settings().setProperty('JOB', JSON.stringify(job));
}

function newJob(kind, only) {
  const sheet = sheetOf(kind);
  const rows = sheet.getLastRow() - 1;
  const picked = only === null ? null : rowsOf(kind, sheet, rows, only);
  if (picked !== null && picked.length === 0) throw new Problem('This address is not on the list: ' + only);
  const total = picked === null ? rows : picked.length;
  const id = Utilities.getUuid();
  return { id, kind, picked, total, rows, sheet: sheet.getSheetId(), at: 0, counts: {}, stops: 0 };
}

function sheetOf(kind) {
  if (!kind.startsWith('undo')) return listSheet();
  const sheet = earlierSheet(false);
  if (sheet === null || sheet.getLastRow() < 2) throw new Problem('Nothing was set yet, so there is nothing to put back.');
  return sheet;
}

// The rows of a person, with their other addresses.
function rowsOf(kind, sheet, count, only) {
  const cells = sheet.getRange(2, 1, count, 2).getValues();
  const whose = (row) => (kind.startsWith('undo') ? whoOf(row[0]) : row.map((cell) => String(cell).toLowerCase()));
  return cells.flatMap((row, at) => (whose(row).includes(only) ? [at + 2] : []));
}

function run(job) {
  plan(RESCUE_MS);
  try {
    job.stops += 1;
    saveJob(job);
    if (job.stops > MOST_STOPS) throw new Problem('It was stopped too often without getting any further.');
    const sheet = sheetOf(job.kind);
    if (sheet.getSheetId() !== job.sheet || sheet.getLastRow() - 1 < job.rows) {
      throw new Problem('The list was changed during the run. Begin again.');
    }
    return work(job, sheet);
  } catch (error) {
    if (error instanceof Pause) {
      plan(error.ms);
      return progress(job, error.message + ' It goes on by itself.');
    }
    if (!(error instanceof Problem)) throw error;
    finish();
    return progress(job, error.message);
  }
}

function work(job, sheet) {
  const key = readKey();
  const earlier = job.kind.startsWith('undo') ? null : readEarlier();
  while (job.at < job.total) {
    if (Date.now() - STARTED > MOST_MS) {
      plan(AGAIN_MS);
      return progress(job, 'It goes on by itself in a minute.');
    }
    if (!isCurrent(job)) return progress(job, 'Stopped.');
    const from = job.picked === null ? job.at + 2 : job.picked[job.at];
    const count = job.picked === null ? Math.min(BATCH, job.total - job.at) : 1;
    const results = earlier === null
      ? undoRows(key, sheet, from, count, job.kind === 'undo-all')
      : listRows(key, sheet, from, count, job.kind, earlier);
    SpreadsheetApp.flush();
    for (const result of results) {
      const short = result.split(/[:(]/)[0].trim();
      job.counts[short] = (job.counts[short] || 0) + 1;
    }
    job.at += count;
    job.stops = 0;
    if (!isCurrent(job)) return progress(job, 'Stopped.');
    saveJob(job);
    progress(job, '');
  }
  finish();
  return progress(job, 'Done.');
}

function isCurrent(job) {
  const saved = readJob();
  return saved !== null && saved.id === job.id;
}

function finish() {
  settings().deleteProperty('JOB');
  removePlans(null);
}

function progress(job, more) {
  const counts = Object.entries(job.counts).map(([result, count]) => result + ': ' + count);
  const head = KINDS[job.kind] + ', ' + job.at + ' of ' + job.total + ' rows.';
  const text = [head, ...counts, more].filter((line) => line !== '').join('\n');
  settings().setProperty('PROGRESS', text);
  return text;
}

// The new trigger is there before the others are removed, so that there is one at any time.
function plan(ms) {
  removePlans(ScriptApp.newTrigger('goOn').timeBased().after(ms).create().getUniqueId());
}

function removePlans(kept) {
  for (const trigger of ScriptApp.getProjectTriggers()) {
    if (trigger.getHandlerFunction() === 'goOn' && trigger.getUniqueId() !== kept) ScriptApp.deleteTrigger(trigger);
  }
}
`;

/** The list, what was there before, and what becomes of each row. */
export const ROWS = String.raw`
function listSheet() {
  const found = SpreadsheetApp.getActiveSpreadsheet()
    .getSheets()
    .filter((sheet) => {
      if (sheet.getLastRow() < 2 || sheet.getLastColumn() < LIST.length) return false;
      const [head] = sheet.getRange(1, 1, 1, LIST.length).getValues();
      return LIST.every((name, at) => head[at] === name);
    });
  if (found.length === 0) throw new Problem('There is no list. Import signatures.csv into this spreadsheet.');
  if (found.length > 1) {
    const names = found.map((sheet) => sheet.getName()).join(', ');
    throw new Problem('There are several lists. Delete all but one of these: ' + names);
  }
  return found[0];
}

// Columns A and B are there to be read by people; what counts is in C, which no spreadsheet takes for anything but text.
function readRow(cells) {
  const [mailbox, address, signature] = cells.map(String);
  if (signature === '') return { result: 'failed: the signature is too long for a cell' };
  try {
    const text = Utilities.newBlob(Utilities.base64Decode(signature)).getDataAsString('UTF-8');
    const [whose, which, html] = JSON.parse(text);
    const isShown = [mailbox, address].every((cell, at) => unguarded(cell) === unguarded([whose, which][at]));
    if (!isShown || typeof html !== 'string') throw new Error('changed');
    return isAddress(whose) && isAddress(which)
      ? { mailbox: whose, address: which, html }
      : { result: 'failed: not an address of Gmail' };
  } catch (error) {
    return { result: 'failed: this row was changed. Import the list again' };
  }
}

// A spreadsheet has an apostrophe before what could be a formula.
function unguarded(text) {
  return text.replace(/'/g, '').trim();
}

function isAddress(text) {
  return /^[^\s@\ud800-\udfff]+@[^\s@\ud800-\udfff]+$/.test(text);
}

function listRows(key, sheet, from, count, kind, earlier) {
  const rows = sheet.getRange(from, 1, count, 3).getValues().map(readRow);
  ask(key, rows, () => ({ method: 'get' }));
  const open = rows.filter((row) => row.result === undefined);
  for (const row of open) {
    row.there = signatureOf(row);
    row.entry = earlier.get(keyOf(row)) || null;
    row.isOurs = row.entry !== null && row.entry.state === 'set' && row.entry.kept === fingerprint(row.there);
    const isKept = row.isOurs && row.there !== '' && row.entry.sent === fingerprint(row.html);
    row.isSame = row.there === row.html || isKept;
    if (row.isSame) row.result = 'same';
    else if (kind === 'check') row.result = row.there === '' ? 'differs: none is there' : 'differs';
    else if (kind === 'preview') row.result = previewOf(row);
  }
  if (kind === 'set') setRows(key, open.filter((row) => row.result === undefined), earlier);
  const results = rows.map((row) => row.result);
  writeCells(sheet, from, LIST.length, results.map((result) => [result]));
  return results;
}

function previewOf(row) {
  const length = row.html.length;
  const long = length > MOST_CHARACTERS ? ' (' + length + ' characters: Gmail takes ' + MOST_CHARACTERS + ')' : '';
  return (row.there === '' || row.isOurs ? 'would be set' : 'another: would be replaced') + long;
}

// What is there is saved first. What Gmail makes of the HTML is read back, and its fingerprint is noted.
function setRows(key, rows, earlier) {
  if (rows.length === 0) return;
  saveEarlier(rows, earlier);
  ask(key, rows, (row) => patch(row.html));
  const done = rows.filter((row) => row.result === undefined);
  for (const row of done) row.answered = signatureOf(row);
  // What was refused is still as it was. After a fault of the server that is not certain.
  for (const row of rows.filter((each) => !done.includes(each) && each.answer.code < 500)) {
    noteEntry(row.entry, 'not set', row.html, row.there);
  }
  ask(key, done, () => ({ method: 'get' }));
  for (const row of done) {
    // Where it cannot be read, or Gmail still gives the former one, its answer to the change counts.
    const read = row.result === undefined ? signatureOf(row) : row.there;
    const kept = read === row.there ? row.answered : read;
    if (row.result === undefined) row.result = kept === '' ? 'failed: Gmail kept nothing of it' : 'set';
    noteEntry(row.entry, 'set', row.html, kept);
  }
}

function patch(html) {
  return { method: 'patch', contentType: 'application/json', payload: JSON.stringify({ signature: html }) };
}

function signatureOf(row) {
  const { signature } = row.answer.body;
  return typeof signature === 'string' ? signature : '';
}

function keyOf(row) {
  return JSON.stringify([row.mailbox, row.address]);
}

function whoOf(cell) {
  try {
    return JSON.parse(cell).map(String);
  } catch (error) {
    return [];
  }
}

function fingerprint(text) {
  const digest = Utilities.computeDigest(Utilities.DigestAlgorithm.SHA_256, text, Utilities.Charset.UTF_8);
  return 'sha256 ' + Utilities.base64EncodeWebSafe(digest);
}

function earlierSheet(isMade) {
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  const found = spreadsheet.getSheetByName(EARLIER);
  if (found !== null || !isMade) return found;
  const sheet = spreadsheet.insertSheet(EARLIER, spreadsheet.getSheets().length);
  writeCells(sheet, 1, 1, [[...EARLIER_HEAD, 'signature']]);
  return sheet;
}

function readEarlier() {
  const entries = new Map();
  const sheet = earlierSheet(false);
  if (sheet === null || sheet.getLastRow() < 2) return entries;
  const cells = sheet.getRange(2, 1, sheet.getLastRow() - 1, EARLIER_HEAD.length).getValues();
  cells.forEach(([who, state, , , sent, kept], at) => entries.set(who, { line: at + 2, state, sent, kept }));
  return entries;
}

// Only the first one counts, until it was put back or Gmail has refused the change. It is on the sheet before anything is changed.
function saveEarlier(rows, earlier) {
  const sheet = earlierSheet(true);
  const saved = new Date(STARTED).toISOString();
  const fresh = [];
  for (const row of rows) {
    if (row.entry !== null && !isFree(row.entry.state)) continue;
    const parts = row.there.match(new RegExp('[^]{1,' + PART + '}', 'g')) || [''];
    const cells = [keyOf(row), 'saved', '', saved, fingerprint(row.html), '', ...parts.map((part) => JSON.stringify(part))];
    if (row.entry === null) {
      row.entry = { line: sheet.getLastRow() + 1 + fresh.length };
      fresh.push(cells);
    } else {
      const width = Math.max(cells.length, sheet.getLastColumn());
      writeCells(sheet, row.entry.line, 1, [padded(cells, width)]);
    }
    Object.assign(row.entry, { state: 'saved', sent: cells[4], kept: '' });
    earlier.set(cells[0], row.entry);
  }
  if (fresh.length > 0) {
    const width = Math.max(...fresh.map((cells) => cells.length));
    writeCells(sheet, sheet.getLastRow() + 1, 1, fresh.map((cells) => padded(cells, width)));
  }
  SpreadsheetApp.flush();
}

function isFree(state) {
  return state === 'put back' || state === 'not set';
}

function padded(cells, width) {
  return [...cells, ...Array(width - cells.length).fill('')];
}

function noteEntry(entry, state, html, kept) {
  Object.assign(entry, { state, sent: fingerprint(html), kept: fingerprint(kept) });
  const sheet = earlierSheet(true);
  writeCells(sheet, entry.line, 2, [[state, '']]);
  writeCells(sheet, entry.line, 5, [[entry.sent, entry.kept]]);
}

function undoRows(key, sheet, from, count, isAll) {
  const cells = sheet.getRange(from, 1, count, sheet.getLastColumn()).getValues();
  const rows = cells.map(readEntry);
  ask(key, rows, () => ({ method: 'get' }));
  const open = rows.filter((row) => row.result === undefined);
  for (const row of open) {
    row.there = signatureOf(row);
    const isOurs = row.state === 'set' && row.kept === fingerprint(row.there);
    if (row.there === row.html) row.result = 'same as before';
    else if (!isOurs && !isAll) row.result = 'changed since: stays';
  }
  const todo = open.filter((row) => row.result === undefined);
  ask(key, todo, (row) => patch(row.html));
  for (const row of todo.filter((each) => each.result === undefined)) row.result = 'put back';
  writeCells(sheet, from, 2, rows.map((row) => [/^(put back|same)/.test(row.result) ? 'put back' : row.state, row.result]));
  return rows.map((row) => row.result);
}

function readEntry([who, state, , , , kept, ...parts]) {
  try {
    const [mailbox, address] = JSON.parse(who);
    const html = parts.filter((part) => part !== '').map((part) => JSON.parse(part)).join('');
    const row = { mailbox, address, state, kept, html };
    return isFree(state) ? { ...row, result: state === 'not set' ? 'was not set' : 'put back already' } : row;
  } catch (error) {
    return { state, result: 'failed: this row was changed' };
  }
}

// As text, whatever a cell begins with.
function writeCells(sheet, row, column, cells) {
  const lastRow = row + cells.length - 1;
  const lastColumn = column + cells[0].length - 1;
  if (lastRow > sheet.getMaxRows()) sheet.insertRowsAfter(sheet.getMaxRows(), lastRow - sheet.getMaxRows());
  if (lastColumn > sheet.getMaxColumns()) {
    sheet.insertColumnsAfter(sheet.getMaxColumns(), lastColumn - sheet.getMaxColumns());
  }
  sheet.getRange(row, column, cells.length, cells[0].length).setNumberFormat('@').setValues(cells);
}
`;

/** Gmail, in the name of each person. */
export const GMAIL = String.raw`
const tokens = new Map();

function readKey() {
  const text = settings().getProperty('SERVICE_ACCOUNT_KEY');
  try {
    const { client_email: account, private_key: secret } = JSON.parse(text);
    if (typeof account === 'string' && secret.includes('PRIVATE KEY')) return { account, secret };
  } catch (error) {
    // Its own message could hold a part of the key.
  }
  throw new Problem('The script property SERVICE_ACCOUNT_KEY must hold the whole JSON file of the key.');
}

// Asks for all rows that have no result yet. Afterwards they have an answer, or a result that gives the reason.
function ask(key, rows, optionsOf) {
  let open = rows.filter((row) => row.result === undefined);
  for (let turn = 0; turn < 2 && open.length > 0; turn += 1) {
    signIn(key, open);
    open = open.filter((row) => row.result === undefined);
    const requests = open.map((row) => ({
      url: ADDRESSES + encodeURIComponent(row.address),
      headers: { Authorization: 'Bearer ' + tokens.get(row.mailbox).text },
      muteHttpExceptions: true,
      ...optionsOf(row),
    }));
    fetchAll(requests).forEach((answer, at) => {
      open[at].answer = answer;
    });
    // A token that has expired is taken again, once.
    open = open.filter((row) => row.answer.code === 401);
    for (const row of open) tokens.delete(row.mailbox);
  }
  for (const row of rows) {
    if (row.result === undefined && row.answer.code !== 200) row.result = refusalOf(row.answer);
  }
}

function refusalOf({ code, body }) {
  const message = oneLine((body.error && body.error.message) || '');
  if (code === 404) return 'no such address: it must be set up in Gmail first';
  if (hasReason(body, /failedPrecondition/) || /mail service not enabled/i.test(message)) return 'no mailbox';
  return 'failed: ' + code + ' ' + message;
}

function oneLine(text) {
  return String(text).replace(/\s+/g, ' ').slice(0, 200);
}

function signIn(key, rows) {
  const isFresh = (mailbox) => tokens.has(mailbox) && tokens.get(mailbox).until > Date.now();
  const lacking = [...new Set(rows.map((row) => row.mailbox))].filter((mailbox) => !isFresh(mailbox));
  const answers = fetchAll(lacking.map((mailbox) => tokenRequest(key, mailbox)));
  answers.forEach(({ code, body }, at) => {
    const token = { text: body.access_token, until: Date.now() + (Number(body.expires_in) - 60) * 1000 };
    tokens.set(lacking[at], code === 200 && token.text ? token : { until: 0, refusal: tokenRefusal(code, body) });
  });
  const refusals = [...tokens.values()].map(({ refusal }) => refusal || '');
  if (refusals.every((refusal) => refusal.startsWith('no access'))) {
    throw new Problem('Google gives the service account no access, and nothing was done. Its reason: ' + refusals[0]);
  }
  for (const row of rows) {
    const { refusal } = tokens.get(row.mailbox);
    if (refusal !== undefined) row.result = refusal.replace(/^no access/, 'failed: no access');
  }
}

function tokenRefusal(code, body) {
  const reason = oneLine(body.error_description || body.error || '');
  const isNobody = body.error === 'invalid_grant' && /invalid email|user id|account not found/i.test(reason);
  return isNobody ? 'no mailbox' : (code < 500 && code !== 429 ? 'no access' : 'failed') + ': ' + code + ' ' + reason;
}

function tokenRequest(key, mailbox) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: key.account, scope: SCOPE, aud: TOKENS, sub: mailbox, iat: now, exp: now + 3600 };
  const signed = [{ alg: 'RS256', typ: 'JWT' }, claims]
    .map((part) => webSafe(Utilities.base64EncodeWebSafe(JSON.stringify(part), Utilities.Charset.UTF_8)))
    .join('.');
  const proof = webSafe(Utilities.base64EncodeWebSafe(Utilities.computeRsaSha256Signature(signed, key.secret)));
  const payload = { grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion: signed + '.' + proof };
  return { url: TOKENS, method: 'post', payload, muteHttpExceptions: true };
}

function webSafe(text) {
  return text.replace(/=+$/, '');
}

// All at once. What is refused for being too much is asked again, each time after a longer pause.
function fetchAll(requests) {
  const answers = [];
  let open = requests.map((request, at) => at);
  for (let turn = 0; open.length > 0; turn += 1) {
    fetchOnce(open.map((at) => requests[at])).forEach((answer, index) => {
      answers[open[index]] = answer;
    });
    open = open.filter((at) => isBusy(answers[at]));
    if (turn === 4 || open.length === 0) break;
    Utilities.sleep(1000 * 2 ** turn + Math.floor(Math.random() * 500));
  }
  return answers;
}

function fetchOnce(requests) {
  try {
    return UrlFetchApp.fetchAll(requests).map(readAnswer);
  } catch (error) {
    const isQuota = /too many times|quota/i.test(String(error));
    throw new Pause(isQuota ? 'The calls of today are used up.' : 'Google could not be reached.', isQuota ? QUOTA_MS : AGAIN_MS);
  }
}

function readAnswer(answer) {
  const code = answer.getResponseCode();
  try {
    return { code, body: JSON.parse(answer.getContentText()) || {} };
  } catch (error) {
    return { code, body: {} };
  }
}

function isBusy({ code, body }) {
  return code === 429 || code >= 500 || (code === 403 && hasReason(body, /rateLimitExceeded/i));
}

function hasReason(body, pattern) {
  const errors = (body.error && body.error.errors) || [];
  return errors.some(({ reason }) => pattern.test(reason));
}
`;
