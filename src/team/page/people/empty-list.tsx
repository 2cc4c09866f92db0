import { PAGE_WORDS } from '../copy';
import { ListSources } from './list-sources';

/** What the page does, and the ways to begin. */
export function EmptyList() {
  return (
    <div className="grid gap-6 rounded-card border bg-panel p-5 sm:p-8">
      <ol className="grid gap-3 sm:grid-cols-3 sm:gap-6">
        {PAGE_WORDS.steps.map((step, index) => (
          <li key={step} className="flex gap-3 text-base">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-semibold text-accent tabular-nums"
            >
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <hr />
      <ListSources />
    </div>
  );
}
