import { archiveFiles, type ArchiveSummary } from '../../team/core/archive/archive-files';
import { readManifest, type Manifest } from '../../team/core/archive/manifest';
import { memberMaker } from '../../team/core/make-member';
import type { Pack } from '../../team/core/packs/pack';
import { PACKS } from '../../team/core/packs/packs';
import {
  CliProblem,
  EXIT,
  listOption,
  requiredOption,
  textOption,
  type CliCommand,
  type OptionValues,
} from '../command';
import { madeInOrder } from '../made-in-order';
import { openSink, type Sink } from '../open-sink';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { readList } from '../read-list';
import { readPlan, readText } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { teamRun } from '../team-run';
import { printReport, printSummary } from '../print';

/** Makes the signatures of all people of a list, with the files that bring these into their mailboxes. */
export const make: CliCommand = {
  name: 'make',
  summary: 'Makes everybody their signature, and the files that roll them out',
  usage: 'make --signature FILE --people FILE --out FOLDER [--pack NAMES]',
  options: {
    ...SIGNATURE_OPTIONS,
    ...PEOPLE_OPTIONS,
    out: {
      type: 'string',
      value: 'FOLDER',
      help: 'Where the files go: a new folder, or a file that ends with .zip',
    },
    pack: {
      type: 'string',
      multiple: true,
      value: 'NAMES',
      help: `What to add, with commas between: ${PACKS.map(({ id }) => id).join(', ')}, or all`,
    },
    'changed-since': {
      type: 'string',
      value: 'FILE',
      help: 'The manifest.json of an earlier run: only who has changed gets files',
    },
  },
  run: async (values, io) => {
    const out = requiredOption(values, 'out');
    const packs = chosenPacks(values);
    const previous = await previousManifest(values);
    const { plan, name, notes } = await readPlan(values);
    const { people, report } = await readList(values);
    printReport(io, report, notes);
    const run = teamRun(plan, people.fields, values, io);
    const makeOne = memberMaker(run, await openRenderer(plan.signature, io));
    const sink = await openSink(out, io.now());
    const { members, skipped } = people;
    const files = archiveFiles(
      { plan, name, members, skipped, packs, previous, now: io.now() },
      madeInOrder(members, makeOne),
    );
    const summary = await written(files, sink.add);
    await sink.end();
    printSummary(io, summary, out);
    return EXIT.fine;
  },
};

async function written(
  files: ReturnType<typeof archiveFiles>,
  add: Sink['add'],
): Promise<ArchiveSummary> {
  for (;;) {
    const step = await files.next();
    if (step.done === true) return step.value;
    await add(step.value);
  }
}

function chosenPacks(values: OptionValues): readonly Pack[] {
  const names = listOption(values, 'pack').flatMap((given) => given.split(','));
  if (names.includes('all')) return PACKS;
  return names.map((name) => {
    const pack = PACKS.find(({ id }) => id === name.trim());
    if (pack !== undefined) return pack;
    const known = PACKS.map(({ id }) => id).join(', ');
    throw new CliProblem(`There is no pack '${name}'. There are: ${known}, all.`);
  });
}

async function previousManifest(values: OptionValues): Promise<Manifest | null> {
  const path = textOption(values, 'changed-since');
  if (path === undefined) return null;
  const read = readManifest(await readText(path));
  if (read.ok) return read.value;
  throw new CliProblem(`${path}: ${read.problem}`);
}
