import { Notice } from '../../ui/notice';

const NOT_MAIL =
  'There is no signature in what you pasted. Copy it from an email, with its pictures.';

/** Where what was pasted is no mail. */
export function NotMail() {
  return (
    <Notice tone="warning" announce="at once">
      {NOT_MAIL}
    </Notice>
  );
}
