import { strToU8, zipSync, type Zippable } from 'fflate';
import { cleanLine } from '../../base/text';
import { escapeAttribute, escapeText } from '../../email/print/escape';
import { PACKAGE_MESSAGES } from '../../model/messages/package-messages';
import { digestOfText } from '../../model/picture/fingerprint';
import { parseEmail } from '../../model/person/web/email';
import type { Person } from '../../model/person/signature';
import { htmlFile, toDocument } from '../html-file';
import { IMAGE_EXTENSIONS, imageFile, imageCid } from '../pictures/image-names';
import type { EmailOutput, EmailImage } from '../types';
import { personName, slug, outlookName } from './file-names';
import { inAscii, withCrlf, noonOf, utf16 } from './formats/text-formats';

import { headerDate, headerText } from './formats/mail-headers';
import { bytesPart, multipart, textPart, type MailPart } from './formats/multipart';

import { richTextOf } from './formats/rich-text';
import { AS_UNIX } from './formats/zip-options';

import { mailsignature } from './mailsignature';
import type { Package } from './package';
import { ADDON_DAY, ADDON_PROGRAM, addonEntry, addonManifest } from './thunderbird-addon/addon';
import { vcard } from './vcard';

/**
 * A draft to send oneself as a test, its pictures attached. Outlook opens it ready to be sent for `X-Unsent`; sender and
 * addressee are left to the mail client and the visitor.
 */
export const eml: Package = {
  id: 'eml',
  images: 'cid',
  showsIcons: true,
  make: ({ output, person, now }) => {
    const html = textPart('text/html', toDocument(output, aboutFile(output, person)));
    const body = multipart('alternative', 'alternative', [
      textPart('text/plain', output.text),
      withPictures(html, output),
    ]);
    const headers = [
      'X-Unsent: 1',
      `Date: ${headerDate(now)}`,
      `Subject: ${headerText(subjectOf(cleanLine(person.fullName)))}`,
      'MIME-Version: 1.0',
    ];
    const content = [...headers, body].join('\r\n');
    return [{ name: `${personName(person)}.eml`, type: 'message/rfc822', content }];
  },
};

function subjectOf(name: string): string {
  return name === '' ? PACKAGE_MESSAGES.testSubject : PACKAGE_MESSAGES.testSubjectOf(name);
}

function withPictures(html: MailPart, { images }: EmailOutput): MailPart {
  return images.length === 0
    ? html
    : multipart('related', 'related', [html, ...images.map(imagePart)]);
}

function imagePart(image: EmailImage): MailPart {
  const file = imageFile(image);
  const headers = [
    `Content-Type: ${image.mime}; name="${file}"`,
    `Content-ID: <${imageCid(image)}>`,
    `Content-Disposition: inline; filename="${file}"`,
  ];
  return bytesPart(headers, image.bytes);
}

/**
 * The files that classic Outlook keeps of a signature, to be put into its folder of signatures: for emails in HTML, in rich
 * text and in plain text, and the pictures.
 */
export const outlookZip: Package = {
  id: 'outlook-zip',
  images: 'files',
  showsIcons: true,
  folder: folderOf,
  make: ({ output, person, now }) => {
    const name = outlookName(person);
    const files: Zippable = {
      [`${name}.htm`]: strToU8(htmlOf(output, person)),
      [`${name}.rtf`]: strToU8(richTextOf(output)),
      [`${name}.txt`]: utf16(withCrlf(`${output.text}\n`)),
      ...Object.fromEntries(
        output.images.map((image) => [`${folderOf(person)}/${imageFile(image)}`, image.bytes]),
      ),
    };
    const content = zipSync(files, { ...AS_UNIX, mtime: noonOf(now) });
    return [{ name: `${name}.zip`, type: 'application/zip', content }];
  },
};

function folderOf(person: Person): string {
  return `${outlookName(person)}_files`;
}

/** Word reads the charset from this element alone. */
const CHARSET = '<meta http-equiv="Content-Type" content="text/html; charset=utf-8">';

function htmlOf(output: EmailOutput, person: Person): string {
  return withCrlf(toDocument(output, { ...aboutFile(output, person), head: [CHARSET] }));
}

/** A page to open on a phone: one touch selects the whole signature, without any script. */
export const page: Package = {
  id: 'page',
  images: 'embed',
  make: ({ output, person }) => {
    const { lang } = aboutFile(output, person);
    const content = htmlFile({
      title: PACKAGE_MESSAGES.pageTitle,
      lang: 'en',
      head: [`<style>${STYLES}</style>`],
      // Blank, where it is not known: it is not that of the page.
      body: pageBody(output.html, lang ?? ''),
    });
    return [{ name: `${personName(person)}.html`, type: 'text/html', content }];
  },
};

