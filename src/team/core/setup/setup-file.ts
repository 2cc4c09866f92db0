import { parsedJson } from '../../../base/parsed-json';
import { isRecord } from '../../../base/record';
import { fail, ok, type Result } from '../../../base/result';
import { readRunSetup, type ReadSetup } from './read-setup';
import type { RunSetup } from './run-setup';

/*
 * `team.setup.json`: what the page has decided about a run, for the command line and for the page again. The signature and the
 * list are files of their own, since they change by themselves.
 */

const FORMAT = 'signet-team-setup';
const VERSION = 1;

/** In characters: rules hold pictures of banners and logos. */
const LONGEST = 50_000_000;

/** A setup as the text of a file. */
export function writeSetupFile(setup: RunSetup): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...setup }, null, 2)}\n`;
}

/** Reads a setup, whatever the file contains. What is wrong with the whole is returned in the product's own words. */
export function readSetupFile(text: string): Result<ReadSetup, string> {
  if (text.length > LONGEST) return fail('This file is too large to be the setup of a team.');
  const given = parsedJson(text.replace(/^\ufeff/, ''));
  if (!isRecord(given)) return fail(NO_SETUP);
  const { format, version } = { ...given };
  if (format !== FORMAT) return fail(NO_SETUP);
  if (typeof version === 'number' && version > VERSION) {
    return fail('This setup was saved by a newer version.');
  }
  return version === VERSION ? ok(readRunSetup(given)) : fail(NO_SETUP);
}

const NO_SETUP = 'This is not the setup of a team, as the page saves it (team.setup.json).';
