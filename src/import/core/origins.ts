/** How a signature is found within the emails of a program. */
export interface MailOrigin {
  readonly name: string;
  /** As CSS selects it. */
  readonly selector: string;
  /** What matches only begins the signature: all that follows belongs to it. */
  readonly begins?: 'with it' | 'behind it';
}

/*
 * Selectors as the programs write them. Outlook on the web puts `x_` before the ids and classes of what is quoted
 * (office-js#2045), Gmail `m_` and a number before those of what it shows; the others are those by which email-forward-parser,
 * talon and the programs' own sources find signatures.
 */
export const MAIL_ORIGINS: readonly MailOrigin[] = [
  {
    name: 'Gmail',
    selector:
      '[data-smartmail="gmail_signature"],[class$="gmail_signature"],[class*="gmail_signature "]',
  },
  { name: 'Outlook mobile', selector: '[id$="ms-outlook-mobile-signature"]' },
  {
    name: 'Outlook on the web',
    selector: '#Signature,[id$="_Signature"],[id^="m_"][id$="Signature"]',
  },
  { name: 'Outlook', selector: 'a[name$="_MailAutoSig"]', begins: 'with it' },
  {
    name: 'Apple Mail',
    selector: '[id$="lineBreakAtBeginningOfSignature"]',
    begins: 'behind it',
  },
  { name: 'Apple Mail', selector: '[id$="AppleMailSignature"]' },
  { name: 'Thunderbird', selector: '.moz-signature' },
  { name: 'Proton Mail', selector: '[class$="protonmail_signature_block"]' },
  { name: 'Spark', selector: '[name="messageSignatureSection"]' },
  { name: 'Windows Mail', selector: '[data-signatureblock="true"]' },
  { name: 'Zimbra', selector: '[data-marker="__SIG_PRE__"],[data-marker="__SIG_POST__"]' },
  { name: 'HubSpot', selector: 'table[style*="-webkit-baseline-middle"]' },
];

/** What shows which program wrote a signature, though it does not mark where that is. */
export const TRACES: readonly Pick<MailOrigin, 'name' | 'selector'>[] = [
  {
    name: 'WiseStamp',
    selector: '#ws_sig,.wisestamp_app,[href*="wisestamp.com"],[src*="wisestamp.com"]',
  },
  { name: 'MySignature', selector: '[href*="mysignature.io"],[src*="mysignature.io"]' },
  {
    name: 'Apple Mail',
    selector:
      '[style*="-webkit-nbsp-mode"],[style*="after-white-space"],.Apple-interchange-newline,.Apple-converted-space',
  },
  { name: 'Outlook on the web', selector: '[class*="elementToProof"],[class^="x_Mso"]' },
  {
    name: 'Word',
    selector: 'meta[content="Word.Document"],meta[content^="Microsoft Word"]',
  },
  { name: 'Outlook', selector: '.MsoNormal' },
];

/** What programs put around a message that is answered or forwarded: its signature is not the one looked for. */
export const QUOTES = [
  'blockquote[type="cite"]',
  'blockquote[cite]',
  '[class*="gmail_quote"]',
  '[class*="yahoo_quoted"]',
  '[class*="protonmail_quote"]',
  '[class*="tutanota_quote"]',
  '.moz-cite-prefix',
  '.moz-forward-container',
  '[name="messageReplySection"]',
  'div[name="quote"]',
  '[data-marker="__QUOTED_TEXT__"]',
  '[data-marker="__HEADERS__"]',
].join(',');

/** What programs put before such a message: it goes on to the end. */
export const OLDER_MARKS = [
  '[id$="divRplyFwdMsg"]',
  '[id$="appendonsend"]',
  '[id$="mail-editor-reference-message-container"]',
  '[id$="OLK_SRC_BODY_SECTION"]',
  'a[name$="_MailOriginal"]',
  'hr[id$="stopSpelling"]',
  'hr[id$="zwchr"]',
].join(',');

/** The line that Outlook, and Windows Mail, draw above a message that is answered, in whatever language (talon, `html_quotations.py`). */
export const LINE_OF_OUTLOOK =
  /border-top:\s?solid\s(?:#(?:B5C4DF|E1E1E1)|rgb\((?:181, ?196, ?223|225, ?225, ?225)\))\s1(?:\.0)?pt|border-top-color:\s?rgb\(229, 229, 229\)/i;

/** How many lines with a colon the header below that line has at least. */
const HEADER_LINES = 3;

/** Whether the words below such a line are those of a header. */
export function isHeaderText(text: string): boolean {
  return (text.match(/[:：]/gu)?.length ?? 0) >= HEADER_LINES;
}
