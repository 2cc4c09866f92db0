import { OUTLOOKS, type ClientId } from './clients';
import type { Severity } from './severity';

/** All that is stated once about what findings can be about. */
export interface FindingRow {
  /** How grave it is. Where there are several, whatever finds it decides. */
  readonly severity: Severity | readonly Severity[];
  /** The words of a finding; `{name}` stands for an argument. */
  readonly message: string;
  /** The words of a finding about several people at once, after '12 people'. */
  readonly ofPeople: string;
  /** Why it is a finding, in a sentence. */
  readonly why?: string;
  /** The source of that; left out where it follows from the product itself. */
  readonly source?: FindingSource;
  /**
   * What it is about, where it is not one element: what is not filled in, or not so that it can be used, and is left out before
   * any client sees it; the signature as a whole, though elements have their part in it; or elements that overlap.
   */
  readonly about?: FindingAbout;
  /** The clients concerned; left out for all, and where whatever finds it decides. */
  readonly clients?: readonly ClientId[];
  /** The check of the finished signature that reports it; otherwise a pass does. */
  readonly check?: string;
  /** Whether it is about pictures that travel inside the HTML: the steps of 'Use it in…' bring them to the client another way. */
  readonly ofPicturesInside?: true;
  /** What can be done about it, on the canvas or in the form. */
  readonly fixes?: readonly string[];
}

export type FindingAbout = 'input' | 'whole' | 'overlap';

export interface FindingSource {
  readonly label: string;
  readonly href: string;
}

/** The page about a feature of HTML or CSS. */
export function feature(slug: string, name: string): FindingSource {
  return { label: `Can I email: ${name}`, href: `https://www.caniemail.com/features/${slug}/` };
}

/** A report of somebody who has met it: `issue` as `owner/name/issues/1`. */
function report(label: string, issue: string): FindingSource {
  return { label, href: `https://github.com/${issue}` };
}

const CONTRAST = {
  label: 'WCAG 2.2, 1.4.3',
  href: 'https://www.w3.org/WAI/WCAG22/Understanding/contrast-minimum.html',
} as const;

const GMAIL_LIMIT = report(
  'Report of a signature that Gmail refused',
  'antonreshetov/mysigmail/issues/17',
);
const GMAIL_CUT = report(
  'Report of messages that Gmail cuts off',
  'hteumeuleu/email-bugs/issues/41',
);
const ADD_INS = {
  label: 'Microsoft: setSignatureAsync',
  href: 'https://learn.microsoft.com/en-us/javascript/api/outlook/office.body',
} as const;
const BASE64 = feature('image-base64', 'pictures as base64');
const ROUND = feature('css-border-radius', 'border-radius');

/** Clients that do not show pictures stored inside the HTML. */
const HIDING = ['gmail', 'hey'] as const;

/** Those whose dark modes turn a mail dark and leave its pictures. Apple Mail leaves a mail that holds one as it is. */
const DARKENING = [
  'gmail',
  'outlook-web',
  'outlook-classic',
  'outlook-mac',
  'outlook-mobile',
  'thunderbird',
  'samsung',
  'hey',
] as const;

/** What separates elements, and what makes a text need less room. */
const APART = ['moveApart', 'snapToEdge'] as const;
const SHORTER = ['makeFit', 'wrapLines', 'shortenAddress'] as const;
const OVERLAP = [...APART, ...SHORTER] as const;

