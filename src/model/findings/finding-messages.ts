/** The texts of findings; `{name}` stands for an argument. */
export const FINDING_MESSAGES = {
  'link-unsafe': '{label} does not look like {what}, so it has no link.',
  'href-unsafe': '{label}: the link is left out. Enter a web address, email or phone number.',
  'social-unsafe': '{label} is neither a web address nor {account}, so its badge is left out.',
  'social-elsewhere': '{label} links to {other}. Add the URL of your {label} profile.',
  'image-refused': '{label} cannot be used. Use a PNG, JPG or GIF file, or an https address.',
  'image-relative': '{label} needs its full web address, starting with https://.',
  'image-not-cut': '{label}: classic Outlook shows square corners.',
  'near-gmail-limit': 'Almost too big for Gmail: {characters} of {wall} characters.{advice}',
  'over-gmail-limit': 'Too big for Gmail{detail}.{advice}',
  'embedded-picture': 'Gmail and HEY hide uploaded pictures. Link to pictures online instead.',
  'embedded-code':
    'QR codes are pictures, which Gmail and HEY hide. Add what the code leads to as text.',
  'embedded-drawing':
    'Overlapping elements are exported as an image, which Gmail and HEY hide. Move them apart to keep their text.',
  'embedded-picture-outlook': 'Classic Outlook drops most pictures when you paste.',
  'embedded-marks': 'Social icons are pictures, which Gmail and HEY hide. Letters always show.',
  'embedded-marks-outlook': 'Classic Outlook drops most icons when you paste. Letters stay.',
  'sample-values': 'Not yet replaced: {fields}.',
  'block-incomplete': '{label}: no {what} yet, so nothing shows.',
  'link-missing': '{label}: no link yet, so a click does nothing.',
  'qr-too-long':
    '{label} has nothing to hold, or too much for phones to read at its size, so it is left out.',
  'banner-over': '{label}: its last day is over. Remove it, or change its dates.',
  'banner-early': '{label}: its first day is still to come.',
  'image-not-hosted': '{label} has no web address, so it is left out where pictures are linked.',
  'marks-not-hosted':
    'Social icons have no web address, so letters replace them where pictures are linked.',
  'placeholder-text': '{label}: placeholder text is left out. Type here or fill in Your details.',
  'picture-missing': '{label}: no image yet, so it is left out.',
  'picture-unreachable':
    '{label} did not load, so emails may show a gap. Check its address, or use another.',
  'social-missing': '{label}: no link yet, so it is left out. Add a profile URL.',
  'plane-link':
    '{label}: classic Outlook may not open the link of an empty shape. Put text or a picture on it.',
  'gradient-flat': '{label}: Outlook shows one plain color instead of the gradient.',
  'element-sliced':
    '{label} is nested too deep, so its round corners, border style or gradient are left out.',
  'element-hidden': '{label} is fully covered by another element, so it is left out.',
  'element-moved':
    '{label} overlaps another element. Email cannot show that, so it moves beside it.',
  'text-drawn':
    '{label} overlaps another element, so this text is exported as an image. When images are blocked, only its plain text shows.',
  'element-drawn': '{label} overlaps another element, so both are exported as one image.',
  'font-stand-in':
    'This device does not have {font}. Widths are right, but the letters shown here are a substitute.',
  'font-not-everywhere':
    'Only some devices have {font}. Elsewhere another font stands in ({others}), and lines may be longer or shorter.',
  'words-past-box':
    '{label} is too small for its text, so emails stretch it. Shorten the text, or make the box larger.',
  'text-past-frame':
    '{label} runs past the frame. The email gets wider, and phones may cut it off.',
  'text-faint':
    '{label} is hard to read on its background: the contrast is {ratio}, and {needed} is needed.',
  'text-small': '{label} is hard to read at {size} px.',
  'alt-missing': '{label} has no description for screen readers.',
  'phone-unlinked': '{label} has a phone number without a link. Phones may recolor it.',
  'too-wide': '{width} px wide. Emails have room for {most} px, and phones for less.',
  'past-phone':
    '{width} px wide. Some phones show {most} px and cut off the rest. Others shrink the whole email.',
  'too-deep':
    '{depth} tables inside one another. More than {most} has not been tested in email clients.',
  'html-heavy': '{size} kB of HTML. Gmail soon cuts off a long thread of replies.',
  'html-clipped': '{size} kB of HTML. Gmail cuts off messages over 102 kB.',
  'over-outlook-add-ins':
    '{characters} characters. Outlook add-ins that set signatures take {most} at most.',
  'control-character': 'There is a hidden control character, and Gmail cuts off the message there.',
  'image-page': '{label}: {host} shows a web page at that address, not the picture itself.',
  'image-expires': '{label}: links from {host} stop working after a while.',
  'image-local': '{label}: {host} is on your own network, where others cannot see it.',
  'image-path': '{label}: the address has no website in it, so the picture cannot be found.',
  'image-not-secure': '{label} has an http address. Many email clients only load https.',
  'picture-format': '{label} is {format} file.',
  'picture-blurry': '{label} is blurry: {pixels} pixels, shown at {shown} px.',
  'picture-oversized':
    '{label} is larger than it needs to be: {pixels} pixels, shown at {shown} px.',
  'picture-stretched': '{label} is stretched too far: {pixels} pixels, shown at {shown} px.',
  'picture-dark':
    '{label} has dark parts on a transparent background. They disappear in dark mode.',
  'picture-pale':
    '{label} has light parts on a transparent background. They cannot be seen on a light one.',
  'picture-heavy': '{label} is {size} kB, and every message carries it.',
  'pictures-heavy': 'Pictures add up to {size} kB, and every message carries them.',
  construct: 'It contains {construct}.',
  'language-missing': 'Its language and direction are not set, and screen readers need them.',
} as const;

/** The words of a finding, arguments filled in. */
export function findingMessage(finding: MessageInput): string {
  return fillMessage(FINDING_MESSAGES[finding.rule], finding.args);
}

interface MessageInput {
  readonly rule: keyof typeof FINDING_MESSAGES;
  readonly args: Readonly<Record<string, string | number>>;
}

function fillMessage(message: string, args: MessageInput['args']): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(args[name] ?? gap));
}
