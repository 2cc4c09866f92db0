import {
  finishing,
  LOWERING,
  OVERLAPS,
  printing,
  REGIONS,
  TABLES,
} from '../../src/export/pipeline';
import { Specimen } from './written-parts';

/** What each stage is for, and its passes. */
const STAGES = [
  { what: 'Elements become items: what is placed, from the bottom to the top', stage: LOWERING },
  { what: 'Overlaps become what tables can show', stage: OVERLAPS },
  { what: 'Items become regions: a tree that tiles the page', stage: REGIONS },
  { what: 'Regions become tables, as few and as flat as they can be', stage: TABLES },
  { what: 'The document becomes HTML; templates enter here', stage: printing() },
  {
    what: 'HTML becomes what may leave',
    stage: finishing({ inlineContent: (html) => html, codeBlocks: {} }),
  },
] as const;

/** The passes of the compiler, in their order. */
export function ListOfPasses() {
  return (
    <Specimen>
      <ol className="grid gap-3">
        {STAGES.map(({ what, stage }) => (
          <li key={what} className="rounded-card border bg-panel px-4 py-3">
            <p className="text-sm font-semibold">{what}</p>
            <p className="mt-2 flex flex-wrap gap-1.5">
              {stage.names.map((name) => (
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
