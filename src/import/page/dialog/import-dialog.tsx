import { ReadingFile } from '../reading-file';
import { MailSource, type OtherFiles } from '../mail-source';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Dialog } from '../../../ui/overlays/dialog';
import { type ImportActions, ImportReview } from './import-review';
import { reviewMail } from './begin-import';
import { closeImport } from './review';
import { IMPORT_WORDS } from './copy';

interface ImportDialogProps extends ImportActions {
  readonly isOpen: boolean;
  /** Takes design files, which come in by the same way. */
  readonly designs: OtherFiles;
}

/** Where a signature from elsewhere comes in: asked for first, then shown beside what becomes of it. */
export function ImportDialog({ isOpen, designs, ...actions }: ImportDialogProps) {
  const { mail, isReading, count } = useAppSelector((state) => state.import);
  const dispatch = useAppDispatch();
  const takeDesign = (files: readonly File[]): boolean => {
    const isTaken = designs.take(files);
    if (isTaken) dispatch(closeImport());
    return isTaken;
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={() => dispatch(closeImport())}
      title={IMPORT_WORDS.title}
      size={mail !== null ? 'page' : isReading ? 'sm' : 'lg'}
    >
      {isReading ? (
        <ReadingFile onCancel={() => dispatch(closeImport())} />
      ) : mail === null ? (
        <div className="grid gap-4">
          <p className="text-sm text-ink-muted">{IMPORT_WORDS.intro}</p>
          <MailSource
            label={IMPORT_WORDS.paste}
            onMail={(read) => dispatch(reviewMail(read))}
            others={{ ...designs, take: takeDesign }}
          />
        </div>
      ) : (
        <ImportReview key={count} mail={mail} {...actions} />
      )}
    </Dialog>
  );
}
