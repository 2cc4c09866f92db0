import { useState } from 'react';
import { useAppSelector, useAppDispatch } from '../../store/hooks';
import { Button } from '../../ui/buttons/button';
import { Notice } from '../../ui/notice';
import { saveOpenFile, saveSignatureFile } from '../state/files/save-file';
import { retryUnread, startNew } from '../state/unread';
import type { Unread } from '../state/saving-slice';
import { UNREAD_WORDS } from './copy';

interface SavingBannerProps {
  readonly className?: string;
}

/** Shows that what is saved could not be read, while that is so. */
export function SavingBanner({ className }: SavingBannerProps) {
  const unread = useAppSelector((state) => state.saving.unread);
  return unread && <UnreadNotice unread={unread} className={className} />;
}

interface UnreadNoticeProps {
  readonly unread: Unread;
  readonly className?: string | undefined;
}

/** What could not be read and why, that it is safe, and what can be done. */
function UnreadNotice({ unread: { id, why }, className }: UnreadNoticeProps) {
  const [isBusy, setIsBusy] = useState(false);
  const dispatch = useAppDispatch();
  const { title, text } = UNREAD_WORDS.why[why];
  const retry = async (): Promise<void> => {
    setIsBusy(true);
    await dispatch(retryUnread());
    setIsBusy(false);
  };
  return (
    <section aria-label={UNREAD_WORDS.region} className={className}>
      <Notice tone="warning" title={title} announce="politely">
        <p>
          {text} {UNREAD_WORDS.promise}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="sm" isBusy={isBusy} onClick={() => void retry()}>
            {UNREAD_WORDS.retry}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void dispatch(id === null ? saveOpenFile() : saveSignatureFile(id))}
          >
            {id === null ? UNREAD_WORDS.saveOpen : UNREAD_WORDS.saveUnread}
          </Button>
          <Button size="sm" variant="ghost" onClick={() => void dispatch(startNew())}>
            {UNREAD_WORDS.startNew}
          </Button>
        </div>
      </Notice>
    </section>
  );
}
