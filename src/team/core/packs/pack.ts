import type { Sequence } from '../../../base/sequence';
import type { MadeAlias, MailboxAddress } from '../addresses/mailbox-address';
import type { Member } from '../list/member';
import type { FileContent } from '../kept/file-content';
import type { HostedPicture, MadeSignature } from '../member';
import type { TeamPlan } from '../plan';
import type { DirectoryPictures } from './directory/tokenized';
import type { PackGuide } from './guide';

/** A file of the archive; folders of its path are parted by `/`. */
export interface TeamFile {
  readonly path: string;
  readonly content: FileContent;
}

/** What all packs of one run are made of. */
export interface TeamContext extends DirectoryPictures {
  readonly plan: TeamPlan;
  /** The name of the signature, as its folders and READMEs have it. */
  readonly name: string;
  /** The moment, as an ISO 8601 text. */
  readonly now: string;
  /** Everybody who gets a signature, in the order of the list. */
  readonly members: Sequence<Member>;
  /** From which they send beside their own; those with a mailbox of their own are among the members. */
  readonly addresses?: readonly MailboxAddress[];
  /** Where the files of an add-in for Outlook will lie, as it was typed; blank where it is not stated. */
  readonly addin?: string;
}

/** What a pack made of a run: given at its end, for the page and for the README of all. */
export interface PackNote {
  readonly message: string;
  readonly isProblem: boolean;
}

/**
 * A way to bring the signatures to all of a company at once. It sees one signature at a time and keeps none, so that memory
 * does not grow with the number of people. Pure: the same run gives the same bytes.
 */
export interface Pack {
  readonly id: PackId;
  readonly label: string;
  /** What an administrator reads of it. */
  readonly guide: PackGuide;
  readonly start: (context: TeamContext) => PackRun;
}

export interface PackRun {
  /** The files of one member; none where the pack takes those of `signatures/`. */
  readonly add: (made: MadeSignature) => readonly TeamFile[];
  /** Keeps a signature that has not changed since the earlier run: for a file that holds everybody. */
  readonly keep?: (made: MadeSignature) => void;
  /** The files of another address of a member; not there where the pack serves none. */
  readonly addAlias?: (alias: MadeAlias) => readonly TeamFile[];
  /** The files for all, once everybody has been added. */
  readonly end: () => Promise<PackEnd>;
}

export interface PackEnd {
  readonly files: readonly TeamFile[];
  readonly notes: readonly PackNote[];
  /** Pictures that its files link to below the team's host, besides those of the members' signatures. */
  readonly pictures?: readonly HostedPicture[];
}

export type PackId =
  | 'google'
  | 'apps-script'
  | 'exchange'
  | 'transport-rule'
  | 'outlook-windows'
  | 'outlook-addin'
  | 'set-outlooksignatures'
  | 'thunderbird'
  | 'apple-mail'
  | 'roundcube'
  | 'sogo'
  | 'mailcow'
  | 'jmap'
  | 'zimbra';