function pageBody(signature: string, lang: string): string {
  const steps = PACKAGE_MESSAGES.pageSteps.map((step) => `<li>${escapeText(step)}</li>`).join('');
  return [
    '<main>',
    `<h1>${escapeText(PACKAGE_MESSAGES.pageTitle)}</h1>`,
    `<ol>${steps}</ol>`,
    `<p id="box">${escapeText(PACKAGE_MESSAGES.pageBox)}</p>`,
    `<section aria-labelledby="box" lang="${escapeAttribute(lang)}"><div>${signature}</div></section>`,
    '</main>',
  ].join('\n');
}

/** What is selected must be the signature alone, so nothing else here can be. */
const STYLES = [
  ':root{color-scheme:light;-webkit-text-size-adjust:100%}',
  'body{margin:0;background:#fff;color:#1f2937;font:16px/1.5 system-ui,sans-serif;-webkit-user-select:none;user-select:none}',
  'main{max-width:640px;margin:0 auto;padding:24px 16px}',
  'h1{margin:0 0 12px;font-size:22px;line-height:1.3}',
  'ol{margin:0 0 24px;padding-left:24px}li{margin-bottom:8px}',
  'p{margin:0 0 8px;font-weight:600}',
  'section{overflow:auto;padding:24px 16px;border:2px dashed #6b7280;border-radius:8px}',
  'section div{-webkit-user-select:all;user-select:all;-webkit-touch-callout:default}',
].join('');

/**
 * One file that holds everything, as Thunderbird attaches it: all of it comes into each mail. So it holds nothing but the
 * signature, and states no encoding.
 */
export const html: Package = {
  id: 'html',
  images: 'embed',
  showsIcons: true,
  make: ({ output, person }) => [
    {
      name: `${personName(person)}.html`,
      type: 'text/html',
      content: `${inAscii(output.html)}\n`,
    },
  ],
};

/** Thunderbird's add-on with this one signature. It takes a file for addresses that it holds none for. */
export const addon: Package = {
  id: 'addon',
  images: 'embed',
  showsIcons: true,
  make: ({ output, person }) => {
    const address = parseEmail(person.email)?.address.toLowerCase();
    const entry =
      address === undefined ? null : addonEntry({ address, whole: { html: output.html } });
    const files = [...ADDON_PROGRAM, ...(entry === null ? [] : [...entry.pictures, entry.file])];
    const digest = digestOfText(files.map(({ path, content }) => path + content).join(''));
    const all = [addonManifest(PACKAGE_MESSAGES.addonName, digest), ...files];
    const content = zipSync(
      Object.fromEntries(all.map((file) => [file.path, strToU8(file.content)])),
      { ...AS_UNIX, mtime: noonOf(ADDON_DAY) },
    );
    return [{ name: `${personName(person)}.xpi`, type: 'application/x-xpinstall', content }];
  },
};

/** Each picture as it was drawn, numbered as the gaps in the copy are. */
export const pictures: Package = {
  id: 'pictures',
  images: 'gaps',
  make: ({ output: { images } }) =>
    images.map(({ alt, mime, bytes }, index) => {
      const words = ['picture', String(index + 1), slug(alt)].filter((word) => word !== '');
      return { name: `${words.join('-')}.${IMAGE_EXTENSIONS[mime]}`, type: mime, content: bytes };
    }),
};

/** The plain-text twin. */
export const text: Package = {
  id: 'text',
  images: 'embed',
  make: ({ output, person }) => [
    { name: `${personName(person)}.txt`, type: 'text/plain', content: `${output.text}\n` },
  ],
};

/** All forms in which a signature is taken away as files, in the order in which they are offered. */
export const PACKAGES: readonly Package[] = [
  html,
  addon,
  eml,
  text,
  vcard,
  page,
  outlookZip,
  mailsignature,
  pictures,
];

/** Title and language of an HTML file around a signature. */
function aboutFile(
  { doc }: Pick<EmailOutput, 'doc'>,
  { fullName }: Pick<Person, 'fullName'>,
): { readonly title: string; readonly lang: string | undefined } {
  return { title: cleanLine(fullName) || PACKAGE_MESSAGES.unnamed, lang: doc.lang };
}
