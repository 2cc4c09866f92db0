/** What a finding says; `{name}` stands for an argument. */
export const FINDING_MESSAGES = {
  'link-unsafe': '{label} does not look like {what}, so it is shown without a link.',
  'href-unsafe':
    '{label} has a link that is no web address, email or phone number, so it leads nowhere.',
  'social-unsafe': '{label} is not a web address or account name, so its badge is left out.',
  'social-elsewhere': '{label} leads to {other}: give the address of a profile at {label}.',
  'image-refused': '{label} cannot be used: give a PNG, JPG or GIF file, or an https address.',
  'image-relative': '{label} has a relative address, which no mail client can resolve.',
  'image-not-cut': '{label} is rounded by style only; classic Outlook shows it square.',
  'near-gmail-limit': '{characters} characters: close to the {wall} that Gmail takes.',
  'over-gmail-limit': '{characters} characters: Gmail refuses signatures of more than {wall}.',
  'embedded-picture':
    'Pictures from your device do not show in Gmail or HEY. Put them on a website and give their https address instead.',
  'embedded-drawing':
    'What overlaps is drawn as a picture, which does not show in Gmail or HEY. Move it apart to keep it as text.',
  'embedded-picture-outlook':
    'Classic Outlook loses most pictures that are copied from a web page.',
  'embedded-marks': 'Social icons are pictures, which do not show in Gmail or HEY. Letters do.',
  'embedded-marks-outlook':
    'Classic Outlook loses most icons that are copied from a web page. Letters stay.',
  'sample-values': 'Still our sample: {fields}.',
  'image-not-hosted': '{label} has no hosted address, so it is left out where pictures are linked.',
  'marks-not-hosted':
    'Social icons have no hosted address, so letters stand in for them where pictures are linked.',
  'placeholder-text':
    '{label} is empty, so it is left out: write something there, or fill in your details.',
  'picture-missing': '{label} has no picture yet, so it is left out.',
  'picture-unreachable':
    '{label} did not load from its address, so mails may show a gap. Check the address, or use another.',
  'social-missing': '{label} has no address, so it is left out: give that of a profile.',
  'plane-link': 'Classic Outlook may not open the link of {label}. Put words or a picture on it.',
  'gradient-flat':
    '{label} shows one plain colour in Outlook instead of two that run into each other.',
  'element-sliced':
    '{label} lies too deep within other elements, so its round corners or gradient are left out.',
  'element-hidden': '{label} lies wholly under another element, so it is left out.',
  'element-moved':
    '{label} overlaps another element, which mails cannot show; it stands beside it instead.',
  'text-drawn':
    '{label} overlaps another element, so its words become part of a picture: nobody can select them, and where pictures are blocked only their plain text shows.',
  'element-drawn': '{label} overlaps another element, so both become one picture.',
  'font-stand-in':
    'This device has no {font}. Widths are those of the real one; the letters drawn here are a stand-in.',
  'words-past-box':
    '{label} is too small for its text, so emails stretch it. Shorten the text, or make it larger.',
  'text-past-frame':
    '{label} is longer than its box and reaches past the frame: mails become wider for it, and phones may cut it off.',
  'text-faint':
    '{label} is hard to read on what it lies on: a contrast of {ratio}, where {needed} is needed.',
  'text-small': '{label} has letters of {size} px, which are hard to read.',
  'alt-missing': '{label} has no description for those who cannot see it.',
  'phone-unlinked': '{label} holds a phone number that is no link: phones color it as they like.',
  'too-wide': '{width} px wide: mails have room for {most}, and phones for less.',
  'too-deep':
    '{depth} tables lie in one another. Nothing deeper than {most} has been tried in mail clients.',
  'html-heavy': '{size} kB of HTML: a long thread of replies is soon cut off in Gmail.',
  'html-clipped': '{size} kB of HTML: Gmail cuts off messages of more than 102 kB.',
  'over-outlook-add-ins':
    '{characters} characters: an add-in that sets signatures in Outlook takes {most} at most.',
  'control-character': 'There is a control character in it, at which Gmail cuts off the message.',
  'image-page': '{label}: {host} shows a page at that address, not the picture itself.',
  'image-expires': '{label}: addresses of {host} stop working after a while.',
  'image-local': '{label}: {host} is on your own network, where nobody else can see it.',
  'image-path': '{label}: a path without a website leads to ours, where no such picture is.',
  'image-not-secure': '{label} has an http address: many mail clients only load https.',
  'picture-format': '{label} is {format} file.',
  'picture-blurry': '{label} is blurry: {pixels} pixels, shown at {shown} px.',
  'picture-oversized':
    '{label} is larger than it needs to be: {pixels} pixels, shown at {shown} px.',
  'picture-stretched': '{label} is stretched too far: {pixels} pixels, shown at {shown} px.',
  'picture-dark':
    '{label} has dark parts on a see-through ground: they vanish where a dark mode turns the mail dark.',
  'picture-heavy': '{label} weighs {size} kB, and every message carries it along.',
  'pictures-heavy': 'The pictures weigh {size} kB together, and every message carries them along.',
  construct: 'It holds {construct}.',
  'language-missing': 'It does not say its language and direction, which screen readers ask for.',
} as const;

/** The words of a finding, arguments filled in. */
export function findingMessage(finding: SayableFinding): string {
  return fillMessage(FINDING_MESSAGES[finding.rule], finding.args);
}

interface SayableFinding {
  readonly rule: keyof typeof FINDING_MESSAGES;
  readonly args: Readonly<Record<string, string | number>>;
}

function fillMessage(message: string, args: SayableFinding['args']): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(args[name] ?? gap));
}
