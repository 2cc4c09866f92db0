import { runCounter } from '../../team/core/archive/summary';
import { isDoubtful } from '../../team/core/list/list-report';
import { memberMaker } from '../../team/core/make-member';
import type { CliCommand } from '../command';
import { EXIT } from '../exit-codes';
import { madeInOrder } from '../made-in-order';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS, STRICT_OPTION } from '../options';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { teamRun } from '../team-run';
import { printFindings, printReport } from '../print';
import { checkAnybody, worstSeverity } from '../verdict';

/** Makes all signatures and prints the findings of the checks, without writing any file. */
export const check: CliCommand = {
  name: 'check',
  summary: 'Checks everybody’s signature; exit code 1 where something is broken',
  usage: 'check --signature FILE --people FILE [--strict]',
  options: {
    ...SIGNATURE_OPTIONS,
    ...PEOPLE_OPTIONS,
    strict: STRICT_OPTION,
  },
  exits: ['fine', 'found', 'usage', 'input', 'empty', 'interrupted'],
  run: async (values, io, setup) => {
    const { plan, notes } = await readPlan(values, setup);
    const { people, report, ports } = await readList(values, setup);
    printReport(io, report, notes);
    checkAnybody(people);
    const run = teamRun(plan, people.fields, values, io);
    const make = memberMaker(run, { ...(await openRenderer(plan.signature, io)), ...ports });
    const counter = runCounter();
    for await (const made of madeInOrder(people.members, make, io.signal)) counter.add(made);
    const summary = counter.end(people.skipped);
    printFindings(io, summary);
    const worst = worstSeverity(summary);
    const isFlawed = worst !== null || isDoubtful(report);
    return worst === 'broken' || (values['strict'] === true && isFlawed) ? EXIT.found : EXIT.fine;
  },
};
