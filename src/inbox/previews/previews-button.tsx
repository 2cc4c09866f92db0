import { LayoutGrid } from 'lucide-react';
import { useState } from 'react';
import { ALL_CLIENTS, NOTICES } from '../../model/messages';
import { useAppDispatch } from '../../store/hooks';
import type { CompilerId } from '../../store/ports';
import { withFailureNotice } from '../../store/with-failure-notice';
import { Button } from '../../ui/button';
import type * as OnUse from './previews-dialog';

/** Shows how the signature looks elsewhere. The dialog comes when it is first asked for. */
export function PreviewsButton({ compiler }: { readonly compiler: CompilerId }) {
  const [loaded, setLoaded] = useState<typeof OnUse | null>(null);
  const [isComing, setIsComing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const dispatch = useAppDispatch();
  const open = async (): Promise<void> => {
    setIsComing(true);
    await dispatch(
      withFailureNotice(NOTICES.partMissing, async () => {
        setLoaded(await import('./previews-dialog'));
        setIsOpen(true);
      }),
    );
    setIsComing(false);
  };
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        isBusy={isComing}
        icon={<LayoutGrid className="size-4" aria-hidden="true" />}
        onClick={() => void open()}
      >
        {ALL_CLIENTS}
      </Button>
      {loaded !== null && (
        <loaded.PreviewsDialog compiler={compiler} isOpen={isOpen} onOpenChange={setIsOpen} />
      )}
    </>
  );
}
