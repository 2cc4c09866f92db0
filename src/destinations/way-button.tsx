import { Copy, Download } from 'lucide-react';
import { useAppDispatch } from '../store/hooks';
import { copyRich, savePackage, type TakenForm } from '../output/state/take-away';
import { AddinButton } from './addin-button';
import { TakeButton } from './take-button';
import type { Way } from './ways';
import { DIALOG_WORDS } from './copy';

interface WayButtonProps {
  readonly way: Way;
  readonly taken: TakenForm;
  readonly isMain?: boolean;
}

/** Takes the signature away as a way begins: copied, or as a file. */
export function WayButton({ way: { action, take }, taken, isMain = false }: WayButtonProps) {
  const dispatch = useAppDispatch();
  const look = isMain ? ({ variant: 'primary', size: 'lg' } as const) : {};
  if (take.kind === 'copy') {
    return (
      <TakeButton
        {...look}
        icon={<Copy className="size-4" aria-hidden="true" />}
        done={DIALOG_WORDS.copied}
        announcement={DIALOG_WORDS.copiedAnnouncement}
        onTake={() => dispatch(copyRich({ ...taken, showsIcons: take.showsIcons }, take.images))}
      >
        {action}
      </TakeButton>
    );
  }
  if (take.kind === 'addin') return <AddinButton action={action} taken={taken} />;
  return (
    <TakeButton
      {...look}
      icon={<Download className="size-4" aria-hidden="true" />}
      done={DIALOG_WORDS.saved}
      announcement={DIALOG_WORDS.savedAnnouncement}
      onTake={() => dispatch(savePackage(taken, take.pack))}
    >
      {action}
    </TakeButton>
  );
}
