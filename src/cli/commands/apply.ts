import { formatCount } from '../../base/text';
import { openJournal } from '../apply/journal';
import { openWay, WAY_OPTIONS } from '../apply/open-way';
import type { RollOutItem, RollOut } from '../apply/way';
import type { CliCommand } from '../command';
import { EXIT } from '../exit-codes';

/** Brings what `make` has written to where it counts, by a command of this computer. */
export const apply: CliCommand = {
  name: 'apply',
  summary: 'Brings what make has written into mailboxes or folders; only what has changed since',
  usage: 'apply --from FOLDER --via WAY [--dry-run]',
  options: {
    ...WAY_OPTIONS,
    all: { type: 'boolean', help: 'Also what an earlier run has done already' },
    'dry-run': { type: 'boolean', help: 'Counts what would be done, and does nothing' },
  },
  exits: ['fine', 'usage', 'input', 'unwritable', 'unset', 'program', 'interrupted'],
  run: async (values, io) => {
    const { way, name, state } = await openWay(values, io);
    const journal = await openJournal(state, name, way.target);
    const wanted = await itemsOf(way);
    const waiting = new Set(
      [...wanted.values()].flatMap((item) =>
        values['all'] === true || !journal.has(item) ? [item.key] : [],
      ),
    );
    const left = journal.items().filter(({ key }) => !wanted.has(key));
    if (values['dry-run'] === true) {
      io.stdout.write(
        `${formatCount(waiting.size)} would be brought, ${formatCount(wanted.size - waiting.size)} are as they were, ${formatCount(left.length)} have left the list.\n`,
      );
      return EXIT.fine;
    }
    const counts = { fine: 0, missing: 0, differs: 0, failed: 0 };
    const unset = new Set<string>();
    try {
      for await (const { key, kind, text } of waiting.size === 0 ? [] : way.put(waiting)) {
        io.signal.throwIfAborted();
        if (!waiting.has(key)) continue;
        counts[kind] += 1;
        if (kind !== 'fine') {
          unset.add(key);
          journal.remove(key);
          io.stdout.write(`${text}\n`);
        } else if (!unset.has(key)) {
          await journal.add(wanted.get(key) ?? { key, digest: '' });
        }
      }
      for (const item of way.remove === undefined ? [] : left) {
        await way.remove?.(item);
        journal.remove(item.key);
      }
    } finally {
      await journal.save();
    }
    io.stdout.write(
      `Brought: ${formatCount(counts.fine)}. As they were: ${formatCount(wanted.size - waiting.size)}. Without a place: ${formatCount(counts.missing)}. Failed: ${formatCount(counts.failed)}.\n`,
    );
    if (way.remove === undefined && left.length > 0) {
      io.stdout.write(
        `${formatCount(left.length)} have left the list and keep what they have: undo of the pack puts back what was there.\n`,
      );
    }
    return counts.failed + counts.differs > 0 ? EXIT.unset : EXIT.fine;
  },
};

async function itemsOf(way: RollOut): Promise<ReadonlyMap<string, RollOutItem>> {
  const items = new Map<string, RollOutItem>();
  for await (const item of way.items()) items.set(item.key, item);
  return items;
}
