import { NONE_HELD } from '../model/picture/held-pictures';
import { MAIL_COLORS } from '../output/page/mail-message';
import { PreviewFrame } from '../output/page/preview-frame';
import { DIALOG_WORDS } from './words';

/** The short signature as a reply shows it, before it is taken. It holds no pictures, so it is the same in any copy. */
export function ReplyPreview({ html }: { readonly html: string }) {
  return (
    <figure className="grid gap-1.5">
      <figcaption className="text-sm text-ink-muted">{DIALOG_WORDS.replyShown}</figcaption>
      <div
        className="forced-color-adjust-none overflow-clip rounded-card border px-4 py-3"
        style={{ background: MAIL_COLORS.light.ground }}
      >
        <PreviewFrame
          title={DIALOG_WORDS.reply}
          html={html}
          held={NONE_HELD}
          ground={MAIL_COLORS.light.ground}
        />
      </div>
    </figure>
  );
}
