import { readFile } from 'node:fs/promises';
import { websiteHref } from '../model/person/web/web-address';
import type { SafeHref } from '../model/links';
import type { ExportOptions } from '../export';
import { parseSignatureFile } from '../saving/state/files/signature-file';
import type { Signature } from '../store/signature/signature';
import { teamSignature } from '../team/state/team-signature';
import type { TeamPlan, TeamSignature } from '../team/core/plan';
import type { RunSetup } from '../team/core/setup/run-setup';
import { readRules } from '../team/core/read-rules';
import { CliProblem, requiredOption, textOption, type OptionValues } from './command';
import { readingReason } from './disk-problem';
import { EXIT } from './exit-codes';

/** A signature file, read as a plan. */
export interface ReadPlan {
  readonly plan: TeamPlan;
  /** What the signature is called; never blank. */
  readonly name: string;
  /** What had to be cleaned, in words. */
  readonly notes: readonly string[];
}

/** Reads the file that `--signature` names. Rules of a setup take the place of those in the file. */
export async function readPlan(values: OptionValues, setup: RunSetup | null): Promise<ReadPlan> {
  const path = requiredOption(values, 'signature');
  const parsed = parseSignatureFile(await readText(path));
  if (!parsed.ok) throw new CliProblem(`${path}: ${parsed.problem.message}`, EXIT.input);
  const { signature, name, notes, team } = parsed.value;
  const rules = setup === null ? readRules(team) : { rules: setup.rules, notes: [] };
  return {
    plan: { ...rules.rules, signature: teamSignature(signature, lookOf(values, signature)) },
    name: name.trim() || 'Signature',
    notes: [...notes.map(({ message }) => message), ...rules.notes],
  };
}

function lookOf(values: OptionValues, { scene }: Signature): TeamSignature['kind'] {
  const as = textOption(values, 'as');
  if (as === undefined) return scene.elements.length > 0 ? 'scene' : 'template';
  if (as === 'canvas') return 'scene';
  if (as === 'template') return 'template';
  throw new CliProblem(`--as takes template or canvas, not '${as}'.`);
}

/** How pictures travel, by `--images` and `--host`. */
export function imageOptions(values: OptionValues): Pick<ExportOptions, 'images' | 'host'> {
  const host = textOption(values, 'host');
  const images = textOption(values, 'images');
  if (host !== undefined) {
    if (images !== undefined) throw new CliProblem('Say --images or --host, not both.');
    return { images: 'hosted', host: hostOf(host) };
  }
  switch (images) {
    case undefined:
      return { images: 'embed' };
    case 'embed':
    case 'link':
      return { images };
    default:
      throw new CliProblem(`--images takes embed or link, not '${images}'.`);
  }
}

function hostOf(given: string): SafeHref {
  const host = websiteHref(given);
  if (host !== null) return host;
  throw new CliProblem(`--host takes a web address, not '${given}'.`);
}

/** The text of a file; a problem in words where there is none. */
export async function readText(path: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(path));
}

/** The bytes of a file; a problem in words where there is none. */
export function readBytes(path: string): Promise<Uint8Array> {
  return reading(path, async () => readFile(path));
}

/** Reads a file; a problem in words where there is none. */
export async function reading<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    const reason = readingReason(cause);
    const problem =
      reason === null
        ? `There is no file ${path} that can be read.`
        : `${path} cannot be read: ${reason}.`;
    throw new CliProblem(problem, EXIT.input);
  }
}
