import type { ClientId } from './clients';

/** Where in the signature something comes from: a field of the form or an element of the canvas. */
export type Origin =
  | { readonly kind: 'field'; readonly field: string }
  | { readonly kind: 'element'; readonly id: string };

/** From the least grave to the gravest. */
export const SEVERITIES = ['info', 'degraded', 'broken'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Something that could not be kept, or that some mail clients will show differently. */
export interface Finding {
  readonly rule: FindingRule;
  readonly severity: Severity;
  /** The clients concerned; empty for all. */
  readonly clients: readonly ClientId[];
  readonly args: Readonly<Record<string, string | number>>;
  readonly origin: readonly Origin[];
}

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
    'Pictures from your device do not show in Gmail or classic Outlook. Put them on a website and give their https address instead.',
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
} as const;

/** What kinds of text are to look like where they make links by themselves. */
export const LINK_KINDS = {
  email: 'an email address',
  phone: 'a phone number',
  website: 'a web address',
  map: 'a postal address',
} as const;

export type LinkKind = keyof typeof LINK_KINDS;

export type FindingRule = keyof typeof FINDING_MESSAGES;

export function fieldOrigin(field: string): Origin {
  return { kind: 'field', field };
}

export function elementOrigin(id: string): Origin {
  return { kind: 'element', id };
}

/** The words of a finding, arguments filled in. */
export function findingMessage(finding: Pick<Finding, 'rule' | 'args'>): string {
  return fillMessage(FINDING_MESSAGES[finding.rule], finding.args);
}

function fillMessage(message: string, args: Finding['args']): string {
  return message.replace(/\{(\w+)\}/g, (gap, name: string) => String(args[name] ?? gap));
}
