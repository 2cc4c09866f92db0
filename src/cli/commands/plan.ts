import { memberMaker } from '../../team/core/make-member';
import {
  comparisonOf,
  type ComparedPerson,
  type Unchanged,
} from '../../team/core/comparison/comparison';
import {
  NO_COUNTS,
  comparisonLead,
  type ComparisonCounts,
} from '../../team/core/comparison/comparison-counts';
import { comparisonMarkdown } from '../../team/core/comparison/comparison-markdown';
import { comparisonLines, comparisonPage } from '../../team/core/comparison/comparison-page';
import { pagesWriter } from '../plan-pages';
import { packedHashes } from '../../team/core/kept/hash-list';
import type { MadeSignature } from '../../team/core/member';
import { findsUnchanged } from '../../team/core/member-input';
import { CliProblem, textOption, type CliCommand, type Io, type OptionValues } from '../command';
import { EXIT } from '../exit-codes';
import { madeInOrder } from '../made-in-order';
import { openRenderer } from '../open-renderer';
import { inputDigest } from '../program-digest';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { printReport } from '../print';
import { readEarlier } from '../read-earlier';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { teamRun } from '../team-run';
import { checkAnybody } from '../verdict';
import { writeWhole } from '../write-file';

/** What a run would do, for a look before it is done. */
export const plan: CliCommand = {
  name: 'plan',
  summary: 'Shows who would get, change or lose a signature, and changes no file of a run',
  usage:
    'plan --signature FILE --people FILE [--since FOLDER] [--format FORMAT] [--out FILE] [--pages FOLDER]',
  options: {
    ...SIGNATURE_OPTIONS,
    ...PEOPLE_OPTIONS,
    since: {
      type: 'string',
      value: 'FOLDER',
      help: 'The folder or archive of an earlier run, or its manifest.json; everybody is new unless given',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'text (unless given), json (a person a line), html (one page with both sides, to be sent round), or markdown (a comment for GitHub)',
    },
    out: {
      type: 'string',
      value: 'FILE',
      help: 'Where it is written; the standard output unless given',
    },
    pages: {
      type: 'string',
      value: 'FOLDER',
      help: 'Where a page of both sides is written for each person who would get or change a signature; nowhere unless given',
    },
  },
  exits: ['fine', 'usage', 'input', 'empty', 'unwritable', 'interrupted'],
  run: async (values, io, setup) => {
    const format = formatOf(values);
    const since = textOption(values, 'since');
    const earlier =
      since === undefined ? null : await readEarlier(since, { inputs: packedHashes() });
    const { plan: signature, name, notes } = await readPlan(values, setup);
    const { people, report, ports } = await readList(values, setup);
    printReport(io, report, notes);
    checkAnybody(people);
    const run = teamRun(signature, people.fields, values, io);
    const digest = inputDigest(await io.program());
    const make = memberMaker(run, { ...(await openRenderer(signature.signature, io)), ...ports });
    const isUnchanged = findsUnchanged(run, { digest, ...ports }, earlier?.manifest.inputs);
    const writer = WRITERS[format](name, earlier?.manifest.made ?? null);
    const output = openOutput(values, io);
    const addPage = await pagesWriter(textOption(values, 'pages'));
    const counts = { ...NO_COUNTS };
    const made = madeInOrder<MadeSignature | Unchanged>(
      people.members,
      async (member) => ((await isUnchanged(member)) ? { unchanged: member } : make(member)),
      io.signal,
    );
    for await (const person of comparisonOf(made, earlier)) {
      counts[person.change] += 1;
      output.add(writer.add(person));
      await addPage(person);
    }
    output.add(writer.end(counts));
    await output.end();
    io.stderr.write(`${comparisonLead(counts)}\n`);
    return EXIT.fine;
  },
};

interface ComparisonWriter {
  /** Returns what is written at once. */
  readonly add: (person: ComparedPerson) => string;
  readonly end: (counts: ComparisonCounts) => string;
}

type ComparisonFormat = 'text' | 'json' | 'html' | 'markdown';

const WRITERS: Readonly<
  Record<ComparisonFormat, (name: string, since: string | null) => ComparisonWriter>
> = {
  text: () => ({
    add: (person) =>
      comparisonLines(person)
        .map((line) => `${line}\n`)
        .join(''),
    end: (counts) => `${comparisonLead(counts)}\n`,
  }),
  json: () => ({
    add: ({ address, name, change, lines }) =>
      `${JSON.stringify({ address, name, change, ...lines })}\n`,
    end: () => '',
  }),
  html: (name, since) => wholeWriter(comparisonPage(name, since)),
  markdown: (name, since) => wholeWriter(comparisonMarkdown(name, since)),
};

/** For what is written in the end alone. */
function wholeWriter({ add, end }: ReturnType<typeof comparisonPage>): ComparisonWriter {
  return {
    add: (person) => {
      add(person);
      return '';
    },
    end,
  };
}

function formatOf(values: OptionValues): ComparisonFormat {
  const format = textOption(values, 'format') ?? 'text';
  if (format === 'text' || format === 'json' || format === 'html' || format === 'markdown') {
    return format;
  }
  throw new CliProblem(`--format takes text, json, html or markdown, not '${format}'.`);
}

/** What is written at once: a comparison is small beside the signatures that it is made of. */
function openOutput(values: OptionValues, { stdout }: Io) {
  const path = textOption(values, 'out');
  const parts: string[] = [];
  return {
    add: (text: string): void => {
      if (path === undefined) stdout.write(text);
      else parts.push(text);
    },
    end: async (): Promise<void> => {
      if (path !== undefined) await writeWhole(path, parts.join(''));
    },
  };
}
