import { readSetupFile } from '../team/core/setup/setup-file';
import { NEW_RUN_SETUP, type RunSetup } from '../team/core/setup/run-setup';
import { CliProblem, textOption, type OptionValues } from './command';
import { EXIT } from './exit-codes';
import { readText } from './read-signature';

/** What `--setup` decides, and the options of the command with it. */
export interface CommandSetup {
  /** As they were given, else as the setup has them. */
  readonly values: OptionValues;
  /** Null where none was given. */
  readonly setup: RunSetup | null;
  /** What of it could not be read, in words. */
  readonly notes: readonly string[];
}

/** Reads the file that `--setup` names, if any. Options of the command come before what it holds. */
export async function readSetup(values: OptionValues): Promise<CommandSetup> {
  const path = textOption(values, 'setup');
  if (path === undefined) return { values, setup: null, notes: [] };
  const read = readSetupFile(await readText(path));
  if (!read.ok) throw new CliProblem(`${path}: ${read.problem}`, EXIT.input);
  const { setup, notes } = read.value;
  return {
    setup,
    values: { ...optionsOf(setup, values), ...values },
    notes: notes.map((note) => `${path}: ${note}`),
  };
}

/** A setup as options of the command. Of pictures, one option replaces what the setup has of both. */
function optionsOf(
  { kind, images, host, packs, addin }: RunSetup,
  given: OptionValues,
): OptionValues {
  const hasPictures = given['images'] !== undefined || given['host'] !== undefined;
  return {
    ...(kind === null ? {} : { as: kind === 'scene' ? 'canvas' : 'template' }),
    ...(hasPictures || images === NEW_RUN_SETUP.images
      ? {}
      : images === 'hosted'
        ? { host }
        : { images }),
    ...(packs.length === 0 ? {} : { pack: [packs.join(',')] }),
    ...(addin === '' ? {} : { addin }),
  };
}
