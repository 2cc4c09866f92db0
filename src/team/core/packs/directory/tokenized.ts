import { addressOf } from '../../list/people/facts';
import type { Facts, Member } from '../../list/member';
import { memberMaker, type RenderingPorts, type TeamRun } from '../../make-member';
import type { HostedPicture } from '../../member';
import type { TeamPlan } from '../../plan';
import { DIRECTORY_FIELDS, type DirectoryField, type DirectoryTexts } from './directory-fields';

/** A signature that contains the names of fields. */
export interface TokenSignature {
  readonly html: string;
  readonly lang: string | undefined;
  /** Whether pictures or icons were left out as they have no web address. */
  readonly lacksPictures: boolean;
  /** Pictures that it links to below the team's host, to be put there. */
  readonly pictures: readonly HostedPicture[];
}

/** How pictures reach a signature that a server fills in: linked below an address, or not at all. */
export interface DirectoryPictures {
  readonly options?: Pick<TeamRun['options'], 'host' | 'baseUrl' | 'standIns'>;
  readonly rendering?: RenderingPorts;
}

/** What a signature with names of fields is made of. */
export interface TokenSubject {
  readonly pictures: DirectoryPictures;
  readonly plan: TeamPlan;
  /** Those that it shows; name and address are always among them. */
  readonly fields: readonly DirectoryField[];
  /** The country that most members are in. */
  readonly country: string;
  readonly tokens: DirectoryTexts;
  /** The day, as `2026-06-05`. */
  readonly today: string;
  readonly form: 'whole' | 'reply';
  /** The plan's own unless given. */
  readonly code?: 'shortest';
}

/**
 * Unlikely texts that go through the compiler as details do: links encode `%` and `$`, so names of fields are put in the
 * places of these at the end. Each is as wide as its twin and shares no beginning with it.
 */
const STAND_INS: readonly [DirectoryTexts, DirectoryTexts] = [
  {
    fullName: 'Kovexanaduq',
    email: 'kovex@zq.example',
    jobTitle: 'Kavoxepunesd',
    department: 'Kuvoxadpesn',
    companyName: 'Kevoxuzapnsd',
    phone: '+999600401726',
    mobile: '+999600502837',
    fax: '+999600603948',
    street: 'Kovuxepazn',
    postalCode: '90817',
    city: 'Kuvexapozn',
    state: 'Kavexopuzn',
    country: 'Kevaxopzun',
  },
  {
    fullName: 'Vokexanuqad',
    email: 'vokex@qz.example',
    jobTitle: 'Vakoxesdupen',
    department: 'Vukoxaspend',
    companyName: 'Vekoxuzsdpan',
    phone: '+999600726401',
    mobile: '+999600837502',
    fax: '+999600948603',
    street: 'Vokuxeznpa',
    postalCode: '90871',
    city: 'Vukexaznpo',
    state: 'Vakexoznpu',
    country: 'Vekaxozpnu',
  },
];

/**
 * The signature of a plan with names of fields in it. Null where it shows more of a person than can be named: initials, or
 * letters of a name that stand apart. A picture that is another for everybody, such as a code, is left out.
 */
export async function tokenSignature(subject: TokenSubject): Promise<TokenSignature | null> {
  const isHosted = subject.pictures.options?.host !== undefined;
  const hosted = isHosted ? await sameForBoth(subject, 'hosted') : null;
  return hosted ?? sameForBoth(subject, 'link');
}

async function sameForBoth(
  subject: TokenSubject,
  images: 'hosted' | 'link',
): Promise<TokenSignature | null> {
  const [first, second] = await Promise.all(STAND_INS.map((texts) => made(subject, texts, images)));
  if (first === undefined || second === undefined || first.html !== second.html) return null;
  return first;
}

async function made(
  subject: TokenSubject,
  texts: DirectoryTexts,
  images: 'hosted' | 'link',
): Promise<TokenSignature> {
  const { plan, fields, today, form, tokens, code } = subject;
  const { options, rendering } = subject.pictures;
  const listed = DIRECTORY_FIELDS.filter((field) => fields.includes(field));
  const run: TeamRun = {
    plan,
    fields: listed,
    options: { ...options, images, today, form, ...(code && { code }) },
  };
  const member: Member = { line: 0, address: texts.email, facts: factsOf(subject, texts) };
  const make = memberMaker(run, images === 'hosted' ? rendering : {});
  const { html, lang, findings, pictures } = await make(member);
  const lacksPictures = findings.some(({ rule }) => LACKING.has(rule));
  return {
    html: named(withoutMapLinks(html, texts), texts, tokens),
    lang,
    lacksPictures,
    pictures,
  };
}

const LACKING: ReadonlySet<string> = new Set(['image-not-hosted', 'marks-not-hosted']);

function factsOf({ fields, country }: TokenSubject, texts: DirectoryTexts): Facts {
  const own = Object.fromEntries(fields.map((field) => [field, texts[field]])) as Facts;
  const { street, postalCode, city, state } = own;
  if ([street, postalCode, city].every((part) => part === undefined)) return own;
  const parts = { street, postalCode, city, state };
  const reported = Object.entries(parts).filter(([, part]) => part !== undefined);
  const written = addressOf({ ...Object.fromEntries(reported), country });
  const lines = written.split('\n').filter((line) => line !== country);
  const all = own.country === undefined ? lines : [...lines, own.country];
  return { ...own, address: all.join('\n') };
}

/** A search for a place is of no use where the server would have to encode it. */
function withoutMapLinks(html: string, texts: DirectoryTexts): string {
  const places = [texts.street, texts.postalCode, texts.city];
  return html.replace(MAP_LINK, (link, search: string, inner: string) =>
    places.some((place) => search.includes(place)) ? inner : link,
  );
}

const MAP_LINK = /<a href="https:\/\/maps\.google\.com\/\?q=([^"]*)"[^>]*>(.*?)<\/a>/g;

function named(html: string, texts: DirectoryTexts, tokens: DirectoryTexts): string {
  return DIRECTORY_FIELDS.reduce(
    // A function, since `$` in what is put in would mean something else.
    (given, field) => given.replaceAll(texts[field], () => tokens[field]),
    html,
  );
}
