import { runCounter } from '../../team/core/archive/summary';
import { isDoubtful } from '../../team/core/list/list-report';
import { memberMaker } from '../../team/core/make-member';
import { EXIT, type CliCommand } from '../command';
import { madeInOrder } from '../made-in-order';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { teamRun } from '../team-run';
import { printFindings, printReport } from '../print';

/** Makes all signatures and prints the findings of the checks, without writing any file. */
export const check: CliCommand = {
  name: 'check',
  summary: 'Checks everybody’s signature; exit code 1 where something is broken',
  usage: 'check --signature FILE --people FILE [--strict]',
  options: {
    ...SIGNATURE_OPTIONS,
    ...PEOPLE_OPTIONS,
    strict: {
      type: 'boolean',
      help: 'Exit code 1 also where something looks otherwise in an email client, or the list has problems',
    },
  },
  run: async (values, io) => {
    const { plan, notes } = await readPlan(values);
    const { people, report } = await readList(values);
    printReport(io, report, notes);
    const run = teamRun(plan, people.fields, values, io);
    const make = memberMaker(run, await openRenderer(plan.signature, io));
    const counter = runCounter();
    for await (const made of madeInOrder(people.members, make)) counter.add(made);
    const summary = counter.end(people.skipped);
    printFindings(io, summary);
    const severities = new Set(summary.problems.map(({ severity }) => severity));
    const isBroken = severities.has('broken');
    const isFlawed = severities.has('degraded') || isDoubtful(report);
    return isBroken || (values['strict'] === true && isFlawed) ? EXIT.found : EXIT.fine;
  },
};
