import { madeAliases } from '../../team/core/addresses/made-aliases';
import { archiveFiles, type ArchiveSummary } from '../../team/core/archive/archive-files';
import { changeDays } from '../../team/core/change-days';
import { keptFiles, type StandingArchive } from '../../team/core/archive/file-records';
import type { Manifest } from '../../team/core/archive/manifest';
import { isDoubtful } from '../../team/core/list/list-report';
import { memberMaker } from '../../team/core/make-member';
import type { Pack } from '../../team/core/packs/pack';
import { needsReplies } from '../../team/core/packs/serves.data';
import { PACKS } from '../../team/core/packs/packs';
import {
  CliProblem,
  listOption,
  requiredOption,
  textOption,
  type CliCommand,
  type Io,
  type OptionValues,
} from '../command';
import { EXIT } from '../exit-codes';
import { madeInOrder } from '../made-in-order';
import { checkLeft, mostLeft } from '../most-left';
import { ADDIN_OPTION, PEOPLE_OPTIONS, SIGNATURE_OPTIONS, STRICT_OPTION } from '../options';
import { readEarlier } from '../read-earlier';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { inputDigest } from '../program-digest';
import { openSink } from '../sink/open-sink';
import type { Sink } from '../sink/sink';
import { teamRun } from '../team-run';
import { printAgain, printFindings, printPackProblems, printReport, printSummary } from '../print';
import { checkAnybody, worstSeverity } from '../verdict';

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
      help: 'Where the files go: a new folder, that of an earlier run, or a file that ends with .zip',
    },
    pack: {
      type: 'string',
      multiple: true,
      value: 'NAMES',
      help: `What to add, with commas between: ${PACKS.map(({ id }) => id).join(', ')}, or all`,
    },
    ...ADDIN_OPTION,
    'changed-since': {
      type: 'string',
      value: 'FILE',
      help: 'The manifest.json of an earlier run, its folder or archive: only who has changed gets files',
    },
    'most-left': {
      type: 'string',
      value: 'SHARE',
      help: 'Stops where more people of the earlier run have left, such as 10% or 30; unless given, where more than 5 people and more than 20% have',
    },
    strict: STRICT_OPTION,
    overwrite: {
      type: 'boolean',
      help: 'Replaces files in the folder that signet has not written, or that were changed since',
    },
  },
  exits: ['fine', 'found', 'usage', 'input', 'empty', 'brake', 'unwritable', 'interrupted'],
  run: async (values, io, setup) => {
    const out = requiredOption(values, 'out');
    const packs = chosenPacks(values);
    const allowed = mostLeft(values);
    const previous = await previousManifest(values);
    const { plan, name, notes } = await readPlan(values, setup);
    const { people, addresses, report, ports } = await readList(values, setup);
    printReport(io, report, notes);
    checkAnybody(people);
    const addin = textOption(values, 'addin') ?? '';
    const subject = { plan, members: people.members, addresses, addin };
    const unserved = printPackProblems(io, packs, subject);
    const isStrict = values['strict'] === true;
    if (isStrict && isDoubtful(report)) throw strictProblem('The list has problems');
    if (isStrict && unserved > 0) throw strictProblem('Not everybody gets what the plan sets');
    const { members, skipped, fields } = people;
    const now = io.now();
    const hasReplies = needsReplies(packs.map(({ id }) => id));
    const run = { ...teamRun(plan, fields, values, io), hasReplies };
    const renderer = await openRenderer(plan.signature, io);
    const makeOne = memberMaker(run, {
      ...renderer,
      ...ports,
      digest: inputDigest(await io.program()),
    });
    const { options } = run;
    const rendering = renderer.draw === undefined ? {} : { draw: renderer.draw };
    const overwrite = values['overwrite'] === true;
    const sink = await openSink(out, { now, overwrite, signal: io.signal });
    return orDiscarded(sink, async () => {
      const { standing } = sink;
      checkTarget(out, standing, previous);
      checkLeft(previous ?? standing?.manifest ?? null, members, allowed);
      const made = madeInOrder(members, makeOne, io.signal);
      const files = archiveFiles(
        {
          plan,
          name,
          members,
          addresses,
          addin,
          skipped,
          packs,
          previous,
          standing,
          now,
          options,
          rendering,
        },
        made,
        madeAliases(addresses, members, makeOne),
      );
      const summary = await added(files, sink);
      if (isStrict) checkFindings(io, summary);
      const placed = await sink.finish(keptFiles(summary.failed));
      const { wasUnfinished } = sink;
      printSummary(io, summary, { ...placed, out, wasUnfinished, previous });
      printAgain(io, changeDays(plan, members, now.slice(0, 10)));
      return summary.failed.length > 0 ? EXIT.found : EXIT.fine;
    });
  },
};

async function orDiscarded<T>(sink: Sink, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    // Why the run has failed matters more than what could not be tidied up, which the next run does.
    await sink.discard().catch(() => undefined);
    throw cause;
  }
}

async function added(
  files: ReturnType<typeof archiveFiles>,
  { add }: Sink,
): Promise<ArchiveSummary> {
  for (;;) {
    const step = await files.next();
    if (step.done === true) return step.value;
    await add(step.value);
  }
}

/** An archive of changes would remove the files of all others from a folder that holds those of everybody. */
function checkTarget(
  out: string,
  standing: StandingArchive | null,
  previous: Manifest | null,
): void {
  const isWhole = standing !== null && standing.keepsFiles && standing.manifest.since === null;
  if (previous === null || !isWhole) return;
  throw new CliProblem(
    `${out} holds the files of everybody. Leave --changed-since away, since only what has changed is written there, or name another folder with --out.`,
  );
}

/** What is doubtful in signatures is so for `check --strict`, too. */
function checkFindings(io: Io, summary: ArchiveSummary): void {
  if (worstSeverity(summary) === null) return;
  printFindings(io, summary);
  throw strictProblem('Signatures have problems');
}

function strictProblem(what: string): CliProblem {
  return new CliProblem(`${what}, so that --strict stops here. Nothing was written.`, EXIT.found);
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
  return (await readEarlier(path)).manifest;
}
