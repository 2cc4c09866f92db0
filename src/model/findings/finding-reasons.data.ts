import type { FindingRule } from './findings';

/** Why a finding is one, and the source of that. */
export interface Reason {
  readonly why: string;
  /** Left out where it follows from the product itself. */
  readonly source?: { readonly label: string; readonly href: string };
}

function feature(slug: string, name: string): NonNullable<Reason['source']> {
  return { label: `Can I email: ${name}`, href: `https://www.caniemail.com/features/${slug}/` };
}

function issue(repository: string, number: number): NonNullable<Reason['source']> {
  return {
    label: `${repository}, issue ${number}`,
    href: `https://github.com/${repository}/issues/${number}`,
  };
}

const CONTRAST = {
  label: 'WCAG 2.2, 1.4.3',
  href: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
} as const;

const GMAIL_LIMIT = issue('antonreshetov/mysigmail', 17);
const GMAIL_CUT = issue('hteumeuleu/email-bugs', 41);
const BASE64 = feature('image-base64', 'pictures as base64');
const ROUND = feature('css-border-radius', 'border-radius');

/** Reasons by rule, in a sentence each. */
export const FINDING_REASONS: Partial<Record<FindingRule, Reason>> = {
  'near-gmail-limit': {
    why: 'Gmail counts the HTML of a signature with all its styles, and refuses more than 10,000 characters.',
    source: GMAIL_LIMIT,
  },
  'over-gmail-limit': {
    why: 'Gmail counts the HTML of a signature with all its styles and embedded pictures, and does not save more than 10,000 characters.',
    source: GMAIL_LIMIT,
  },
  'html-heavy': {
    why: 'Gmail hides what comes after about 102 kB of a message, and every reply quotes your signature again.',
    source: GMAIL_CUT,
  },
  'html-clipped': {
    why: 'Gmail hides what comes after about 102 kB of a message behind a link.',
    source: GMAIL_CUT,
  },
  'over-outlook-add-ins': {
    why: 'This is about programs that set the signature of a whole company. What you paste yourself may be longer.',
    source: {
      label: 'Microsoft: setSignatureAsync',
      href: 'https://learn.microsoft.com/en-us/javascript/api/outlook/office.body',
    },
  },
  'embedded-picture': {
    why: 'They do not show pictures stored inside the HTML.',
    source: BASE64,
  },
  'embedded-code': {
    why: 'They do not show pictures stored inside the HTML, and a code has no address of its own.',
    source: BASE64,
  },
  'embedded-drawing': {
    why: 'They do not show pictures stored inside the HTML.',
    source: BASE64,
  },
  'embedded-picture-outlook': {
    why: 'It displays email with Word, and only some versions show pictures stored inside the HTML.',
    source: BASE64,
  },
  'embedded-marks': {
    why: 'They do not show pictures stored inside the HTML. Letters are text, and stay.',
    source: BASE64,
  },
  'embedded-marks-outlook': {
    why: 'It displays email with Word, and only some versions show pictures stored inside the HTML.',
    source: BASE64,
  },
  'image-not-cut': {
    why: 'It displays email with Word, which does not round corners.',
    source: ROUND,
  },
  'gradient-flat': {
    why: 'Outlook does not show gradients, so the plain color below shows.',
    source: feature('css-linear-gradient', 'linear-gradient()'),
  },
  'text-faint': {
    why: 'Small text needs a contrast of 4.5 with its background, large text needs 3.',
    source: CONTRAST,
  },
  'text-small': {
    why: 'Text below 11 px is hard to read, most of all on phones, where email is often shown smaller.',
    source: {
      label: 'WCAG 2.2, 1.4.4',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
    },
  },
  'alt-missing': {
    why: 'Screen readers say the description, and it shows while images are blocked.',
    source: {
      label: 'WCAG 2.2, 1.1.1',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
    },
  },
  'language-missing': {
    why: 'Without it, a screen reader may read the text in the wrong language.',
    source: feature('html-lang', 'lang'),
  },
  'phone-unlinked': {
    why: 'Phones turn numbers into blue links, and sometimes take other digits for one. A link keeps your color.',
    source: {
      label: 'Apple: phone links',
      href: 'https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/PhoneLinks/PhoneLinks.html',
    },
  },
  'too-wide': {
    why: 'A phone is 320 to 390 px wide. What is much wider is shrunk, or has to be scrolled.',
    source: feature('css-max-width', 'max-width'),
  },
  'past-phone': {
    why: 'A design keeps its width on every screen. What must be seen on phones is best placed on the left. Templates get narrower by themselves.',
    source: {
      label: 'Viewport sizes of phones',
      href: 'https://developer.mozilla.org/docs/Web/CSS/CSSOM_view/Viewport_concepts',
    },
  },
  'too-deep': { why: 'Each table inside another is one more that an email client can get wrong.' },
  'control-character': {
    why: 'Such characters come from old Windows text. One is enough for Gmail to cut off even a short message.',
    source: GMAIL_CUT,
  },
  'image-page': {
    why: 'A share link opens a page around the picture. An email needs the address of the file itself.',
    source: issue('danmindru/responsive-html-email-signature', 53),
  },
  'image-expires': {
    why: 'The address works only for a while. After that, every email you sent shows a gap.',
    source: {
      label: 'Amazon: presigned URLs',
      href: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html',
    },
  },
  'image-local': {
    why: 'It points to a computer or network of your own, which the people you write to cannot reach.',
    source: { label: 'RFC 1918', href: 'https://www.rfc-editor.org/rfc/rfc1918' },
  },
  'image-path': {
    why: 'Without a website, the address is looked up next to the page it is on.',
    source: { label: 'RFC 3986, 4.2', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-4.2' },
  },
  'picture-unreachable': {
    why: 'Email clients load a linked picture again for each reader. If it does not load, they show a gap.',
    source: {
      label: 'MDN, the image element',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img#image_loading_errors',
    },
  },
  'image-not-secure': {
    why: 'Webmail on https may refuse pictures that are not.',
    source: {
      label: 'MDN: mixed content',
      href: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
    },
  },
  'picture-format': {
    why: 'PNG, JPG and GIF show everywhere. This kind of file does not.',
    source: feature('image-webp', 'picture formats'),
  },
  'picture-blurry': { why: 'Most screens have two or three pixels where an email counts one.' },
  'picture-oversized': {
    why: 'Two pixels for each px shown are plenty. Word is bad at shrinking larger pictures.',
    source: feature('html-width', 'width'),
  },
  'picture-stretched': {
    why: 'Word stretches a picture 65 times at most.',
    source: issue('hteumeuleu/email-bugs', 163),
  },
  'picture-dark': {
    why: 'Dark mode darkens the email and leaves pictures as they are. A light background that is part of the picture stays.',
    source: issue('hteumeuleu/email-bugs', 68),
  },
  'picture-pale': {
    why: 'Most emails are read on white. A dark background that is part of the picture stays with it.',
    source: {
      label: 'WCAG 2.2, 1.4.11',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html',
    },
  },
  'picture-heavy': {
    why: 'It is sent with every message and every reply, over slow connections too.',
  },
  'pictures-heavy': {
    why: 'They are sent with every message and every reply, over slow connections too.',
  },
  'link-missing': { why: 'It looks as if it led somewhere.' },
  'block-incomplete': { why: 'Readers could do nothing with it.' },
  'qr-too-long': {
    why: 'The more a code holds, the finer its squares. A link to the same holds little.',
  },
  'banner-over': { why: 'An email is read long after it was sent; old news looks careless.' },
  'banner-early': { why: 'It already goes out with every email.' },
  'sample-values': { why: 'Samples are there to show you what it looks like.' },
};

/** The reason of a finding, its own feature named where it has one. */
export function reasonOf(
  rule: FindingRule,
  args: Readonly<Record<string, string | number>>,
): Reason | null {
  const slug = args['feature'];
  const known = FINDING_REASONS[rule] ?? null;
  if (typeof slug !== 'string' || slug === '') return known;
  const why = known?.why ?? 'Some email clients do not support it.';
  return { why, source: feature(slug, slug.replace(/^(?:css|html|image)-/, '')) };
}
