import { headerKey, newHeader, signatureKey } from '../../src/store/keep/header';
import { beginKeeping } from '../../src/store/keep/open-signature';
import { saveSignature } from '../../src/store/keep/saved-signature';
import { newSignatureHistory } from '../../src/store/signature/history';
import { NEW_SIGNATURE, type Signature } from '../../src/store/signature/signature';
import { fakeWorld, NOW, type World } from './fake-ports';
import { visitor, type Visitor } from './visitor';

/** Puts a signature on the device, as an earlier visit would have left it. */
export function left(world: World, id: string, parts: Partial<Signature> = {}, edited = NOW): void {
  const history = newSignatureHistory({ ...NEW_SIGNATURE, ...parts });
  const person = history.present.person.fullName;
  world.stored.set(signatureKey(id), saveSignature(history));
  world.stored.set(headerKey(id), { ...newHeader(id, edited), person, revision: 1 });
}

/** Someone who comes in, and to whom what is kept has been brought. */
export async function arrives(world: World = fakeWorld()): Promise<Visitor> {
  const someone = visitor(world);
  await someone.store.dispatch(beginKeeping('template'));
  return someone;
}

/** What lies on the device of the signature that someone has open, by what it says of the person. */
export function keptPerson({ world, state }: Visitor): unknown {
  const saved = world.stored.get(signatureKey(state().keeping.id));
  if (typeof saved !== 'object' || saved === null) return undefined;
  const { states, people, present } = saved as ReturnType<typeof saveSignature>;
  return people[states[present]?.person ?? -1];
}
