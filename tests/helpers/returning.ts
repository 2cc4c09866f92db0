import { headerKey, newHeader, signatureKey } from '../../src/saving/state/header';
import { restoreSignature } from '../../src/saving/state/open-signature';
import { serializeSignature } from '../../src/saving/state/serialize-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE, type Signature } from '../../src/store/signature/signature';
import { fakeWorld, NOW, type World } from './fake-ports';
import { visitor, type Visitor } from './visitor';

/** Puts a signature on the device, as an earlier visit would have left it. */
export function left(world: World, id: string, parts: Partial<Signature> = {}, edited = NOW): void {
  const history = newSignatureHistory({ ...NEW_SIGNATURE, ...parts });
  const person = history.present.person.fullName;
  world.stored.set(signatureKey(id), serializeSignature(history));
  world.stored.set(headerKey(id), { ...newHeader(id, edited), person, revision: 1 });
}

/** Someone who comes in, and to whom what is saved has been brought. */
export async function arrives(world: World = fakeWorld()): Promise<Visitor> {
  const someone = visitor(world);
  await someone.store.dispatch(restoreSignature());
  return someone;
}

/** What lies on the device of the signature that someone has open, by what it holds of the person. */
export function keptPerson({ world, state }: Visitor): unknown {
  const saved = world.stored.get(signatureKey(state().saving.id));
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { states, people, present } = saved as ReturnType<typeof serializeSignature>;
  return people[states[present]?.person ?? -1];
}
