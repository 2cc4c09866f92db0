import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { madeOf, membersOf, runPack, PLAN, ZOE, contentOf, HOSTILE_TEXTS } from './run';
import { roundcube } from '../../../../src/team/core/packs/roundcube/roundcube';

/* The scripts themselves run in a Roundcube: `npm run test:long -- roundcube`. */

const hasPhp = spawnSync('php', ['--version']).status === 0;
const TEAM = membersOf([['zoe@x.example', { ...ZOE, jobTitle: HOSTILE_TEXTS.join(' ') }]]);
const [ZOES = { line: 0, address: '', facts: {} }] = TEAM;

test('the list has a line for each address, and those of several people for each of them', async () => {
  const made = await madeOf(ZOES);
  const run = roundcube.start({ plan: PLAN, name: 'Ours', now: '', members: TEAM });
  run.add(made);
  const alias = {
    owner: ZOES,
    shownName: 'Sales',
    file: 'x',
    member: { ...ZOES, address: 's@x.example' },
  };
  run.addAlias?.({ alias, made: { ...made, html: '<p>other</p>' } });
  const { files } = await run.end();
  const lines = contentOf(files, 'roundcube/identities.ndjson').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
    { address: 'zoe@x.example', owner: null, name: 'Zoë Quillfeather', html: made.html },
    { address: 's@x.example', owner: 'zoe@x.example', name: 'Sales', html: '<p>other</p>' },
  ]);
});

test('a list without people is a file without lines', async () => {
  const { files } = await runPack(roundcube, []);
  expect(contentOf(files, 'roundcube/identities.ndjson')).toBe('');
});

test.runIf(hasPhp).each(['deploy.php', 'undo.php'])('PHP reads %s', async (name) => {
  const { files } = await runPack(roundcube, TEAM);
  const { status, stderr } = spawnSync('php', ['-l'], {
    encoding: 'utf8',
    input: contentOf(files, `roundcube/${name}`),
  });
  expect([status, stderr]).toEqual([0, '']);
});
