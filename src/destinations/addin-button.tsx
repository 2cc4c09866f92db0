import { Download } from 'lucide-react';
import { useState } from 'react';
import { outlookAddinAt, readPlace } from '../export/packages/outlook-addin';
import { AddinPlaceField } from '../output/page/addin-place-field';
import { savePackage, type TakenForm } from '../output/state/take-away';
import { useAppDispatch } from '../store/hooks';
import { DIALOG_WORDS } from './copy';
import { TakeButton } from './take-button';

interface AddinButtonProps {
  readonly action: string;
  readonly taken: TakenForm;
}

/** Saves the add-in for Outlook, once it is entered where its files will lie. */
export function AddinButton({ action, taken }: AddinButtonProps) {
  const [address, setAddress] = useState('');
  const dispatch = useAppDispatch();
  const place = readPlace(address);
  return (
    <div className="grid w-full max-w-md justify-items-start gap-4">
      <AddinPlaceField value={address} onChange={setAddress} className="w-full" />
      <TakeButton
        icon={<Download className="size-4" aria-hidden="true" />}
        done={DIALOG_WORDS.saved}
        announcement={DIALOG_WORDS.savedAnnouncement}
        isDisabled={typeof place === 'string'}
        onTake={async () =>
          typeof place !== 'string' && dispatch(savePackage(taken, outlookAddinAt(place)))
        }
      >
        {action}
      </TakeButton>
    </div>
  );
}
