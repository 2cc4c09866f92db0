import type { ChangeKind } from '../findings/change-kinds';
import type { ClientId } from '../findings/clients';
import type { FindingRow, FindingSource } from '../findings/finding-row';

/*
 * What is stated about a mail client: a row for each fact. Findings, the row of clients, previews, 'What will look different
 * there', the notes of packs and 'Did it arrive?' all derive from these rows.
 */

/** One fact about mail clients: what becomes of something of a signature there, how sure that is, and who reports it. */
export interface ClientRule {
  readonly clients: readonly ClientId[];
  /** Where it holds in part of a client alone; everywhere in it, unless given. */
  readonly when?: Circumstance;
  readonly construct: ConstructId;
  readonly effect: Effect;
  /** Of an embedded picture: what it shows. Whatever it shows, unless given. */
  readonly shows?: readonly EmbeddedKind[];
  /** The colors that a client gives, where the effect is `repainted`. */
  readonly paint?: PaintId;
  /** In an email; `{label}` stands for what it is about, in rows that findings may have. */
  readonly message: string;
  /** Why it is so, in a sentence. */
  readonly why?: string;
  readonly certainty: Certainty;
  /** Left out where people report it, and it is not published. */
  readonly source?: FindingSource;
  /** The day of the test, else that on which the source was read. */
  readonly date: string;
  /** What the client does, as one of a list in the description of its preview. */
  readonly does?: string;
  /** How it stands in a guide to the client: in 'What will look different there'. The message, unless given. */
  readonly inGuide?: string;
  /** The change in which 'Did it arrive?' meets it. */
  readonly change?: ChangeKind;
  /** How the note of a pack has it, after '12 people'. */
  readonly inPack?: string;
  /** How guides to other clients have it, about readers who use this one. */
  readonly ofReaders?: string;
}

/** A fact that findings report. */
export interface ClientFindingRow extends ClientRule, FindingRow {
  readonly clients: readonly ClientId[];
  readonly message: string;
  readonly source: FindingSource;
}

/** A fact that is no finding: the visitor cannot change it, or it holds of every signature. */
export interface ClientDifferenceRow extends ClientRule {
  /** Whether the chip of the client and its guide have it, or one of them. A preview alone, unless given. */
  readonly shownIn?: 'chip' | 'guide' | 'both';
}

/** What a picture shows: the visitor's own, a QR code, what was drawn of elements, an icon of a network. */
export type EmbeddedKind = 'own' | 'code' | 'drawing' | 'icon';

/** Part of a client in which something holds. */
export type Circumstance =
  'dark' | 'dark on iPhone' | 'dark on Android' | 'phone' | 'unknown sender' | 'reply' | 'set up';

/** What is looked for in a signature. Those of the first group have a detector in `src/export/clients/constructs.ts`. */
export type ConstructId = DetectedId | CheckedId;

export type DetectedId =
  | 'gradient'
  | 'shadow'
  | 'round corner'
  | 'medium weight'
  | 'line height of a part'
  | 'uneven padding'
  | 'wrapping cell'
  | 'fixed columns'
  | 'thick border'
  | 'embedded picture'
  | 'linked picture'
  | 'linked plane'
  | 'color'
  | 'simple email'
  | 'unfit background'
  | 'dark text'
  | 'content past a phone'
  | 'signature';

/** Found by a check of its own, as it takes more than the document. */
export type CheckedId =
  | 'long HTML'
  | 'heavy HTML'
  | 'shortest code'
  | 'control character'
  | 'number without a link'
  | 'text like a number'
  | 'large picture'
  | 'dark picture';

/** What happens to it. */
export type Effect =
  /** It is left out, and the rest stays. */
  | 'dropped'
  /** A picture does not show. */
  | 'hidden'
  /** A picture shows once the reader allows it. */
  | 'blocked'
  /** Its colors change. */
  | 'repainted'
  /** What is too wide is cut off. */
  | 'cut'
  /** It stands in a quote. */
  | 'quoted'
  /** The client does not save the signature. */
  | 'refused'
  /** The client cuts the message off. */
  | 'clipped'
  /** It becomes a link. */
  | 'linked'
  /** A link does not open. */
  | 'unopened'
  /** A picture loses its sharpness or its shape. */
  | 'resampled'
  /** A picture cannot be seen on the background. */
  | 'unseen'
  /** Distances change. */
  | 'respaced'
  /** The client does not use or show the signature as it was set up. */
  | 'unused';

/** How colors change in a dark mode: see `src/export/clients/paints.ts`. */
export type PaintId =
  'outlook' | 'gmail-iphone' | 'gmail-android' | 'web-view' | 'apple' | 'thunderbird';

/**
 * How sure it is: the rule stands in the client's own code or documents or in published tests, is our model of one that is not
 * published, or is what people report.
 */
export type Certainty = 'by source' | 'modelled' | 'reported';
