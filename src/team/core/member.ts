import { encodeBase64 } from '../../base/base64';
import { attribute } from '../../email/print/markup';
import type { Finding } from '../../model/findings/findings';
import type { Person } from '../../model/person/signature';
import { hashes } from '../../model/picture/fingerprint';
import { imageSourceAddress, type ImageType } from '../../model/picture/image-source';
import { linkedHref, type HeldPictures } from '../../model/picture/held-pictures';
import type { Member } from './list/member';

/** Which pictures of a team are not loaded before the visitor allows it. Plain data: it crosses to a worker. */
export interface HeldOfTeam {
  /** Those of the signature that all get. */
  readonly ofSignature: HeldPictures;
  /** The linked photos of the list are held, but for these; null where none of them is. */
  readonly ofListBut: readonly string[] | null;
}

/** The pictures that are held in the signature of one member. */
export function heldOfMember(
  { facts }: Pick<Member, 'facts'>,
  { ofSignature, ofListBut }: HeldOfTeam,
): HeldPictures {
  const photo = linkedHref(facts.profileImageUrl ?? '');
  if (photo === null || ofListBut === null || ofListBut.includes(photo)) return ofSignature;
  return [...ofSignature, photo];
}

/** The signature of one member, made. Plain data: it crosses to a worker. */
export interface MadeSignature {
  readonly member: Member;
  /** Whom it is about: the member's own words among those of all. */
  readonly person: Person;
  /** One fragment: a root table, inline styles only. */
  readonly html: string;
  readonly text: string;
  /** The HTML of the short form for replies; not there where no pack of the run uses it. */
  readonly reply?: string;
  /** By which a later run finds whether it has changed (`contentHash`). */
  readonly hash: string;
  /** By which a later run finds that it need not be made again (`member-input.ts`); not there where that is not known. */
  readonly input?: string;
  /** The language of the signature, as a value of HTML's `lang`; undefined where it is not known. */
  readonly lang: string | undefined;
  readonly findings: readonly Finding[];
  /** Pictures that it links to below the team's host, to be put there. */
  readonly pictures: readonly HostedPicture[];
}

/** A picture to be put online, under a name that what it shows gives: it has the same one in all signatures. */
export interface HostedPicture {
  readonly name: string;
  /** Where signatures look for it. */
  readonly address: string;
  readonly type: ImageType;
  readonly bytes: Uint8Array;
}

type WithPictures = Pick<MadeSignature, 'html' | 'pictures'>;

/** The HTML with its own pictures in it, to be shown before they are online. */
export function withOwnPictures(made: WithPictures): string {
  return withPicturesFrom(made, ({ type, bytes }) =>
    imageSourceAddress({ kind: 'data', type, base64: encodeBase64(bytes) }),
  );
}

/** The HTML with other addresses for its own pictures. */
export function withPicturesFrom(
  { html, pictures }: WithPictures,
  addressOf: (picture: HostedPicture) => string,
): string {
  return pictures.reduce(
    (shown, picture) =>
      shown.replaceAll(attribute('src', picture.address), attribute('src', addressOf(picture))),
    html,
  );
}

/** An address that is a name of a file everywhere, no device of Windows before its first dot, and no word of any shell. */
const PLAIN =
  /^(?!(?:con|prn|aux|nul|com\d|lpt\d)\.)[a-z0-9][a-z0-9._+-]{0,60}@[a-z0-9][a-z0-9.-]{0,60}[a-z0-9]$/;

/**
 * The name of a member's files, without an ending: their address, or where that could not be the name of a file everywhere,
 * one that is made of it: 64 bits of it, so that no two of a company have the same.
 */
export function memberFile({ address }: Pick<Member, 'address'>): string {
  if (PLAIN.test(address)) return address;
  const bits = hashes(address, 2).map((part) => part.toString(36));
  return `person-${bits.join('')}`;
}