/** What findings can be about, a row for each rule. */
export const FINDINGS = {
  'link-unsafe': {
    severity: 'degraded',
    message: '{label} does not look like {what}, so it has no link.',
    ofPeople: 'with an address or a number that is not one, so it has no link',
    about: 'input',
    fixes: ['fixAddress', 'ownLine'],
  },
  'phone-several': {
    severity: 'info',
    message: '{label} holds {count} numbers. Each has its own link, and all have the same label.',
    ofPeople: 'with several numbers in one field, under one label',
    about: 'input',
    fixes: ['splitNumbers'],
  },
  'phone-length': {
    severity: 'degraded',
    message: '{label}: {number} is too short or too long for a number of its country.',
    ofPeople: 'with a phone number that is too short or too long for its country',
    why: 'Numbering plans state how many digits the numbers of a country have.',
    source: {
      label: 'libphonenumber, numbering plans',
      href: 'https://github.com/google/libphonenumber/blob/master/FAQ.md',
    },
    about: 'input',
  },
  'phone-as-typed': {
    severity: 'info',
    message:
      '{label} has no country code, so it stays as it was entered. Choose the country of such numbers.',
    ofPeople: 'with a phone number that stays as it was entered, since its country is not known',
    about: 'input',
  },
  'address-cleaned': {
    severity: 'info',
    message: '{label}: {what} is left out.',
    ofPeople: 'with an address of which a sign is left out',
    why: 'Mail would not arrive at the address as it was typed.',
    about: 'input',
    check: 'typed-addresses',
    fixes: ['fixAddress'],
  },
  'text-message': {
    severity: 'info',
    message: '{label}: the link calls the number instead of writing a text message.',
    ofPeople: 'with a link for text messages, which calls the number instead',
    why: 'Many email clients remove links that write text messages.',
    about: 'input',
    check: 'typed-addresses',
  },
  'href-unsafe': {
    severity: 'degraded',
    message: '{label}: the link is left out. Enter a web address, email or phone number.',
    ofPeople: 'with a link that is left out, as it does not look like an address or a number',
    about: 'input',
  },
  'social-unsafe': {
    severity: 'degraded',
    message: '{label} is neither a web address nor {account}, so its badge is left out.',
    ofPeople: 'with a social profile that is left out, as it does not look like one',
    about: 'input',
  },
  'social-elsewhere': {
    severity: 'degraded',
    message: '{label} links to {other}. Add the URL of your {label} profile.',
    ofPeople: 'with a social link that leads to another network',
    about: 'input',
  },
  'image-refused': {
    severity: 'broken',
    message: '{label} cannot be used. Use a PNG, JPG or GIF file, or an https address.',
    ofPeople: 'with a picture that cannot be used',
    about: 'input',
  },
  'image-relative': {
    severity: 'broken',
    message: '{label} needs its full web address, starting with https://.',
    ofPeople: 'with a picture without its full web address',
    about: 'input',
  },
  'image-not-cut': {
    severity: 'info',
    message: '{label}: classic Outlook shows square corners.',
    ofPeople: 'with a picture that has square corners in classic Outlook',
    why: 'It displays email with Word, which does not round corners.',
    source: ROUND,
    clients: ['outlook-classic'],
    fixes: ['plainShape'],
  },
  'near-gmail-limit': {
    severity: 'degraded',
    message: 'Almost too big for Gmail: {characters} of {wall} characters.{advice}',
    ofPeople: 'over 8,000 characters: almost too big for Gmail',
    why: 'Gmail counts the HTML of a signature with all its styles, and refuses more than 10,000 characters.',
    source: GMAIL_LIMIT,
    clients: ['gmail'],
    check: 'characters',
    fixes: ['leaveOut'],
  },
  'over-gmail-limit': {
    severity: 'broken',
    message: 'Too big for Gmail: {characters} characters, and it takes {wall}.{advice}',
    ofPeople: 'over 10,000 characters: too big for Gmail',
    why: 'Gmail counts the HTML of a signature with all its styles, and does not save more than 10,000 characters.',
    source: GMAIL_LIMIT,
    clients: ['gmail'],
    check: 'characters',
    fixes: ['leaveOut'],
  },
  'pictures-over-gmail-limit': {
    severity: 'broken',
    message: 'Too big for Gmail, because pictures are inside it.{advice}',
    ofPeople: 'over 10,000 characters with the pictures inside: too big for Gmail',
    why: 'Gmail counts the HTML of a signature with all its styles and embedded pictures, and does not save more than 10,000 characters.',
    source: GMAIL_LIMIT,
    about: 'whole',
    clients: ['gmail'],
    check: 'characters',
    ofPicturesInside: true,
    fixes: ['leaveOut'],
  },
  'embedded-picture': {
    severity: 'broken',
    message: 'Gmail and HEY hide uploaded pictures. Link to pictures online instead.',
    ofPeople: 'with pictures that Gmail and HEY do not show',
    why: 'They do not show pictures stored inside the HTML.',
    source: BASE64,
    about: 'whole',
    clients: HIDING,
    check: 'embedded-pictures',
    ofPicturesInside: true,
  },
  'embedded-code': {
    severity: 'broken',
    message: 'QR codes are pictures, which Gmail and HEY hide. Add what the code leads to as text.',
    ofPeople: 'with QR codes that Gmail and HEY do not show',
    why: 'They do not show pictures stored inside the HTML, and a code has no address of its own.',
    source: BASE64,
    about: 'whole',
    clients: HIDING,
    check: 'embedded-pictures',
    ofPicturesInside: true,
  },
  'embedded-drawing': {
    severity: 'broken',
    message:
      'Overlapping elements are exported as an image, which Gmail and HEY hide. Move them apart to keep their text.',
    ofPeople: 'with drawn parts that Gmail and HEY do not show',
    why: 'They do not show pictures stored inside the HTML.',
    source: BASE64,
    about: 'whole',
    clients: HIDING,
    check: 'embedded-pictures',
    ofPicturesInside: true,
  },
  'embedded-picture-outlook': {
    severity: 'degraded',
    message: 'Classic Outlook drops most pictures when you paste.',
    ofPeople: 'with pictures that classic Outlook mostly drops when pasted',
    why: 'It displays email with Word, and only some versions show pictures stored inside the HTML.',
    source: BASE64,
    about: 'whole',
    clients: ['outlook-classic'],
    check: 'embedded-pictures',
    ofPicturesInside: true,
  },
  'embedded-marks': {
    severity: 'broken',
    message: 'Social icons are pictures, which Gmail and HEY hide. Letters always show.',
    ofPeople: 'with social icons that Gmail and HEY do not show',
    why: 'They do not show pictures stored inside the HTML. Letters are text, and stay.',
    source: BASE64,
    about: 'whole',
    clients: HIDING,
    check: 'embedded-pictures',
    ofPicturesInside: true,
    fixes: ['showLetters'],
  },
  'embedded-marks-outlook': {
    severity: 'degraded',
    message: 'Classic Outlook drops most icons when you paste. Letters stay.',
    ofPeople: 'with social icons that classic Outlook mostly drops when pasted',
    why: 'It displays email with Word, and only some versions show pictures stored inside the HTML.',
    source: BASE64,
    about: 'whole',
    clients: ['outlook-classic'],
    check: 'embedded-pictures',
    ofPicturesInside: true,
    fixes: ['showLetters'],
  },
  'sample-values': {
    severity: 'info',
    message: 'Still sample text: {fields}.',
    ofPeople: 'with sample text that is not yet replaced',
    why: 'Samples are there to show you what it looks like.',
    about: 'whole',
    check: 'sample-values',
    fixes: ['clearSample'],
  },
  'name-capitals': {
    severity: 'info',
    message: '{label} is in capitals, which are slower to read.',
    ofPeople: 'with a name in capitals',
    why: 'Text in capitals is harder to recognize by its shape, and some screen readers spell it letter by letter.',
    source: {
      label: 'Carleton University: upper and lower case',
      href: 'https://carleton.ca/webaccessibility/appropriate-use-of-lower-and-upper-case-letters/',
    },
    check: 'name-capitals',
    fixes: ['recaseName'],
  },
  'block-incomplete': {
    severity: 'degraded',
    message: '{label}: no {what} yet, so nothing shows.',
    ofPeople: 'with a block that shows nothing, as something is missing',
    why: 'Readers could do nothing with it.',
    about: 'input',
  },
  'link-missing': {
    severity: 'degraded',
    message: '{label}: no link yet, so a click does nothing.',
    ofPeople: 'with a button or banner without a link',
    why: 'It looks as if it led somewhere.',
    about: 'input',
    check: 'buttons-and-banners',
  },
  'qr-too-long': {
    severity: 'degraded',
    message:
      '{label} has nothing to hold, or too much for phones to read at its size, so it is left out.',
    ofPeople: 'with a QR code that is left out, as it would hold too much or nothing',
    why: 'The more a code holds, the finer its squares. A link to the same holds little.',
    about: 'input',
  },
  'qr-faint': {
    severity: 'broken',
    message: '{label} may not scan in its colors. Use a dark color on a light background.',
    ofPeople: 'with a QR code in colors that phones may not read',
    why: 'Cameras look for dark squares on a light background. Many do not read the reverse.',
    about: 'input',
  },
  'banner-over': {
    severity: 'degraded',
    message: '{label}: its last day is over. Remove it, or change its dates.',
    ofPeople: 'with a banner whose last day is over',
    why: 'An email is read long after it was sent; old news looks careless.',
    about: 'input',
    check: 'buttons-and-banners',
  },
  'banner-early': {
    severity: 'degraded',
    message: '{label}: its first day is still to come.',
    ofPeople: 'with a banner whose first day is still to come',
    why: 'It already goes out with every email.',
    about: 'input',
    check: 'buttons-and-banners',
  },
  'image-not-hosted': {
    severity: 'broken',
    message: '{label} has no web address, so it is left out where pictures are linked.',
    ofPeople: 'with a picture that is left out, as it has no web address',
  },
  'marks-not-hosted': {
    severity: 'info',
    message: 'Social icons have no web address, so letters replace them where pictures are linked.',
    ofPeople: 'with letters instead of social icons, as those have no web address',
  },
  'placeholder-text': {
    severity: 'degraded',
    message: '{label}: placeholder text is left out. Type here or fill in Your details.',
    ofPeople: 'with placeholder text that is left out',
    about: 'input',
  },
  'picture-missing': {
    severity: 'broken',
    message: '{label}: no image yet, so it is left out.',
    ofPeople: 'with a picture that is missing',
    about: 'input',
  },
  'picture-as-words': {
    severity: 'degraded',
    message: '{label}: no image yet, so linked text takes its place.',
    ofPeople: 'with linked text in the place of a picture',
    about: 'input',
  },
  'picture-unreachable': {
    severity: 'degraded',
    message: '{label} did not load, so emails may show a gap. Check its address, or use another.',
    ofPeople: 'with a picture that did not load',
    why: 'Email clients load a linked picture again for each reader. If it does not load, they show a gap.',
    source: {
      label: 'MDN, the image element',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/img#image_loading_errors',
    },
    check: 'unreachable-pictures',
  },
  'social-missing': {
    severity: 'degraded',
    message: '{label}: no link yet, so it is left out. Add a profile URL.',
    ofPeople: 'with a social badge that is left out, as it has no link',
    about: 'input',
  },
  'plane-link': {
    severity: 'info',
    message:
      '{label}: classic Outlook may not open the link of an empty shape. Put text or a picture on it.',
    ofPeople: 'with a linked shape that classic Outlook may not open',
    clients: ['outlook-classic'],
  },
  'gradient-flat': {
    severity: 'info',
    message: '{label}: Outlook shows one plain color instead of the gradient.',
    ofPeople: 'with a gradient that Outlook shows as one plain color',
    why: 'Outlook does not show gradients, so the plain color below shows.',
    source: feature('css-linear-gradient', 'linear-gradient()'),
    clients: OUTLOOKS,
  },
  'shadow-missing': {
    severity: 'info',
    message: '{label}: Gmail, classic Outlook and Yahoo leave out the shadow.',
    ofPeople: 'with a shadow that Gmail, classic Outlook and Yahoo leave out',
    why: 'These clients have no shadows; everything else stays as it is.',
    source: feature('css-box-shadow', 'box-shadow'),
    clients: ['gmail', 'outlook-classic', 'yahoo'],
  },
  'shadow-cut': {
    severity: 'info',
    message: '{label} overlaps another element, so its shadow is left out.',
    ofPeople: 'with a shadow that is left out, since its element overlaps another',
    about: 'overlap',
    fixes: OVERLAP,
  },
  'element-sliced': {
    severity: 'degraded',
    message:
      '{label} is nested too deep, so its round corners, border style, gradient or shadow are left out.',
    ofPeople: 'with an element that loses its round corners, border style, gradient or shadow',
  },
  'element-hidden': {
    severity: 'info',
    message: '{label} is fully covered by another element, so it is left out.',
    ofPeople: 'with an element that is covered, so it is left out',
    about: 'overlap',
    fixes: OVERLAP,
  },
  'element-moved': {
    severity: 'degraded',
    message: '{label} overlaps another element. Email cannot show that, so it moves beside it.',
    ofPeople: 'with an overlapping element that is moved',
    about: 'overlap',
    fixes: OVERLAP,
  },
  'text-drawn': {
    severity: ['info', 'degraded'],
    message:
      '{label} overlaps another element. Overlapping text becomes a picture; where pictures are blocked, its plain text shows.',
    ofPeople: 'with overlapping text that is exported as an image',
    about: 'overlap',
    fixes: [...OVERLAP, 'acceptPicture'],
  },
  'element-drawn': {
    severity: 'info',
    message: '{label} overlaps another element. Both become one picture.',
    ofPeople: 'with overlapping elements that are exported as one image',
    about: 'overlap',
    fixes: OVERLAP,
  },
  'font-stand-in': {
    severity: 'info',
    message:
      'This device does not have {font}. Widths are right, but the letters shown here are a substitute.',
    ofPeople: 'with a font that was measured by a substitute',
  },
  'font-not-everywhere': {
    severity: 'info',
    message:
      'Only some devices have {font}. Elsewhere another font stands in ({others}), and lines may be longer or shorter.',
    ofPeople: 'with a font that only some devices have',
  },
  'words-past-box': {
    severity: 'degraded',
    message:
      '{label} is too small for its text, so emails stretch it. Shorten the text, or make the box larger.',
    ofPeople: 'with text that is too long for its box',
    fixes: ['growBox', 'makeFit'],
  },
  'text-past-frame': {
    severity: 'degraded',
    message: '{label} runs past the frame. The email gets wider, and phones may cut it off.',
    ofPeople: 'with text that runs past the frame',
    fixes: SHORTER,
  },
  'text-faint': {
    severity: 'broken',
    message:
      '{label} is hard to read on its background: the contrast is {ratio}, and {needed} is needed.',
    ofPeople: 'with text that is hard to read on its background',
    why: 'Small text needs a contrast of 4.5 with its background, large text needs 3.',
    source: CONTRAST,
    check: 'contrast',
    fixes: ['readableShade'],
  },
  'text-small': {
    severity: ['degraded', 'broken'],
    message: '{label} is hard to read at {size} px.',
    ofPeople: 'with very small text',
    why: 'Text below 11 px is hard to read, most of all on phones, where email is often shown smaller.',
    source: {
      label: 'WCAG 2.2, 1.4.4',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/resize-text.html',
    },
    check: 'text-size',
    fixes: ['largerText'],
  },
  'alt-missing': {
    severity: 'broken',
    message: '{label} has no description for screen readers.',
    ofPeople: 'with a picture without a description for screen readers',
    why: 'Screen readers say the description, and it shows while images are blocked.',
    source: {
      label: 'WCAG 2.2, 1.1.1',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-content.html',
    },
    check: 'missing-alt',
  },
  'phone-unlinked': {
    severity: 'degraded',
    message: '{label} has a phone number without a link. Phones may recolor it.',
    ofPeople: 'with a phone number without a link',
    why: 'Phones turn numbers into blue links, and sometimes take other digits for one. A link keeps your color.',
    source: {
      label: 'Apple: phone links',
      href: 'https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/PhoneLinks/PhoneLinks.html',
    },
    clients: ['ios-mail', 'apple-mail', 'samsung'],
    check: 'phone-link',
    fixes: ['linkNumber'],
  },
  'auto-link': {
    severity: 'degraded',
    message: '{label} holds ‘{part}’. Phones may make a link of it.',
    ofPeople: 'with a number or date that phones may make a link of',
    why: 'Such numbers and dates become blue links on iPhones, but not within a link. A link without an address keeps text as it looks and copies, unless a program removes it.',
    source: {
      label: 'WebKit: data detection',
      href: 'https://github.com/WebKit/WebKit/blob/main/Source/WebCore/editing/cocoa/DataDetection.mm',
    },
    clients: ['ios-mail'],
    check: 'auto-link',
    fixes: ['keepText'],
  },
  'too-wide': {
    severity: ['degraded', 'broken'],
    message: '{width} px wide. Emails have room for {most} px, and phones for less.',
    ofPeople: 'with a signature that is too wide for emails',
    why: 'A phone is 320 to 390 px wide. What is much wider is shrunk, or has to be scrolled.',
    source: feature('css-max-width', 'max-width'),
    check: 'measures',
  },
  'past-phone': {
    severity: 'info',
    message:
      '{width} px wide. Some phones show {most} px and cut off the rest. Others shrink the whole email.',
    ofPeople: 'with a signature that is wider than phones',
    why: 'A design keeps its width on every screen. What must be seen on phones is best placed on the left. Templates get narrower by themselves.',
    source: {
      label: 'Viewport sizes of phones',
      href: 'https://developer.mozilla.org/docs/Web/CSS/CSSOM_view/Viewport_concepts',
    },
    check: 'measures',
  },
  'too-deep': {
    severity: 'info',
    message:
      '{depth} tables inside one another. More than {most} has not been tested in email clients.',
    ofPeople: 'with more nested tables than have been tested',
    why: 'Each table inside another is one more that an email client can get wrong.',
    check: 'measures',
  },
  'html-heavy': {
    severity: 'degraded',
    message: '{size} kB of HTML. Gmail soon cuts off a long thread of replies.',
    ofPeople: 'with so much HTML that Gmail soon cuts off long threads',
    why: 'Gmail hides what comes after about 102 kB of a message, and every reply quotes your signature again.',
    source: GMAIL_CUT,
    clients: ['gmail'],
    check: 'weight',
  },
  'html-clipped': {
    severity: 'broken',
    message: '{size} kB of HTML. Gmail cuts off messages over 102 kB.',
    ofPeople: 'with so much HTML that Gmail cuts off the message',
    why: 'Gmail hides what comes after about 102 kB of a message behind a link.',
    source: GMAIL_CUT,
    clients: ['gmail'],
    check: 'weight',
  },
  'over-outlook-add-ins': {
    severity: 'info',
    message: '{characters} characters. Outlook add-ins that set signatures take {most} at most.',
    ofPeople: 'with more characters than Outlook add-ins take',
    why: 'This is about programs that set the signature of a whole company. What you paste yourself may be longer.',
    source: ADD_INS,
    clients: ['outlook-web', 'outlook-mac', 'outlook-mobile'],
    check: 'weight',
  },
  'pictures-over-outlook-add-ins': {
    severity: 'info',
    message:
      'With pictures inside, {characters} characters. Outlook add-ins that set signatures take {most} at most.',
    ofPeople: 'with more characters, pictures included, than Outlook add-ins take',
    why: 'This is about programs that set the signature of a whole company. What you paste yourself may be longer.',
    source: ADD_INS,
    about: 'whole',
    clients: ['outlook-web', 'outlook-mac', 'outlook-mobile'],
    check: 'weight',
    ofPicturesInside: true,
  },
  'control-character': {
    severity: 'broken',
    message: 'There is a hidden control character, and Gmail cuts off the message there.',
    ofPeople: 'with a hidden control character, where Gmail cuts off the message',
    why: 'Such characters come from old Windows text. One is enough for Gmail to cut off even a short message.',
    source: GMAIL_CUT,
    clients: ['gmail'],
    check: 'control-characters',
  },
  'image-page': {
    severity: 'broken',
    message: '{label}: {host} shows a web page at that address, not the picture itself.',
    ofPeople: 'with a picture address that shows a web page',
    why: 'A share link opens a page around the picture. An email needs the address of the file itself.',
    source: report(
      'Report of a shared picture that did not show',
      'danmindru/responsive-html-email-signature/issues/53',
    ),
    check: 'picture-address',
    fixes: ['correctAddress'],
  },
  'image-expires': {
    severity: 'degraded',
    message: '{label}: links from {host} stop working after a while.',
    ofPeople: 'with a picture link that stops working after a while',
    why: 'The address works only for a while. After that, every email you sent shows a gap.',
    source: {
      label: 'Amazon: presigned URLs',
      href: 'https://docs.aws.amazon.com/AmazonS3/latest/userguide/using-presigned-url.html',
    },
    check: 'picture-address',
  },
  'image-local': {
    severity: 'broken',
    message: '{label}: {host} is on your own network, where others cannot see it.',
    ofPeople: 'with a picture on your own network, where others cannot see it',
    why: 'It points to a computer or network of your own, which the people you write to cannot reach.',
    source: { label: 'RFC 1918', href: 'https://www.rfc-editor.org/rfc/rfc1918' },
    check: 'picture-address',
  },
  'image-path': {
    severity: 'broken',
    message: '{label}: the address has no website in it, so the picture cannot be found.',
    ofPeople: 'with a picture address without a website in it',
    why: 'Without a website, the address is looked up next to the page it is on.',
    source: { label: 'RFC 3986, 4.2', href: 'https://www.rfc-editor.org/rfc/rfc3986#section-4.2' },
    check: 'picture-address',
  },
  'image-not-secure': {
    severity: 'degraded',
    message: '{label} has an http address. Many email clients only load https.',
    ofPeople: 'with a picture that has an http address',
    why: 'Webmail on https may refuse pictures that are not.',
    source: {
      label: 'MDN: mixed content',
      href: 'https://developer.mozilla.org/en-US/docs/Web/Security/Mixed_content',
    },
    check: 'picture-address',
    fixes: ['correctAddress'],
  },
  'picture-format': {
    severity: ['degraded', 'broken'],
    message: '{label} is {format} file.',
    ofPeople: 'with a picture in a format that some email clients do not show',
    why: 'PNG, JPG and GIF show everywhere. This kind of file does not.',
    source: feature('image-webp', 'picture formats'),
    check: 'picture-format',
  },
  'picture-blurry': {
    severity: 'degraded',
    message: '{label} is blurry: {pixels} pixels, shown at {shown} px.',
    ofPeople: 'with a blurry picture',
    why: 'Most screens have two or three pixels where an email counts one.',
    check: 'picture-pixels',
  },
  'picture-oversized': {
    severity: 'degraded',
    message: '{label} is larger than it needs to be: {pixels} pixels, shown at {shown} px.',
    ofPeople: 'with a picture that is larger than needed',
    why: 'Two pixels for each px shown are plenty. Word is bad at shrinking larger pictures.',
    source: feature('html-width', 'width'),
    clients: ['outlook-classic'],
    check: 'picture-pixels',
  },
  'picture-stretched': {
    severity: 'broken',
    message: '{label} is stretched too far: {pixels} pixels, shown at {shown} px.',
    ofPeople: 'with a picture that is stretched too far',
    why: 'Word stretches a picture 65 times at most.',
    source: report('Report of how far Word stretches pictures', 'hteumeuleu/email-bugs/issues/163'),
    clients: ['outlook-classic'],
    check: 'picture-pixels',
  },
  'picture-dark': {
    severity: 'degraded',
    message: '{label} has dark parts on a transparent background. They disappear in dark mode.',
    ofPeople: 'with a picture that disappears in dark mode',
    why: 'Dark mode darkens the email and leaves pictures as they are. A light background that is part of the picture stays.',
    source: report('Report of Gmail’s dark modes', 'hteumeuleu/email-bugs/issues/68'),
    clients: DARKENING,
    check: 'picture-dark',
    fixes: ['lightBacking'],
  },
  'picture-pale': {
    severity: 'degraded',
    message:
      '{label} has light parts on a transparent background. They cannot be seen on a light one.',
    ofPeople: 'with a picture that cannot be seen on a light background',
    why: 'Most emails are read on white. A dark background that is part of the picture stays with it.',
    source: {
      label: 'WCAG 2.2, 1.4.11',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/non-text-contrast.html',
    },
    check: 'picture-pale',
    fixes: ['darkBacking'],
  },
  'picture-heavy': {
    severity: ['degraded', 'broken'],
    message: '{label} is {size} kB, and every message carries it.',
    ofPeople: 'with a heavy picture in every message',
    why: 'It is sent with every message and every reply, over slow connections too.',
    check: 'picture-weight',
  },
  'pictures-heavy': {
    severity: ['degraded', 'broken'],
    message: 'Pictures add up to {size} kB, and every message carries them.',
    ofPeople: 'with heavy pictures in every message',
    why: 'They are sent with every message and every reply, over slow connections too.',
    about: 'whole',
    check: 'picture-weight',
  },
  construct: {
    severity: ['degraded', 'broken'],
    message: 'It contains {construct}.',
    ofPeople: 'with HTML that some email clients do not understand',
    check: 'constructs',
  },
  'language-missing': {
    severity: 'degraded',
    message: 'Its language and direction are not set, and screen readers need them.',
    ofPeople: 'with a signature that does not say its language',
    why: 'Without it, a screen reader may read the text in the wrong language.',
    source: feature('html-lang', 'lang'),
    check: 'constructs',
  },
  'word-split': {
    severity: 'info',
    message: '{label}: ‘{word}’ is in several looks, so some screen readers read it in parts.',
    ofPeople: 'with a word in several looks, which some screen readers read in parts',
    why: 'Each look is a text of its own, and VoiceOver and Narrator read texts one by one.',
    source: {
      label: 'Adrian Roselli: text split into letters',
      href: 'https://adrianroselli.com/2026/02/you-know-what-just-dont-split-words-into-letters.html',
    },
    check: 'heard',
    fixes: ['joinWords'],
  },
  'link-vague': {
    severity: 'info',
    message: '{label}: ‘{name}’ does not state where the link leads.',
    ofPeople: 'with a link whose text does not state where it leads',
    why: 'Screen readers list links by their text alone, without what is beside them.',
    source: {
      label: 'WCAG 2.2, 2.4.9',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-link-only.html',
    },
    check: 'heard',
    fixes: ['nameLink'],
  },
} as const satisfies Readonly<Record<string, FindingRow>>;
