/*
 * Looks at the files of the add-in where they lie. In `files.csv`, which is not among them, each person has a line: the address,
 * and the name of the file.
 */
const AT_A_TIME = 8;
const MOST_NAMED = 20;

const results = document.querySelector('#results');
let lastRun = 0;

void lookAtPlace();
document.querySelector('#list').addEventListener('change', (event) => {
  const [file] = event.target.files;
  if (file !== undefined) void lookAtPeople(file);
});

/** What can be looked at without the list. */
async function lookAtPlace() {
  report(location.protocol === 'https:', 'The page came encrypted.', 'Outlook needs https.');
  const script = await answerTo('autorun.js');
  const type = script?.headers.get('content-type') ?? '';
  report(
    script?.ok === true && /javascript/.test(type),
    'The script is here.',
    `The script is not here, or comes as '${type}' and not as JavaScript.`
  );
  const folder = await answerTo('people/');
  report(
    folder?.ok !== true,
    'The folder of people does not list its files.',
    'The folder of people answers by itself: if it lists its files, switch that off on the server.'
  );
  const allowed = await answerTo('/.well-known/microsoft-officeaddins-allowed.json');
  const text = allowed?.ok === true ? await allowed.text() : '';
  report(
    text.includes(new URL('autorun.js', location.href).href),
    'The list of allowed scripts is at /.well-known and names the script.',
    'There is no list of allowed scripts at /.well-known, or it does not name the script.'
  );
}

/** Whether each person's file comes, and is one. */
async function lookAtPeople(file) {
  lastRun += 1;
  const run = lastRun;
  const people = readPeople(await file.text());
  const line = show('');
  const missing = [];
  let headers = null;
  let count = 0;
  for (let at = 0; at < people.length; at += AT_A_TIME) {
    const some = people.slice(at, at + AT_A_TIME);
    const found = await Promise.all(some.map(({ name }) => signatureIn(`people/${name}.json`)));
    // Another list was chosen meanwhile.
    if (run !== lastRun) return line.remove();
    for (const [index, answer] of found.entries()) {
      if (answer === null) missing.push(some[index].address);
      else headers ??= answer.headers;
    }
    count = Math.min(people.length, at + AT_A_TIME);
    line.textContent = `${count} of ${people.length} looked at`;
  }
  line.remove();
  report(
    people.length > 0 && missing.length === 0,
    `All ${people.length} files of people are here.`,
    `${people.length - missing.length} of ${people.length} files of people are here. Missing: ${named(missing)}`
  );
  if (headers !== null) lookAtHeaders(headers);
}

function lookAtHeaders(headers) {
  const type = headers.get('content-type') ?? '';
  const cache = headers.get('cache-control') ?? '';
  const robots = headers.get('x-robots-tag') ?? '';
  report(/json/.test(type), 'They come as JSON.', `They come as '${type}' and not as JSON.`);
  report(
    !/immutable/.test(cache),
    `How long they are kept: '${cache || 'not stated'}'.`,
    `They are kept for good ('${cache}'), so that changes do not arrive.`
  );
  show(
    robots.includes('noindex')
      ? 'Search engines are told to leave them out.'
      : 'They have no header X-Robots-Tag: noindex. Nothing links to them all the same.'
  );
}

function readPeople(text) {
  return text.split(/\r?\n/).flatMap((row) => {
    const found = /^(.*),"?([0-9a-f]{64})"?$/.exec(row);
    return found === null ? [] : [{ address: found[1].replace(/^"|"$/g, ''), name: found[2] }];
  });
}

/** The answer with a person's file, null where none comes. */
async function signatureIn(path) {
  const answer = await answerTo(path);
  if (answer?.ok !== true) return null;
  const entry = await answer.json().catch(() => null);
  return entry !== null && (typeof entry.html === 'string' || 'owners' in entry) ? answer : null;
}

async function answerTo(path) {
  return fetch(path, { cache: 'no-store' }).catch(() => null);
}

function named(addresses) {
  return `${addresses.slice(0, MOST_NAMED).join(', ')}${addresses.length > MOST_NAMED ? ', …' : '.'}`;
}

function report(isFine, fine, wrong) {
  const line = show(isFine ? `✓ ${fine}` : `✗ ${wrong}`);
  if (!isFine) line.className = 'wrong';
}

function show(words) {
  const line = document.createElement('li');
  line.textContent = words;
  results.append(line);
  return line;
}
