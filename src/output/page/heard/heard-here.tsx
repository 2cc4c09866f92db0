import { lazy } from '../../../base/lazy';
import { useAppSelector } from '../../../store/hooks';
import { useLazy } from '../../../ui/hooks/use-lazy';
import { Spinner } from '../../../ui/spinner';

/** What works out what is read loads when somebody asks for it. */
const PANEL = lazy(() => import('./heard-panel'));

/** What a screen reader reads of the last output. */
export function HeardHere() {
  const html = useAppSelector(({ output }) => output.html);
  const code = useLazy(PANEL);
  if (code === null) {
    return (
      <div className="grid min-h-24 place-items-center text-ink-muted">
        <Spinner />
      </div>
    );
  }
  return <code.HeardPanel html={html} />;
}
