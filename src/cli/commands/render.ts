import { toDocument } from '../../export/html-file';
import {
  addinPictures,
  personAddin,
  readPlace,
  zipped,
  type AddinPlace,
} from '../../export/packages/outlook-addin';
import type { Member } from '../../team/core/list/member';
import type { MadeSignature } from '../../team/core/member';
import { placeProblem } from '../../team/core/packs/outlook-addin/place-problem';
import { memberMaker } from '../../team/core/make-member';
import { CliProblem, textOption, type CliCommand, type OptionValues } from '../command';
import { EXIT } from '../exit-codes';
import { ADDIN_OPTION, PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { readList } from '../read-list';
import { readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { printReport } from '../print';
import { teamRun } from '../team-run';
import { checkAnybody } from '../verdict';
import { writeWhole } from '../write-file';

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
      help: 'html (what is pasted; unless given), document (a whole HTML file), text, or outlook-addin (an archive)',
    },
    ...ADDIN_OPTION,
    out: {
      type: 'string',
      value: 'FILE',
      help: 'For outlook-addin: where the archive goes, a file that ends with .zip',
    },
  },
  exits: ['fine', 'usage', 'input', 'empty'],
  run: async (values, io, setup) => {
    const format = textOption(values, 'format') ?? 'html';
    if (!['html', 'document', 'text', ADDIN].includes(format)) {
      throw new CliProblem(`--format takes html, document, text or ${ADDIN}, not '${format}'.`);
    }
    const addin = format === ADDIN ? addinOf(values) : null;
    const { plan, notes } = await readPlan(values, setup);
    const { people, report, ports } = await readList(values, setup);
    checkAnybody(people);
    const { members, fields } = people;
    const chosen = chosenMember(members, values);
    printReport(io, report, notes);
    const run = teamRun(plan, fields, values, io);
    const options = { ...run.options, ...(addin === null ? {} : addinPictures(addin.place)) };
    const make = memberMaker(
      { ...run, options },
      {
        ...(await openRenderer(plan.signature, io)),
        ...ports,
      },
    );
    const made = await make(chosen);
    if (addin !== null) {
      await writeWhole(addin.out, archiveOf(addin.place, made));
      return EXIT.fine;
    }
    const { html, text, lang, person } = made;
    const content = {
      html,
      text,
      document: toDocument({ html }, { title: person.fullName, lang }),
    };
    io.stdout.write(`${content[format as keyof typeof content]}\n`);
    return EXIT.fine;
  },
};

const ADDIN = 'outlook-addin';

/** Where the add-in will lie, and where its archive goes. */
function addinOf(values: OptionValues) {
  const place = readPlace(textOption(values, 'addin') ?? '');
  if (typeof place === 'string') throw new CliProblem(`--addin: ${placeProblem(place)}`);
  const out = textOption(values, 'out') ?? '';
  if (!/\.zip$/i.test(out)) throw new CliProblem('--out takes a file that ends with .zip.');
  return { place, out };
}

function archiveOf(place: AddinPlace, { member, html, text, pictures }: MadeSignature): Uint8Array {
  return zipped(
    personAddin(place, {
      address: member.address,
      signature: { html, text },
      pictures: pictures.map(({ name, bytes }) => ({ path: name, content: bytes })),
    }),
  );
}

function chosenMember(members: Iterable<Member>, values: OptionValues): Member {
  const address = textOption(values, 'address')?.toLowerCase();
  for (const member of members) {
    if (address === undefined || member.address === address) return member;
  }
  throw new CliProblem(`${address ?? 'The first'} is not on the list.`);
}
