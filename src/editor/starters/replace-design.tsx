import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { REPLACE_DESIGN } from './copy';

interface ReplaceDesignProps {
  readonly onReplace: () => void;
  readonly onNew: () => void;
  readonly onDone: () => void;
}

/** Asks whether the signature of the form may take the place of a design, or stands beside it as a new signature. */
export function ReplaceDesign({ onReplace, onNew, onDone }: ReplaceDesignProps) {
  const { title, description, keep, replace, asNew } = REPLACE_DESIGN;
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      title={title}
      description={description}
      size="md"
      actions={
        <>
          <Button onClick={onDone}>{keep}</Button>
          <Button onClick={onReplace}>{replace}</Button>
          <Button variant="primary" onClick={onNew}>
            {asNew}
          </Button>
        </>
      }
    />
  );
}
