import type { Finding } from '../../model/findings/findings';
import type { Person } from '../../model/person/signature';
import type { Member } from './list/member';

/** The signature of one member, made. Plain data: it crosses to a worker. */
export interface MadeSignature {
  readonly member: Member;
  /** Whom it is about: the member's own words among those of all. */
  readonly person: Person;
  /** One fragment: a root table, inline styles only. */
  readonly html: string;
  readonly text: string;
  /** The language of the signature, as a value of HTML's `lang`. */
  readonly lang: string;
  readonly findings: readonly Finding[];
  /** Pictures that it links to below the team's host, to be put there. */
  readonly pictures: readonly HostedPicture[];
}

/** A picture to be put online, under a name that its content gives: the same picture has the same name in all signatures. */
export interface HostedPicture {
  readonly name: string;
  readonly bytes: Uint8Array;
}
