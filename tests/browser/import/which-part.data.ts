/* Mails with more in them than a signature, and what of each is the sender's own signature. Everybody in them is invented. */

export interface MailCase {
  readonly name: string;
  readonly html: string;
  /** All lines that are taken. */
  readonly lines: readonly string[];
  readonly isSure: boolean;
  readonly origin: string | null;
}

function of(
  name: string,
  origin: string | null,
  html: string,
  lines: readonly string[],
  isSure = true,
): MailCase {
  return { name, html, lines, isSure, origin };
}

const p = (...lines: readonly string[]): string =>
  lines.map((line) => `<p class="MsoNormal">${line}<o:p></o:p></p>`).join('\n');
const DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGNwydtCFQwAACOuBC0m0F4ZAAAAAElFTkSuQmCC';
const OTHER = 'Bela Ford<br>Warehouse Clerk, Ford Pumps<br>bela@ford.example<br>+1 555 010 0777';
const LINE = 'border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in';
const MAC_LINE = 'border:none;border-top:solid #B5C4DF 1.0pt;padding:3.0pt 0cm 0cm 0cm';
const IRIS = ['Iris Vance', 'Map Restorer', 'iris@vance.example'];
const IRIS_LINES = IRIS.join('<br>');
const IRIS_TABLE = `<table><tr><td><b>Iris Vance</b></td></tr><tr><td>Map Restorer</td></tr><tr><td>iris@vance.example</td></tr></table>`;

function header(labels: readonly [string, string, string, string]): string {
  const values = ['Bela Ford', '4. 11. 2026 16:20', 'Iris Vance', 'Maps'];
  const lines = labels.map((label, at) => `<b>${label}:</b> ${values[at] ?? ''}`).join('<br>');
  return `<div><div style="border:none;border-top:solid black 1.0pt"><p class=MsoNormal>${lines}</p></div></div>`;
}

const HEADERS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  English: ['From', 'Sent', 'To', 'Subject'],
  German: ['Von', 'Gesendet', 'An', 'Betreff'],
  French: ['De', 'Envoyé', 'À', 'Objet'],
  Spanish: ['De', 'Enviado el', 'Para', 'Asunto'],
  Italian: ['Da', 'Inviato', 'A', 'Oggetto'],
  Dutch: ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
  Polish: ['Od', 'Wysłano', 'Do', 'Temat'],
  Portuguese: ['De', 'Enviada em', 'Para', 'Assunto'],
  Hebrew: ['מאת', 'נשלח', 'אל', 'נושא'],
  Arabic: ['من', 'التاريخ', 'إلى', 'الموضوع'],
  Chinese: ['发件人', '发送时间', '收件人', '主题'],
  Japanese: ['差出人', '送信日時', '宛先', '件名'],
};

const ATTRIBUTIONS: readonly string[] = [
  'On Wed, Nov 4, 2026 at 4:20 PM Bela Ford &lt;bela@ford.example&gt; wrote:',
  'Am 04.11.2026 um 16:20 schrieb Bela Ford &lt;bela@ford.example&gt;:',
  'Le mer. 4 nov. 2026 à 16:20, Bela Ford &lt;bela@ford.example&gt; a écrit :',
  'El mié, 4 nov 2026 a las 16:20, Bela Ford (&lt;bela@ford.example&gt;) escribió:',
  'Il giorno mer 4 nov 2026 alle ore 16:20 Bela Ford &lt;bela@ford.example&gt; ha scritto:',
  'Op wo 4 nov 2026 om 16:20 schreef Bela Ford &lt;bela@ford.example&gt;:',
  'śr., 4 lis 2026 o 16:20 Bela Ford &lt;bela@ford.example&gt; napisał(a):',
  'Em qua., 4 de nov. de 2026 às 16:20, Bela Ford &lt;bela@ford.example&gt; escreveu:',
  'בתאריך יום ד׳, 4 בנוב׳ 2026 ב-16:20 מאת Bela Ford &lt;bela@ford.example&gt;:',
  'في الأربعاء، ٤ نوفمبر ٢٠٢٦ في ٤:٢٠ م كتب Bela Ford &lt;bela@ford.example&gt;:',
  'Bela Ford &lt;bela@ford.example&gt; 于2026年11月4日周三 16:20写道：',
  '2026年11月4日(水) 16:20 Bela Ford &lt;bela@ford.example&gt;:',
];

