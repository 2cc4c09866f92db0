import { finishPasses, PRINT_PASSES } from '../../src/export/passes/output-passes';
import { LOWERING } from '../../src/export/passes/overlap-passes';
import { OVERLAPS, REGIONS, TABLES } from '../../src/export/passes/scene-passes';
import { Specimen } from './written-parts';

/** What each part of the row is for, and its passes. */
const PARTS = [
  { told: 'Elements become items: what is placed, from the bottom to the top', row: LOWERING },
  { told: 'Overlaps become what tables can show', row: OVERLAPS },
  { told: 'Items become regions: a tree that tiles the page', row: REGIONS },
  { told: 'Regions become tables, as few and as flat as they can be', row: TABLES },
  { told: 'The document becomes HTML; templates enter here', row: PRINT_PASSES },
  {
    told: 'HTML becomes what may leave',
    row: finishPasses({ inlineContent: (html) => html, codeBlocks: {} }),
  },
] as const;

/** The passes of the compiler, in their order. */
export function RowOfPasses() {
  return (
    <Specimen>
      <ol className="grid gap-3">
        {PARTS.map(({ told, row }) => (
          <li key={told} className="rounded-card border bg-panel px-4 py-3">
            <p className="text-sm font-semibold">{told}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {row.names.map((name) => (
                <code key={name} className="rounded-control bg-sunken px-1.5 py-0.5 text-xs">
                  {name}
                </code>
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Specimen>
  );
}
