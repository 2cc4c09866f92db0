import { useAppDispatch } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { onUse, useOnUse } from '../../ui/on-use';
import { startFrom } from './start-from';
import { StarterPicture } from './starter-picture';
import type { Starter } from './starters';

/** Whoever has a design needs none. */
const DESIGNS = onUse(() => import('./starters'));

/** Designs to begin with, each as a small picture with the person's own details. */
export function StarterList({ className }: { readonly className?: string }) {
  const designs = useOnUse(DESIGNS);
  return (
    <div className={cx('@container', className)}>
      <ul aria-label="Starter designs" className="grid grid-cols-2 gap-3 @lg:grid-cols-4">
        {designs?.STARTERS.map((starter) => (
          <StarterItem key={starter.id} {...starter} />
        ))}
        {designs === null && <li className="col-span-full h-22 @max-lg:h-48" />}
      </ul>
    </div>
  );
}

function StarterItem(starter: Starter) {
  const dispatch = useAppDispatch();
  return (
    <li className="min-w-0">
      <button
        type="button"
        onClick={() => dispatch(startFrom(starter))}
        className="group block w-full rounded-card text-center"
      >
        <span className="flex aspect-[5/2] items-center rounded-card border bg-white p-2.5 forced-color-adjust-none transition-[border-color,box-shadow] duration-120 group-hover:border-accent group-hover:shadow-rest group-active:bg-accent-soft">
          <StarterPicture starter={starter} />
        </span>
        <span className="mt-1.5 block text-xs font-medium text-ink-muted group-hover:text-ink">
          {starter.label}
        </span>
      </button>
    </li>
  );
}