export const MAILS: readonly MailCase[] = [
  of(
    'Outlook: the signature begins in a cell of a table in another',
    'Outlook',
    `<div class=WordSection1>${p('Good to hear.')}<table><tr><td><table><tr><td>${p(`<a name="_MailAutoSig"></a><img src="${DOT}" width=20 height=20 alt="">`)}</td></tr></table></td><td>${p(...IRIS)}</td></tr></table></div>`,
    IRIS,
  ),
  of(
    'Outlook: the signature begins in the third cell, and a notice follows',
    'Outlook',
    `<body>${p('See you.')}<table><tr><td>${p('Iris Vance')}</td><td></td><td>${p('<a name="_MailAutoSig">Map Restorer</a>')}</td></tr></table>${p('Paper maps only.')}</body>`,
    ['Iris Vance', 'Map Restorer', 'Paper maps only.'],
  ),
  of(
    'Outlook: what is behind the first cell is not lost with its picture',
    'Outlook',
    `<table><tr><td><p><a name="_MailAutoSig"><img src="file:///C:/x/clip_image001.png"></a></p></td><td>${p(...IRIS)}</td></tr></table>`,
    IRIS,
  ),
  of(
    'Outlook: the same, shown by Outlook on the web',
    'Outlook',
    `<div class="x_WordSection1"><p class="x_MsoNormal">Hi Bela, all done.</p><p class="x_MsoNormal"><a name="x__MailAutoSig"><b>Iris Vance</b></a></p><p class="x_MsoNormal">Map Restorer</p></div>`,
    ['Iris Vance', 'Map Restorer'],
  ),
  of(
    'Outlook on the web: an answer to somebody at Gmail',
    'Outlook on the web',
    `<body><div class="elementToProof">Yes.</div><div id="Signature">${IRIS_TABLE}</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Bela Ford<br><b>Subject:</b> Maps</div><div><div dir="ltr">When?<div class="gmail_signature">${OTHER}</div></div></div></body>`,
    IRIS,
  ),
  of(
    'Outlook on the web: an answer without a signature of its own, above one of Gmail',
    'Outlook on the web',
    `<body><div class="elementToProof">Dear Bela,</div><div class="elementToProof">Tuesday would suit me well.</div><div>Kind regards</div><div>${IRIS_LINES}</div><div id="appendonsend"></div><div id="divRplyFwdMsg">From: Bela</div><div><div class="x_gmail_signature">${OTHER}</div></div></body>`,
    IRIS,
  ),
  of(
    'Outlook on the web: an answer to Outlook on the web',
    'Outlook on the web',
    `<body><div id="Signature">${IRIS_LINES}</div><hr><div id="x_divRplyFwdMsg">From: Bela</div><div id="x_Signature">${OTHER}</div></body>`,
    IRIS,
  ),
  of(
    'Outlook mobile: an answer to somebody at Gmail',
    'Outlook mobile',
    `<div dir="ltr">Fine by me.</div><div id="ms-outlook-mobile-signature"><div>${IRIS_LINES}</div></div><div id="mail-editor-reference-message-container"><hr><div>When?<div class="gmail_signature">${OTHER}</div></div></div>`,
    IRIS,
  ),
  of(
    'Outlook mobile: its own line is no signature',
    'Outlook mobile',
    `<div>Dear Bela,</div><div>They came today, thank you.</div><div>Best regards,</div><div>${IRIS_LINES}</div><div id="ms-outlook-mobile-signature">Get <a href="https://aka.ms/o0ukef">Outlook for iOS</a></div>`,
    [...IRIS, 'Get Outlook for iOS'],
  ),
  of(
    'Gmail: the classes of what it shows',
    'Gmail',
    `<div dir="ltr">Thank you.<br><span class="m_77gmail_signature_prefix">-- </span><br><div class="m_77gmail_signature">${IRIS_LINES}</div></div><div class="m_77gmail_quote">On 4 Nov 2026 Bela wrote:<div class="m_77gmail_signature">${OTHER}</div></div>`,
    IRIS,
  ),
  of(
    'Outlook: another mail with a mark below the header of Outlook for Mac',
    'Outlook',
    `<div class=WordSection1>${p('Hello,', 'the sheets are ready.', 'Best wishes', ...IRIS)}<div style="${MAC_LINE}">${p('<b>Lähettäjä:</b> Bela<br><b>Päivä:</b> 4.11.2026<br><b>Otsikko:</b> Maps')}</div>${p('<a name="_MailAutoSig">Bela Ford</a>', 'Warehouse Clerk')}</div>`,
    IRIS,
  ),
  ...Object.entries(HEADERS).map(([language, labels]) =>
    of(
      `Outlook: a thread without marks, ${language}`,
      'Outlook',
      `<div class=WordSection1>${p('Hello Bela,', 'the sheets are ready and dry.', '&nbsp;', 'Kind regards')}${IRIS_TABLE}${header(labels)}${p('When can we fetch them?', OTHER)}</div>`,
      IRIS,
    ),
  ),
  ...ATTRIBUTIONS.map((words) =>
    of(
      `a quote that nothing but words begins: ${words.slice(0, 24)}`,
      null,
      `<div>Dear Bela,<br>they are dry.<br><br>Best regards<br>${IRIS_LINES}<br><br>${words}<br>&gt; When?<br>&gt; ${OTHER.replaceAll('<br>', '<br>&gt; ')}</div>`,
      IRIS,
    ),
  ),
  ...ATTRIBUTIONS.map((words) =>
    of(
      `an older mail that only words part: ${words.slice(0, 24)}`,
      null,
      `<div>Dear Bela,<br>they are dry.<br><br>Best regards<br>${IRIS_LINES}</div><div>${words}</div><div>When?</div><div>${OTHER}</div>`,
      IRIS,
    ),
  ),
  of(
    'iOS: an answer below its own signature',
    'Apple Mail',
    `<body dir="auto"><div>Noon is fine.</div><br id="lineBreakAtBeginningOfSignature"><div dir="ltr"><b>Iris Vance</b><div>Map Restorer</div><div>iris@vance.example</div></div><blockquote type="cite"><div>${OTHER}</div></blockquote></body>`,
    IRIS,
  ),
  of(
    'iOS: the mark stands behind the last word of the letter',
    'Apple Mail',
    `<body>Noon is fine.<br id="lineBreakAtBeginningOfSignature"><div>${IRIS_LINES}</div><div><br><blockquote type="cite">On 4 Nov 2026, at 16:20, Bela wrote:<br></blockquote></div><blockquote type="cite"><br id="lineBreakAtBeginningOfSignature">${OTHER}</blockquote></body>`,
    IRIS,
  ),
  of(
    'iOS: its own line is no signature, the letter ends above it',
    'Apple Mail',
    `<div>Dear Bela,</div><div>Noon is fine with me.</div><div>Cheers</div><div>${IRIS_LINES}</div><div id="AppleMailSignature">Sent from my iPhone</div>`,
    [...IRIS, 'Sent from my iPhone'],
  ),
  of(
    'Thunderbird: the answer stands below what it answers',
    'Thunderbird',
    `<div class="moz-cite-prefix">On 4/11/26 16:20, Bela Ford wrote:<br></div><blockquote type="cite" cite="mid:1@ford.example">When?<div class="moz-signature">${OTHER}</div></blockquote><p>At noon.</p><div class="moz-signature">-- <br>${IRIS_LINES}</div>`,
    IRIS,
  ),
  of(
    'a delimiter, and the answer below the quote',
    null,
    `<div>On 4 Nov 2026 at 16:20, Bela Ford wrote:</div><blockquote>When?<br>${OTHER}</blockquote><div>At noon.<br>-- <br>${IRIS_LINES}</div>`,
    IRIS,
  ),
  of(
    'Spark: its own section',
    'Spark',
    `<div name="messageBodySection">At noon.</div><div name="messageSignatureSection"><div>${IRIS_LINES}</div></div><div name="messageReplySection">On 4 Nov 2026 Bela wrote:<div name="messageSignatureSection">${OTHER}</div></div>`,
    IRIS,
  ),
  of(
    'Windows Mail: the line above the answered mail',
    'Windows Mail',
    `<div>At noon.</div><div data-signatureblock="true">${IRIS_LINES}</div><div style="padding-top: 5px; border-top-color: rgb(229, 229, 229); border-top-width: 1px; border-top-style: solid;"><b>From:</b> Bela<br><b>Sent:</b> Monday<br><b>To:</b> Iris</div><div data-signatureblock="true">${OTHER}</div>`,
    IRIS,
  ),
  of(
    'a letter with a number to call, its closing words and a table',
    null,
    `<div><p>Dear Mr Ford,</p><p>please ring 01632 960 111 before you come.</p><p>With kind regards</p></div>${IRIS_TABLE}`,
    IRIS,
  ),
  of(
    'a letter with a first name above the table',
    null,
    `<p>Hi Bela,</p><p>They are dry.</p><p>Thanks,<br>Iris</p>${IRIS_TABLE}`,
    IRIS,
  ),
  of(
    'a letter that is written into a table',
    null,
    `<table><tr><td><p>Hallo Frau Ford,</p><p>die Karten sind trocken.</p><p>Mit freundlichen Grüßen</p><p>${IRIS_LINES}</p></td></tr></table>`,
    IRIS,
  ),
  of(
    'a greeting that the signature begins with is a part of it',
    null,
    `<p>Kind regards,</p><p>${IRIS_LINES}</p>`,
    ['Kind regards,', ...IRIS],
  ),
  of(
    'a signature with a sentence and a notice is all of it',
    null,
    `${IRIS_TABLE}<p>I work on Tuesdays and Thursdays.</p><p>This message is confidential and meant for its recipient alone.</p>`,
    [
      ...IRIS,
      'I work on Tuesdays and Thursdays.',
      'This message is confidential and meant for its recipient alone.',
    ],
  ),
  of(
    'a signature with a quote of its own',
    null,
    `<p>${IRIS_LINES}</p><blockquote style="margin:0">“Paper remembers.”</blockquote>`,
    [...IRIS, '“Paper remembers.”'],
  ),
  of(
    'a letter without closing words',
    null,
    `<p>Dear Bela,</p><p>they are dry, and you may fetch them.</p>${IRIS_TABLE}`,
    IRIS,
    false,
  ),
  of(
    'an answer of one line without closing words',
    null,
    `<div>Noon would be fine with me.</div><br><div>${IRIS_LINES}</div><div>-----Original Message-----</div><div>${OTHER}</div>`,
    IRIS,
    false,
  ),
  of(
    'a mail that is forwarded as it came',
    'Gmail',
    `<div class="gmail_quote">---------- Forwarded message ---------<br>From: Iris<div class="gmail_signature">${IRIS_LINES}</div></div>`,
    IRIS,
    false,
  ),
  of(
    'rules and lines of underscores part the answered mail',
    'Outlook',
    `${p('Hello,', 'they are dry now.', 'Regards', ...IRIS)}<hr>${p('________________________________', '<b>From:</b> Bela', '<b>Sent:</b> Monday', '<b>To:</b> Iris', 'When?', OTHER)}`,
    IRIS,
  ),
  of(
    'Word without marks is recognized by its head',
    'Word',
    `<html><head><meta name=Generator content="Microsoft Word 15"></head><body><p>${IRIS_LINES}</p></body></html>`,
    IRIS,
  ),
  of(
    'WiseStamp is recognized by its links',
    'WiseStamp',
    `<div>${IRIS_LINES}</div><a href="https://www.wisestamp.com/x"><img src="${DOT}" width=9 height=9></a>`,
    IRIS,
  ),
  of(
    'MySignature is recognized by its pictures',
    'MySignature',
    `<div>${IRIS_LINES}</div><img width=9 height=9 src="https://img.mysignature.io/p/1.png">`,
    IRIS,
  ),
  of(
    'Apple Mail is recognized by the style of its own files',
    'Apple Mail',
    `<body style="overflow-wrap: break-word; -webkit-nbsp-mode: space; line-break: after-white-space;"><div>${IRIS_LINES}</div></body>`,
    IRIS,
  ),
  of(
    'Outlook on the web is recognized by what it puts into mails that are answered',
    'Outlook on the web',
    `<div class="x_MsoNormal">${IRIS_LINES}</div>`,
    IRIS,
  ),
];

/** Headers of Outlook are found by how they are drawn, too. */
export const DRAWN_HEADER = `<p>${IRIS_LINES}</p><div style="${LINE}"><p>X: Bela<br>Y: Monday<br>Z: Maps</p></div><p>${OTHER}</p>`;
export const OWN_LINES = IRIS;
