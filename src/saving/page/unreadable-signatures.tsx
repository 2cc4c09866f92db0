import { FileWarning } from 'lucide-react';
import { useAppDispatch } from '../../store/hooks';
import { saveRawFile } from '../state/files/save-file';
import { Button } from '../../ui/button';
import { LIST_WORDS } from './words';

/** What lies on the device and cannot be read: it can be saved as it is. */
export function UnreadableSignatures({ keys }: { readonly keys: readonly string[] }) {
  const dispatch = useAppDispatch();
  return (
    <ul aria-label={LIST_WORDS.unreadable} className="mt-2 flex flex-col gap-0.5">
      {keys.map((key, index) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-1.5">
          <FileWarning aria-hidden="true" className="size-4 shrink-0 text-warning" />
          <span className="min-w-32 flex-1">
            <span className="block text-sm">{LIST_WORDS.unreadable}</span>
            <span className="block text-xs text-ink-muted">{LIST_WORDS.unreadableHint}</span>
          </span>
          <Button
            size="sm"
            variant="ghost"
            aria-label={
              keys.length === 1 ? LIST_WORDS.saveRaw : `${LIST_WORDS.saveRaw} (${index + 1})`
            }
            onClick={() => void dispatch(saveRawFile(key))}
          >
            {LIST_WORDS.saveRaw}
          </Button>
        </li>
      ))}
    </ul>
  );
}
