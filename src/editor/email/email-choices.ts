import type { MailBackground } from '../../output/page/mail-message';

/** How the email view shows the design. */
export interface EmailChoices {
  readonly background: MailBackground;
  readonly arePicturesShown: boolean;
  /** Whether text is set wider, as in substitute fonts. */
  readonly isWide: boolean;
  /** Whether what a screen reader reads is shown too. */
  readonly isHeard: boolean;
}

export const FIRST_CHOICES: EmailChoices = {
  background: 'light',
  arePicturesShown: true,
  isWide: false,
  isHeard: false,
};

export interface SwitchesProps {
  readonly choices: EmailChoices;
  readonly onChange: (changed: Partial<EmailChoices>) => void;
}
