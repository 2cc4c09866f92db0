import { Notice } from '../ui/notice';
import { DIALOG_WORDS } from './copy';

/** Where the signature could not be made, with another try. */
export function NotPrepared({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice
      tone="danger"
      announce="politely"
      action={{ label: DIALOG_WORDS.tryAgain, onSelect: onRetry }}
    >
      {DIALOG_WORDS.failed}
    </Notice>
  );
}
