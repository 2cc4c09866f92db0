import { isRecord } from '../../model/record';
import { completeSignature, type SignatureData, type SignatureInput } from '../../model/signature';
import type { CompilerId, StoragePort } from '../ports';
import { newSignatureHistory } from '../signature/history';
import type { SignatureHistory } from '../signature/history-types';
import { mapStates } from '../signature/map-states';
import {
  INITIAL_LOOK,
  isFormAtStart,
  NEW_SIGNATURE,
  type TemplateLook,
} from '../signature/signature';
import { DESIGN_KEY, FORM_KEY, isFirstVersionKey } from './first-version';
import { headerKey, newHeader, signatureKey, UNREADABLE } from './header';
import { readLook } from './read-look';
import { readSignature } from './read-signature';
import { serializeSignature, SIGNATURE_VERSION } from './serialize-signature';

/*
 * The first version kept one form and one design, each with a person of its own, and copies of designs that nothing could
 * open again. Each becomes a signature; form and design become one where they speak of the same person.
 */

/** Whom designs of the first version spoke of until somebody said who they were. */
export const NOBODY: SignatureInput = {
  fullName: 'John Smith',
  jobTitle: 'Product Manager',
  companyName: 'Acme Inc.',
  department: 'Product',
  quote: 'Make it simple.',
  email: 'john.smith@example.com',
  phone: '+1 (555) 010-2030',
  mobile: '+1 (555) 010-2031',
  fax: '+1 (555) 010-2032',
  website: 'https://www.example.com',
  address: '1 Main Street\nSpringfield',
  colorScheme: 'professional-blue',
  profileImageShape: 'round',
};

interface Migrated {
  readonly id: string;
  readonly history: SignatureHistory;
}

interface Migration {
  /** The signature that the page showed, if there is any. */
  readonly shown: string | null;
  /** How much could not be read. */
  readonly setAside: number;
}

/**
 * Makes signatures of what the first version left, which stays until they have been read back. What cannot be read is put
 * to what else is unreadable, as it is.
 */
export async function migrate(
  storage: StoragePort,
  now: string,
  page: CompilerId,
): Promise<Migration> {
  const keys = (await storage.keys()).filter(isFirstVersionKey);
  const left = new Map<string, unknown>();
  for (const key of keys) left.set(key, await storage.read(key));
  const main = migrateMain(left.get(FORM_KEY), left.get(DESIGN_KEY));
  await writeMigrated(storage, now, main.made, main.read);
  const unreadable = new Map(left);
  for (const key of main.read) unreadable.delete(key);
  for (const [key, saved] of unreadable) {
    const history = key === FORM_KEY || key === DESIGN_KEY ? null : readEither(saved);
    if (history === null) continue;
    await writeMigrated(storage, now, [{ id: idFor(key), history }], [key]);
    unreadable.delete(key);
  }
  for (const [key, saved] of unreadable) {
    await storage.write({ [UNREADABLE + key]: saved, [key]: undefined });
  }
  const [first, other] = main.made;
  const shown = (page === 'scene' ? (other ?? first) : first)?.id ?? null;
  return { shown, setAside: unreadable.size };
}

/** Writes signatures that are not there yet, reads them back, and only then takes away what they were made of. */
async function writeMigrated(
  storage: StoragePort,
  now: string,
  made: readonly Migrated[],
  keys: readonly string[],
): Promise<void> {
  for (const { id, history } of made) {
    const saved = serializeSignature(history);
    const written = await write(storage, now, id, history);
    const isOurs = written || isSameJson(await storage.read(signatureKey(id)), saved);
    // What was made of it earlier may have been changed since, and so may what it was made of: both are kept.
    const place = isOurs ? id : idFor(`${id}-${now}`);
    if (!isOurs) await write(storage, now, place, history);
    if (!readSignature(await storage.read(signatureKey(place))).ok) return;
  }
  if (keys.length > 0) await storage.write(Object.fromEntries(keys.map((key) => [key, undefined])));
}

