import { toDarkGround } from '../../export/previews/dark-ground';
import {
  MAIL_COLORS,
  MAIL_WIDTHS,
  MailMessage,
  type MailGround,
  type MailWidth,
} from '../../output/page/mail-message';
import { PreviewFrame } from '../../output/page/preview-frame';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/state';
import { selectHeldPictures } from '../../pictures/state/held-pictures';
import { FitWidth } from '../../ui/fit-width';
import { EmptySignature } from './empty-signature';
import { usePreviewHtml } from '../../output/page/preview-html';

interface MailMockProps {
  readonly width: MailWidth;
  readonly ground: MailGround;
  /** Shows the signature without the message above it. */
  readonly isBare?: boolean;
}

/** A picture or a letter: what is left of a template without any of them is bars and grounds. */
const SEEN = /<img|>\s*[^<\s]/;

/** The visitor's signature at the end of a message, at the width it has in a mail client. */
export function MailMock({ width, ground, isBare = false }: MailMockProps) {
  const html = usePreviewHtml();
  const isEmpty = useAppSelector(selectIsEmpty);
  const held = useAppSelector(selectHeldPictures);
  const name = useAppSelector((state) => state.signature.present.person.fullName.trim());
  return (
    <FitWidth width={MAIL_WIDTHS[width]}>
      <MailMessage sender={name} width={width} ground={ground} isBare={isBare}>
        {html === '' || (SEEN.test(html) && !isEmpty) ? (
          <PreviewFrame
            title="Your signature"
            html={ground === 'dark' ? toDarkGround(html) : html}
            held={held}
            ground={MAIL_COLORS[ground].ground}
          />
        ) : (
          <EmptySignature {...MAIL_COLORS[ground]} />
        )}
      </MailMessage>
    </FitWidth>
  );
}

/** Whether the last output was empty and nobody has said anything of the person since: phrases of a template are none. */
function selectIsEmpty({ output, signature: { present } }: RootState): boolean {
  return output.isEmpty && output.source?.person === present.person;
}
