import { expect, test } from 'vitest';
import { sizeFrom } from '../../src/model/picture/natural-size';
import { copySignature } from '../../src/output/state/export';
import { findNaturalSizes } from '../../src/pictures/state/natural-sizes';
import { fakeWorld } from '../helpers/fake-ports';
import { arrives } from '../helpers/returning';
import type { Visitor } from '../helpers/visitor';

const TYPED = 'a.example/logo.png';
const HREF = `https://${TYPED}`;

/** The fields of pictures that the output reports as not loaded. */
async function reportedOf(someone: Visitor): Promise<readonly unknown[]> {
  await someone.store.dispatch(copySignature('template'));
  const { findings } = someone.state().output;
  return findings.flatMap(({ rule, origin }) => (rule === 'picture-unreachable' ? origin : []));
}

test('a picture is requested once, and the output reports it as not loaded until it loads', async () => {
  const someone = await arrives(fakeWorld());
  someone.types('logoUrl', TYPED);
  expect(await reportedOf(someone)).toEqual([]);
  await someone.store.dispatch(findNaturalSizes(TYPED));
  expect(await reportedOf(someone)).toEqual([{ kind: 'field', field: 'logoUrl' }]);
  expect(await reportedOf(someone)).toHaveLength(1);
  expect(someone.world.measured.map(({ address }) => address)).toEqual([HREF]);

  someone.world.behaviour.sizes = { [HREF]: { width: 480, height: 160 } };
  await someone.store.dispatch(findNaturalSizes(TYPED));
  expect(await reportedOf(someone)).toEqual([]);
  const { naturalSizes = [] } = someone.state().signature.present.person;
  expect(sizeFrom(naturalSizes, TYPED)).toMatchObject({ width: 480, height: 160 });
});

test('another picture is not reported in its place', async () => {
  const someone = await arrives(fakeWorld());
  someone.types('logoUrl', TYPED);
  await someone.store.dispatch(findNaturalSizes(TYPED));
  someone.types('logoUrl', 'https://a.example/other.png');
  expect(await reportedOf(someone)).toEqual([]);
});
