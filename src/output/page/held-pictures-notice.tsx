import { HELD_WORDS, loadPicturesLabel } from '../../model/messages/held-picture-messages';
import { Notice } from '../../ui/notice';

interface HeldPicturesNoticeProps {
  /** How many pictures are not loaded yet. */
  readonly count: number;
  readonly onLoad: () => void;
  /** For one that appears while the page is in use. */
  readonly announce?: 'politely';
  readonly className?: string | undefined;
}

/** Shows that pictures of somebody else's work are not loaded yet, and loads them. */
export function HeldPicturesNotice({
  count,
  onLoad,
  announce,
  className,
}: HeldPicturesNoticeProps) {
  return (
    <Notice
      action={{ label: loadPicturesLabel(count), onSelect: onLoad }}
      announce={announce}
      className={className}
    >
      {HELD_WORDS.heldBack}
    </Notice>
  );
}
