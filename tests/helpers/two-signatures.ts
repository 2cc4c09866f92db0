import type { NoticeText } from '../../src/model/messages/notice';
import { SAMPLE_SIGNATURE } from '../../src/model/person/signature';
import { headerKey, nameOf, readHeader } from '../../src/saving/state/header';
import { fakeWorld, type World } from './fake-ports';
import { arrives, left } from './returning';
import type { Visitor } from './visitor';

export const person = (fullName: string) => ({ person: { ...SAMPLE_SIGNATURE, fullName } });

/** Someone who comes to a device with two signatures; 'ada' was changed last and is open. */
export async function withTwo(): Promise<Visitor> {
  const world = fakeWorld();
  left(world, 'bob', person('Bob'), '2025-01-01T00:00:00.000Z');
  left(world, 'ada', person('Ada'), '2025-02-01T00:00:00.000Z');
  return arrives(world);
}

export const openId = ({ state }: Visitor) => state().saving.id;
export const openName = ({ state }: Visitor) => state().signature.present.person.fullName;
export const header = ({ stored }: World, id: string) => readHeader(id, stored.get(headerKey(id)));
export const listed = ({ state }: Visitor) =>
  state()
    .saving.list.filter(({ deleted }) => deleted === null)
    .map(nameOf);
export const notices = ({ state }: Visitor): readonly NoticeText[] => state().notices.queue;
export const titles = (someone: Visitor) => notices(someone).map(({ title }) => title);
