import { toDocument } from '../../export/html-file';
import type { Member } from '../../team/core/list/member';
import { memberMaker } from '../../team/core/make-member';
import { CliProblem, textOption, type CliCommand, type OptionValues } from '../command';
import { EXIT } from '../exit-codes';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { printReport } from '../print';
import { teamRun } from '../team-run';
import { checkAnybody } from '../verdict';

/** Writes the signature of one person. */
export const render: CliCommand = {
  name: 'render',
  summary: 'Writes the signature of one person to the standard output',
  usage: 'render --signature FILE --people FILE --address ADDRESS',
  options: {
    ...SIGNATURE_OPTIONS,
    ...PEOPLE_OPTIONS,
    address: {
      type: 'string',
      value: 'ADDRESS',
      help: 'Whose; the first on the list unless given',
    },
    format: {
      type: 'string',
      value: 'FORMAT',
      help: 'html (what is pasted; unless given), document (a whole HTML file) or text',
    },
  },
  exits: ['fine', 'usage', 'input', 'empty'],
  run: async (values, io, setup) => {
    const format = textOption(values, 'format') ?? 'html';
    if (!['html', 'document', 'text'].includes(format)) {
      throw new CliProblem(`--format takes html, document or text, not '${format}'.`);
    }
    const { plan, notes } = await readPlan(values, setup);
    const { people, report, ports } = await readList(values, setup);
    checkAnybody(people);
    const { members, fields } = people;
    const chosen = chosenMember(members, values);
    printReport(io, report, notes);
    const make = memberMaker(teamRun(plan, fields, values, io), {
      ...(await openRenderer(plan.signature, io)),
      ...ports,
    });
    const { html, text, lang, person } = await make(chosen);
    const content = {
      html,
      text,
      document: toDocument({ html }, { title: person.fullName, lang }),
    };
    io.stdout.write(`${content[format as keyof typeof content]}\n`);
    return EXIT.fine;
  },
};

function chosenMember(members: Iterable<Member>, values: OptionValues): Member {
  const address = textOption(values, 'address')?.toLowerCase();
  for (const member of members) {
    if (address === undefined || member.address === address) return member;
  }
  throw new CliProblem(`${address ?? 'The first'} is not on the list.`);
}
