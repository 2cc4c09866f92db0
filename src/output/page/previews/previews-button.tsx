import { LayoutGrid } from 'lucide-react';
import { ALL_CLIENTS } from '../../../model/messages/messages';
import { dialogChanged } from '../../../store/canvas/view-slice';
import { useAppDispatch } from '../../../store/hooks';
import { Button } from '../../../ui/buttons/button';

/** Shows how the signature looks elsewhere. */
export function PreviewsButton() {
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      aria-haspopup="dialog"
      icon={<LayoutGrid className="size-4" aria-hidden="true" />}
      onClick={() => dispatch(dialogChanged('allClients'))}
    >
      {ALL_CLIENTS}
    </Button>
  );
}
