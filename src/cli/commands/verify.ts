import { formatCount } from '../../base/text';
import { openWay, WAY_OPTIONS } from '../apply/open-way';
import type { CliCommand } from '../command';
import { EXIT } from '../exit-codes';

/** Reads back what `apply` has brought, and compares it with what `make` has written. */
export const verify: CliCommand = {
  name: 'verify',
  summary: 'Reads back what apply has brought, and names what is missing or another',
  usage: 'verify --from FOLDER --via WAY',
  options: WAY_OPTIONS,
  exits: ['fine', 'usage', 'input', 'unwritable', 'unset', 'program', 'interrupted'],
  run: async (values, io) => {
    const { way } = await openWay(values, io);
    const counts = { fine: 0, missing: 0, differs: 0, failed: 0 };
    for await (const { kind, text } of way.check()) {
      io.signal.throwIfAborted();
      counts[kind] += 1;
      if (kind !== 'fine') io.stdout.write(`${text}\n`);
    }
    const { fine, missing, differs, failed } = counts;
    io.stdout.write(
      `As they should be: ${formatCount(fine)}. Others: ${formatCount(differs)}. Without a place: ${formatCount(missing)}. Failed: ${formatCount(failed)}.\n`,
    );
    return missing + differs + failed > 0 ? EXIT.unset : EXIT.fine;
  },
};
