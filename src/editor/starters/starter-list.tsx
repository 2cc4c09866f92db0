import { useAppDispatch } from '../../store/hooks';
import { cx } from '../../ui/cx';
import { startFrom } from './start-from';
import { StarterPicture } from './starter-picture';
import { STARTERS } from './starters';

/** Designs to begin with, each as a small picture with the person's own details. */
export function StarterList({ className }: { readonly className?: string }) {
  const dispatch = useAppDispatch();
  return (
    <ul aria-label="Starter designs" className={cx('grid grid-cols-2 gap-3', className)}>
      {STARTERS.map((starter) => (
        <li key={starter.id} className="min-w-0">
          <button
            type="button"
            onClick={() => dispatch(startFrom(starter))}
            className="group block w-full rounded-card text-center"
          >
            <span className="flex aspect-[5/2] items-center rounded-card border bg-white p-2.5 transition-[border-color,box-shadow] duration-120 group-hover:border-accent group-hover:shadow-rest group-active:bg-accent-soft">
              <StarterPicture starter={starter} />
            </span>
            <span className="mt-1.5 block text-xs font-medium text-ink-muted group-hover:text-ink">
              {starter.label}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
