/** How a signature is found within the emails of a program. */
export interface MailOrigin {
  readonly name: string;
  /** As CSS selects it. */
  readonly selector: string;
  /** What matches only begins the signature: all that follows beside it belongs to it. */
  readonly begins?: boolean;
}

/*
 * Selectors as the programs write them. Outlook on the web puts `x_` before the ids and classes of what is quoted
 * (office-js#2045); the others are those by which email-forward-parser and the programs' own sources find signatures.
 */
export const MAIL_ORIGINS: readonly MailOrigin[] = [
  { name: 'Gmail', selector: '.gmail_signature,[data-smartmail="gmail_signature"]' },
  { name: 'Outlook on the web', selector: '#Signature,#x_Signature,[id$="_Signature"]' },
  { name: 'Outlook mobile', selector: '#ms-outlook-mobile-signature' },
  { name: 'Outlook', selector: 'a[name="_MailAutoSig"]', begins: true },
  { name: 'Apple Mail', selector: '#AppleMailSignature,[id="lineBreakAtBeginningOfSignature"]' },
  { name: 'Thunderbird', selector: '.moz-signature' },
  { name: 'Proton Mail', selector: '.protonmail_signature_block' },
  { name: 'HubSpot', selector: 'table[style*="-webkit-baseline-middle"]' },
];

/** What programs put around a message that is answered: its signature is not the one looked for. */
export const QUOTES =
  'blockquote,.gmail_quote,.gmail_quote_container,#divRplyFwdMsg,#appendonsend,.moz-cite-prefix,.protonmail_quote';