/** False where there is one of that id already: the fence keeps what another tab has made, and changed, meanwhile. */
function write(
  storage: StoragePort,
  now: string,
  id: string,
  history: SignatureHistory,
): Promise<boolean> {
  const header = { ...newHeader(id, now), person: history.present.person.fullName, revision: 1 };
  const entries = { [signatureKey(id)]: serializeSignature(history), [headerKey(id)]: header };
  return storage.write(entries, { key: headerKey(id), owner: '', revision: 1 });
}

function isSameJson(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What form and design become, the form's first, and which of them could be read. */
export function migrateMain(
  form: unknown,
  design: unknown,
): { readonly made: readonly Migrated[]; readonly read: readonly string[] } {
  const draft = readForm(form);
  const ofDesign = readDesign(design, draft?.look ?? INITIAL_LOOK);
  const read = [...(draft === null ? [] : [FORM_KEY]), ...(ofDesign === null ? [] : [DESIGN_KEY])];
  const ofForm = draft && newSignatureHistory({ ...NEW_SIGNATURE, ...draft });
  if (ofForm === null || ofDesign === null) {
    return {
      made: [
        ...(ofForm === null ? [] : [{ id: 'form', history: ofForm }]),
        ...(ofDesign === null ? [] : [{ id: 'design', history: named(ofDesign) }]),
      ],
      read,
    };
  }
  const { person } = ofDesign.present;
  if (isSamePerson(person, ofForm.present.person)) {
    return { made: [{ id: 'design', history: ofDesign }], read };
  }
  if (isSamePerson(person, completeSignature(NOBODY))) {
    const history = withPerson(ofDesign, ofForm.present.person);
    return { made: [{ id: 'design', history }], read };
  }
  const both = [
    ...(isFormAtStart(ofForm.present) ? [] : [{ id: 'form', history: ofForm }]),
    { id: 'design', history: ofDesign },
  ];
  return { made: both, read };
}

/** A design of nobody speaks of whom every new signature speaks of. */
function named(history: SignatureHistory): SignatureHistory {
  const isNobody = isSamePerson(history.present.person, completeSignature(NOBODY));
  return isNobody ? withPerson(history, NEW_SIGNATURE.person) : history;
}

function withPerson(history: SignatureHistory, person: SignatureData): SignatureHistory {
  const nobody = completeSignature(NOBODY);
  return mapStates(history, (state) =>
    isSamePerson(state.person, nobody) ? { ...state, person } : state,
  );
}

function isSamePerson(a: SignatureData, b: SignatureData): boolean {
  return JSON.stringify(completeSignature(a)) === JSON.stringify(completeSignature(b));
}

/** Copies and what was set aside may be of either kind. */
function readEither(saved: unknown): SignatureHistory | null {
  const draft = readForm(saved);
  if (draft !== null) return newSignatureHistory({ ...NEW_SIGNATURE, ...draft });
  return readDesign(saved, INITIAL_LOOK);
}

/** The form of the first version. */
function readForm(saved: unknown) {
  const draft = isRecord(saved) && saved['version'] === 1 ? saved['draft'] : null;
  const data = isRecord(draft) ? draft['data'] : null;
  const look = readLook(draft);
  if (!isRecord(data) || !isRecord(data['socialLinks']) || look === null) return null;
  return { person: completeSignature(data), look };
}

/** The design of the first version, each of its states with this look. */
function readDesign(saved: unknown, look: TemplateLook): SignatureHistory | null {
  if (!isRecord(saved) || saved['version'] !== 1 || !Array.isArray(saved['states'])) return null;
  const states = saved['states'].map((state: unknown) =>
    isRecord(state) ? { ...state, look: 0, step: withPlace(state['step']) } : state,
  );
  const read = readSignature({
    ...saved,
    version: SIGNATURE_VERSION,
    texts: [],
    looks: [look],
    states,
  });
  return read.ok ? read.value : null;
}

function withPlace(step: unknown): unknown {
  return isRecord(step) ? { ...step, place: 'canvas' } : step;
}

/** Letters, digits and dashes: 'design/copy/4f' becomes 'design-copy-4f'. */
function idFor(key: string): string {
  return key.replace('signet/', '').replaceAll(/[^\w-]+/g, '-');
}
