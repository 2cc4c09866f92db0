import { formatCount } from '../../base/text';
import { CliProblem } from '../command';
import { EXIT } from '../exit-codes';
import type { Standing } from './on-disk';
import type { SinkOptions } from './sink';

const MOST_NAMED = 10;

interface OtherFilesOptions extends Pick<SinkOptions, 'overwrite'> {
  /** Whether the manifest of the folder is of a version that listed no files. */
  readonly isUnlisted: boolean;
}

/** Collects files that are in the way, and stops the run before any of them is touched. */
export function otherFiles(out: string, { overwrite, isUnlisted }: OtherFilesOptions) {
  const named: string[] = [];
  let count = 0;
  let isOutside = false;
  const advice = (): string => {
    if (isOutside) return 'A link or a file stands where a folder belongs. Move it away.';
    return isUnlisted
      ? 'This folder was made by an earlier version, which listed no files. Name a new folder, or add --overwrite.'
      : 'Move what you need away, or add --overwrite.';
  };
  return {
    report: (path: string, standing: Extract<Standing, 'other' | 'outside'>): void => {
      count += 1;
      // What lies behind a link is not replaced, whatever was asked for.
      isOutside ||= standing === 'outside';
      if (named.length < MOST_NAMED) named.push(path);
    },
    check: (): void => {
      if (count === 0 || (overwrite && !isOutside)) return;
      const what = count === 1 ? 'A file there was' : `${formatCount(count)} files there were`;
      const more = count > named.length ? ', …' : '';
      throw new CliProblem(
        `Nothing was written to ${out}. ${what} not written by signet, or changed since: ${named.join(', ')}${more}. ${advice()}`,
        EXIT.unwritable,
      );
    },
  };
}
