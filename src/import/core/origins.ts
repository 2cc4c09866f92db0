/** What marks a signature within the mails of a program. */
export interface MailOrigin {
  readonly name: string;
  /** As CSS selects it. */
  readonly mark: string;
  /** The mark only begins the signature: all that follows beside it belongs to it. */
  readonly begins?: boolean;
}

/*
 * Marks as the programs write them. Outlook on the web puts `x_` before the ids and classes of what is quoted (office-js#2045);
 * the others are those by which email-forward-parser and the programs' own sources tell signatures.
 */
export const MAIL_ORIGINS: readonly MailOrigin[] = [
  { name: 'Gmail', mark: '.gmail_signature,[data-smartmail="gmail_signature"]' },
  { name: 'Outlook on the web', mark: '#Signature,#x_Signature,[id$="_Signature"]' },
  { name: 'Outlook mobile', mark: '#ms-outlook-mobile-signature' },
  { name: 'Outlook', mark: 'a[name="_MailAutoSig"]', begins: true },
  { name: 'Apple Mail', mark: '#AppleMailSignature,[id="lineBreakAtBeginningOfSignature"]' },
  { name: 'Thunderbird', mark: '.moz-signature' },
  { name: 'Proton Mail', mark: '.protonmail_signature_block' },
  { name: 'HubSpot', mark: 'table[style*="-webkit-baseline-middle"]' },
];

/** What programs put around a message that is answered: its signature is not the one looked for. */
export const QUOTES =
  'blockquote,.gmail_quote,.gmail_quote_container,#divRplyFwdMsg,#appendonsend,.moz-cite-prefix,.protonmail_quote';
