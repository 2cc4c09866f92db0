import { Button } from '../../ui/buttons/button';
import { Spinner } from '../../ui/spinner';

/** Stands there while a file is read, with the way out of it. */
export function ReadingFile({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <Spinner className="text-ink-muted" />
      <output className="flex-1">Reading the file…</output>
      <Button onClick={onCancel}>Cancel</Button>
    </div>
  );
}
