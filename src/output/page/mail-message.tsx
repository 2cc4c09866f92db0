import type { ReactNode } from 'react';
import { DARK_BACKGROUND } from '../../export/previews/dark-background';
import { cx } from '../../ui/cx';

export type MailWidth = 'desktop' | 'phone';
export type MailBackground = 'light' | 'dark';

/** The narrowest screen in use, and the margin of the mail client beside it, in px. */
const PHONE_WIDTH = 320;
const PHONE_MARGIN = 13;

/** The colors around a signature. */
export interface MailColors {
  readonly background: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
}

/** The colors of a mail client, which are not those of this app. */
export const MAIL_COLORS: Readonly<Record<MailBackground, MailColors>> = {
  light: { background: '#ffffff', ink: '#202020', quiet: '#666666', line: '#e6e6e6' },
  dark: { background: DARK_BACKGROUND, ink: '#f0f0f0', quiet: '#bdbdbd', line: '#4d4d4d' },
};

/** What a message is wide around a signature, in px: on a desktop it leaves 600 px, which the widest templates take. */
export const MAIL_WIDTHS: Readonly<Record<MailWidth, number>> = {
  desktop: 642,
  phone: PHONE_WIDTH + 2 * PHONE_MARGIN,
};

interface MailMessageProps {
  readonly sender: string;
  readonly width: MailWidth;
  readonly background: MailBackground;
  /** Shows the signature without the message above it. */
  readonly isBare?: boolean | undefined;
  /** The signature. */
  readonly children: ReactNode;
}

/** The end of a message: sender, subject, two lines of text, then the signature. */
export function MailMessage(props: MailMessageProps) {
  const { sender, width, background, isBare, children } = props;
  const colors = MAIL_COLORS[background];
  const maxWidth = width === 'phone' ? MAIL_WIDTHS.phone : undefined;
  return (
    <div
      data-signature-preview=""
      className="mx-auto w-full min-w-0 forced-color-adjust-none overflow-clip rounded-card border transition-[max-width] duration-160"
      style={{ maxWidth, background: colors.background, color: colors.ink }}
    >
      <MailSheet sender={sender} colors={colors} isNarrow={width === 'phone'} isBare={isBare}>
        {children}
      </MailSheet>
    </div>
  );
}

interface MailSheetProps extends Pick<MailMessageProps, 'sender' | 'isBare' | 'children'> {
  readonly colors: MailColors;
  readonly isNarrow: boolean;
}

/** What a message holds, whatever it lies on. */
export function MailSheet(props: MailSheetProps) {
  const { sender, colors, isNarrow, isBare = false, children } = props;
  return (
    <>
      <div hidden={isBare} className="border-b px-3 py-2.5" style={{ borderColor: colors.line }}>
        <p className="truncate text-sm font-semibold">{sender || 'You'}</p>
        <p className="truncate text-xs" style={{ color: colors.quiet }}>
          Re: Our meeting on Thursday
        </p>
      </div>
      <div className={cx('grid gap-4 py-4', isNarrow ? 'px-3' : 'px-3 sm:px-5')}>
        <div aria-hidden="true" hidden={isBare} className="grid gap-2">
          <span className="h-2 w-4/5 rounded-full" style={{ background: colors.line }} />
          <span className="h-2 w-3/5 rounded-full" style={{ background: colors.line }} />
        </div>
        {children}
      </div>
    </>
  );
}
