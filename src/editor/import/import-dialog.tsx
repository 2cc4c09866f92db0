import { Dialog } from '../../ui/dialog';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { ImportReview } from './import-review';
import { ImportSource } from './import-source';
import { closeImport } from './review';
import { IMPORT_WORDS } from './words';

/** Where a signature from elsewhere comes in: asked for first, then shown beside what becomes of it. */
export function ImportDialog({ isOpen }: { readonly isOpen: boolean }) {
  const mail = useAppSelector((state) => state.import.mail);
  const dispatch = useAppDispatch();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(closeImport())}
      title={IMPORT_WORDS.title}
      size={mail === null ? 'lg' : 'page'}
    >
      {mail === null ? <ImportSource /> : <ImportReview mail={mail} />}
    </Dialog>
  );
}
