import { toDarkGround } from '../export/dark-ground';
import {
  MAIL_COLORS,
  MAIL_WIDTHS,
  MailMessage,
  type MailGround,
  type MailWidth,
} from '../inbox/mail-message';
import { PreviewFrame } from '../inbox/preview-frame';
import { useAppSelector } from '../store/hooks';
import { FitWidth } from '../ui/fit-width';
import { usePreviewHtml } from './preview-html';

interface MailMockProps {
  readonly width: MailWidth;
  readonly ground: MailGround;
  /** Shows the signature without the message above it. */
  readonly isBare?: boolean;
}

/** The visitor's signature at the end of a message, at the width it has in a mail client. */
export function MailMock({ width, ground, isBare = false }: MailMockProps) {
  const html = usePreviewHtml();
  const name = useAppSelector((state) => state.signature.present.person.fullName.trim());
  return (
    <FitWidth width={MAIL_WIDTHS[width]}>
      <MailMessage sender={name} width={width} ground={ground} isBare={isBare}>
        <PreviewFrame
          title="Your signature"
          html={ground === 'dark' ? toDarkGround(html) : html}
          ground={MAIL_COLORS[ground].ground}
        />
      </MailMessage>
    </FitWidth>
  );
}
