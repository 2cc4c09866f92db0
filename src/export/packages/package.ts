import type { Person } from '../../model/person/signature';
import type { SafeHref } from '../../model/links';
import type { EmailOutput, ImageMode } from '../types';

/** A file to be saved. */
export interface PackageFile {
  readonly name: string;
  /** A media type without charset: texts are saved as UTF-8. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** What a package is made of. */
export interface PackageSubject {
  /** In the image mode that the package asks for. */
  readonly output: EmailOutput;
  readonly person: Person;
  /** The current time in ISO 8601. */
  readonly now: string;
}

/** A form in which the signature is taken away as files. Pure: the same subject makes the same files, byte for byte. */
export interface Package {
  readonly id: PackageId;
  /** How pictures travel in the output that it is made of. */
  readonly images: ImageMode;
  /** Whether the client that it is for shows the social icons. Not unless given. */
  readonly showsIcons?: true;
  /** The folder of pictures that travel as files: the output must be made for it. */
  readonly folder?: (person: Person) => string;
  /** The address that pictures will lie below, where they are hosted: the output must be made for it. */
  readonly host?: SafeHref;
  /** Never empty, but for pictures where the signature has none of known bytes. */
  readonly make: (subject: PackageSubject) => readonly PackageFile[];
}

export type PackageId =
  | 'pictures'
  | 'outlook-zip'
  | 'outlook-addin'
  | 'mailsignature'
  | 'page'
  | 'html'
  | 'addon'
  | 'eml'
  | 'text'
  | 'vcard';
