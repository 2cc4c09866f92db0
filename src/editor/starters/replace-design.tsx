import { Button } from '../../ui/buttons/button';
import { Dialog } from '../../ui/overlays/dialog';
import { REPLACE_DESIGN } from './copy';

interface ReplaceDesignProps {
  readonly onReplace: () => void;
  readonly onDone: () => void;
}

/** Asks whether the signature of the form may take the place of a design. */
export function ReplaceDesign({ onReplace, onDone }: ReplaceDesignProps) {
  const { title, description, keep, replace } = REPLACE_DESIGN;
  return (
    <Dialog
      isOpen
      onOpenChange={onDone}
      title={title}
      description={description}
      size="sm"
      actions={
        <>
          <Button onClick={onDone}>{keep}</Button>
          <Button variant="primary" onClick={onReplace}>
            {replace}
          </Button>
        </>
      }
    />
  );
}
