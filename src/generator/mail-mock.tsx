import { toDarkGround } from '../export/dark-ground';
import { MAIL_COLORS, MailMessage, type MailGround, type MailWidth } from '../inbox/mail-message';
import { PreviewFrame } from '../inbox/preview-frame';
import { useAppSelector } from '../store/hooks';
import { usePreviewHtml } from './preview-html';

interface MailMockProps {
  readonly width: MailWidth;
  readonly ground: MailGround;
}

/** The visitor's signature at the end of a message. */
export function MailMock({ width, ground }: MailMockProps) {
  const html = usePreviewHtml();
  const name = useAppSelector((state) => state.signature.present.person.fullName.trim());
  return (
    <MailMessage sender={name} width={width} ground={ground}>
      <PreviewFrame
        title="Your signature"
        html={ground === 'dark' ? toDarkGround(html) : html}
        ground={MAIL_COLORS[ground].ground}
      />
    </MailMessage>
  );
}
