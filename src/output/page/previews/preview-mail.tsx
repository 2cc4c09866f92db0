import { DESKTOP_WIDTH, type MadePreview, type Preview } from '../../../export/previews';
import { luminance, WHITE, type Hex } from '../../../model/color/color';
import { useAppSelector } from '../../../store/hooks';
import { selectHeldPictures } from '../../../pictures/state/held-pictures';
import { MAIL_COLORS, MailSheet, type MailColors } from '../mail-message';
import { PreviewFrame, type PictureStyle } from '../preview-frame';

interface PreviewMailProps {
  readonly preview: Preview;
  readonly made: MadePreview;
  readonly sender: string;
}

/** The end of a mail as a client shows it. */
export function PreviewMail({ preview, made, sender }: PreviewMailProps) {
  const colors = colorsOn(made.shows === 'mail' ? made.background : WHITE);
  const held = useAppSelector(selectHeldPictures);
  const isMail = preview.shows === 'mail';
  return (
    <div
      className="mx-auto min-h-full w-full min-w-0 shrink-0 forced-color-adjust-none overflow-clip rounded-card border"
      style={{
        maxWidth: isMail ? preview.width : DESKTOP_WIDTH,
        background: colors.background,
        color: colors.ink,
      }}
    >
      <MailSheet sender={sender} colors={colors} isNarrow>
        {made.shows === 'mail' ? (
          <PreviewFrame
            title={preview.label}
            html={made.html}
            held={held}
            background={made.background}
            pictureStyle={isMail && preview.pictures ? PICTURES[preview.pictures] : undefined}
          />
        ) : (
          <pre className="font-mono text-sm/5 wrap-anywhere whitespace-pre-wrap">{made.text}</pre>
        )}
      </MailSheet>
    </div>
  );
}

/** Looks of pictures that a document cannot set. */
const PICTURES: Readonly<Record<'blocked' | 'blurred', PictureStyle>> = {
  blocked: ['box-shadow', 'inset 0 0 0 1px #c4c4c4'],
  blurred: ['filter', 'blur(.6px)'],
};

/** A background darker than this has light words around the signature. */
const DARK_BELOW = 0.2;

function colorsOn(background: Hex): MailColors {
  return { ...MAIL_COLORS[luminance(background) < DARK_BELOW ? 'dark' : 'light'], background };
}
