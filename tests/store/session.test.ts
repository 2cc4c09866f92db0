import { expect, test } from 'vitest';
import { makeStore } from '../../src/store/make-store';
import { openDesigner } from '../../src/store/open-designer';
import { openTeam } from '../../src/team/state/open-team';
import { fakeWorld } from '../helpers/fake-ports';

test('two stores behind the same ports have nothing in common', () => {
  const { ports } = fakeWorld();
  const [one, other] = [makeStore(ports), makeStore(ports)];
  openDesigner(one);
  openTeam(one);
  one.extra.session.pictures.taken = new File([], 'a.png');
  expect(one.extra.session.opened).toEqual({ designer: true, team: true });
  expect(other.extra.session.opened).toEqual({ designer: false, team: false });
  expect(other.extra.session.pictures.taken).toBeNull();
});
