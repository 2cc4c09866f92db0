import { addAbortSignal } from 'node:stream';
import { isRecord } from '../../base/record';
import type { ListFieldId } from '../../team/core/list/list-fields';
import { recordReader } from '../../team/core/list/people/read-record';
import { memberMaker, type MakeMember } from '../../team/core/make-member';
import type { CliCommand } from '../command';
import { EXIT } from '../exit-codes';
import { lineWriter, linesOf, type InputLine } from '../lines';
import { PEOPLE_OPTIONS, SIGNATURE_OPTIONS } from '../options';
import { chosenColumns } from '../read-list';
import { imageOptions, readPlan } from '../read-signature';
import { openRenderer } from '../open-renderer';
import { teamRun } from '../team-run';

/** Reads one person a line and writes one result a line, in the same order. */
export const stream: CliCommand = {
  name: 'stream',
  summary: 'Reads a person a line (JSON) and writes a signature a line, for pipes of other engines',
  usage: 'stream --signature FILE < people.ndjson > signatures.ndjson',
  options: { ...SIGNATURE_OPTIONS, column: PEOPLE_OPTIONS.column },
  exits: ['fine', 'usage', 'input', 'interrupted'],
  run: async (values, io, setup) => {
    imageOptions(values);
    const { plan, notes } = await readPlan(values, setup);
    for (const note of notes) io.stderr.write(`${note}\n`);
    const renderer = await openRenderer(plan.signature, io);
    const read = recordReader(chosenColumns(values, setup));
    const makers = new WeakMap<object, MakeMember>();
    const makerFor = (fields: readonly ListFieldId[]): MakeMember => {
      const maker = makers.get(fields) ?? memberMaker(teamRun(plan, fields, values, io), renderer);
      makers.set(fields, maker);
      return maker;
    };
    const output = lineWriter(io.stdout);
    // A run that waits for its input stops all the same.
    const input = addAbortSignal(io.signal, io.stdin);
    for await (const lines of linesOf(input)) {
      for (const line of lines)
        await output.write(JSON.stringify(await answer(line, read, makerFor)));
      await output.flush();
    }
    return EXIT.fine;
  },
};

async function answer(
  { number: line, text }: InputLine,
  read: ReturnType<typeof recordReader>,
  makerFor: (fields: readonly ListFieldId[]) => MakeMember,
): Promise<object> {
  if (text === null) return { line, problem: 'This line is too long.' };
  const record = parsed(text);
  if (record === null) return { line, problem: 'This line is no JSON object.' };
  const { id } = { ...record };
  const about = typeof id === 'string' || typeof id === 'number' ? { line, id } : { line };
  const reading = read(record, line);
  if (reading.kind === 'skipped') return { ...about, skipped: reading.skipped.reason };
  const { member, fields } = reading;
  const made = await makerFor(fields)(member).catch(() => null);
  if (made === null) return { ...about, problem: 'This signature could not be made.' };
  const findings = made.findings.map((finding) => ({
    rule: finding.rule,
    severity: finding.severity,
    message: finding.message,
  }));
  const problems = reading.problems.map(({ column, message }) => ({ column, message }));
  const { html, text: plain } = made;
  return { ...about, address: member.address, html, text: plain, findings, problems };
}

function parsed(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}
