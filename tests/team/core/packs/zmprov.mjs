#!/usr/bin/env node
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

/*
 * Answers as `zmprov -f` does, by the source of Zimbra (ProvUtil, StringUtil). `ZIMBRA_STORE` is a file with all accounts. It is killed
 * with its whole group at the command `ZIMBRA_KILL_AT`, counted over all runs in a file beside the store.
 */

const store = process.env['ZIMBRA_STORE'] ?? '';
const accounts = JSON.parse(readFileSync(store, 'utf8'));
const TEXT = 'zimbraPrefMailSignature';
const MARKUP = 'zimbraPrefMailSignatureHTML';

const [flag, file = ''] = process.argv.slice(2);
if (flag !== '-f') process.exit(1);
for (const line of readFileSync(file, 'utf8').split('\n')) {
  process.stdout.write('prov> ');
  const words = parsed(line);
  if (words.length === 0) continue;
  countCommand();
  try {
    execute(words);
  } catch (error) {
    process.stderr.write(`ERROR: ${error instanceof Error ? error.message : ''}\n`);
  }
}

/** Words of a line in the way of a shell. @param {string} line */
function parsed(line) {
  const words = [];
  let word = '';
  let end = '';
  for (let at = 0; at < line.length; at += 1) {
    let letter = line[at] ?? '';
    let isEscaped = false;
    if (letter === '\\' && at + 1 < line.length) {
      at += 1;
      letter = line[at] ?? '';
      isEscaped = 'ntr\'" '.includes(letter);
      letter = { n: '\n', t: '\t', r: '\r' }[letter] ?? letter;
    }
    const isEnd = end === ' ' ? letter.trim() === '' : letter === end;
    if (end !== '' && !isEscaped && isEnd) {
      words.push(word);
      [word, end] = ['', ''];
    } else if (end !== '') word += letter;
    else if (!isEscaped && (letter === '"' || letter === "'")) end = letter;
    else if (isEscaped || letter.trim() !== '') [word, end] = [letter, ' '];
  }
  return word === '' ? words : [...words, word];
}

/** @param {string[]} words */
function execute([verb = '', user = '', ...given]) {
  const account = accounts[user];
  if (account === undefined) {
    throw new Error(`account.NO_SUCH_ACCOUNT (no such account: ${user})`);
  }
  const { attributes, signatures, personas } = account;
  if (verb === 'ga') dump(user, pick(attributes, given));
  else if (verb === 'gsig') for (const each of signatures) dump(each.zimbraSignatureName, each);
  else if (verb === 'gid') {
    dump('DEFAULT', { zimbraPrefIdentityName: 'DEFAULT' });
    for (const each of personas) dump(each.zimbraPrefIdentityName, each);
  } else if (verb === 'ma') change(attributes, valuesOf(given));
  else if (verb === 'mid') {
    const [name, ...rest] = given;
    change(found(personas, 'zimbraPrefIdentityName', name), valuesOf(rest));
  } else if (verb === 'csig' || verb === 'msig' || verb === 'dsig') sign(verb, account, given);
  else throw new Error('Unknown command');
  if (!verb.startsWith('g')) writeFileSync(store, JSON.stringify(accounts));
}

/** @param {string} verb @param {any} account @param {string[]} given */
function sign(verb, { attributes, signatures }, [name = '', ...rest]) {
  const at = signatures.findIndex((/** @type {any} */ each) => each.zimbraSignatureName === name);
  if ((verb === 'csig') !== (at === -1)) throw new Error('account.NO_SUCH_SIGNATURE');
  const values = valuesOf(rest);
  const most = Number(attributes.zimbraMailSignatureMaxLength);
  if ([TEXT, MARKUP].some((key) => (values[key] ?? '').length > most)) {
    throw new Error('service.INVALID_REQUEST (signature is longer than the limited value)');
  }
  if (verb === 'dsig') {
    if (signatures[at].zimbraSignatureId === attributes.zimbraPrefDefaultSignatureId) {
      throw new Error('service.INVALID_REQUEST (cannot delete default signature)');
    }
    signatures.splice(at, 1);
  } else if (verb === 'msig') change(signatures[at], values);
  else {
    const id = randomUUID();
    const made = { zimbraSignatureId: id, zimbraSignatureName: name };
    change(made, values);
    signatures.push(made);
    attributes.zimbraPrefDefaultSignatureId ??= id;
    process.stdout.write(`${id}\n`);
  }
}

/** @param {any[]} all @param {string} key @param {string | undefined} value */
function found(all, key, value) {
  const one = all.find((each) => each[key] === value);
  if (one === undefined) throw new Error('account.NO_SUCH_IDENTITY');
  return one;
}

/** An empty value removes. @param {Record<string, string>} entry @param {Record<string, string>} values */
function change(entry, values) {
  for (const [key, value] of Object.entries(values)) {
    if (value === '') delete entry[key];
    else entry[key] = value;
  }
}

/** @param {string[]} given @returns {Record<string, string>} */
function valuesOf(given) {
  const pairs = given.flatMap((key, at) => (at % 2 === 0 ? [[key, given[at + 1] ?? '']] : []));
  return Object.fromEntries(pairs);
}

/** @param {Record<string, string>} attributes @param {string[]} names */
function pick(attributes, names) {
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => names.includes(key)));
}

/** @param {string} name @param {Record<string, string>} attributes */
function dump(name, attributes) {
  const keys = Object.keys(attributes).toSorted((one, other) => (one < other ? -1 : 1));
  const lines = keys.map((key) => `${key}: ${attributes[key]}\n`);
  process.stdout.write(`# name ${name}\n${lines.join('')}\n`);
}

function countCommand() {
  const { ZIMBRA_KILL_AT: killAt } = process.env;
  if (killAt === undefined) return;
  const counted = `${store}-count`;
  const count = existsSync(counted) ? Number(readFileSync(counted, 'utf8')) + 1 : 1;
  writeFileSync(counted, String(count));
  if (count === Number(killAt)) process.kill(0, 'SIGKILL');
}
