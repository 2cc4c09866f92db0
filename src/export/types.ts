import type { SocialIcons } from '../email/social-icons';
import type { TableNode } from '../email/nodes';
import type { Difference } from '../model/clients/client-rules';
import type { CropPart } from '../model/picture/fit';
import type { Finding, Origin } from '../model/findings/findings';
import type { ImageType } from '../model/picture/image-source';
import type { Translations } from '../model/languages/language-words';
import type { SizeAdjustments } from '../model/adjustments';
import type { Ink } from '../model/picture/ink';
import type { SafeHref } from '../model/links';
import type { KnownNumbers } from '../model/person/phone/known-numbers';
import type { ImageBacking } from '../model/picture/image-backing';
import type { ElementContext } from '../scene/element-definition';
import type { FontName, Scene } from '../scene/scene';
import type { SvgNode } from '../scene/drawing/svg';
import type { QrCodes } from '../model/person/qr-code';
import type { Phrases } from '../templates/template';
import type { SocialStyle } from '../model/person/social';
import type { CodeMode } from '../model/code-modes';

/**
 * How pictures travel: in the HTML, as links, as attachments of the message, as files beside the HTML, as files to be put
 * below the address `host`, or not at all: then marked gaps of their size hold their places until they are inserted.
 */
export type ImageMode = 'embed' | 'link' | 'cid' | 'files' | 'hosted' | 'gaps';

/** What takes the empty lines out of a design, or out of its stacks. */
export type CollapseEmpty = <Whole extends Scene>(scene: Whole, context: ElementContext) => Whole;

/** How a template is changed; empty for as it is. */
export interface Adjustments extends SizeAdjustments {
  /** Of all its texts. */
  readonly font?: FontName;
}

/** Plain data: it crosses to a worker. */
export interface ExportOptions {
  /** `embed` unless given. */
  readonly images?: ImageMode;
  /** The name of the folder that pictures lie in as files, beside the HTML. */
  readonly folder?: string;
  /** The address that pictures are put below, where they are hosted; nothing is hosted without it. */
  readonly host?: SafeHref;
  /** `whole` unless given; the short one for replies is made of the same signature. */
  readonly form?: 'whole' | 'reply';
  /** `whole` unless given; the shortest leaves out what only classic Outlook needs. */
  readonly code?: CodeMode;
  /** An origin that makes relative addresses absolute. */
  readonly baseUrl?: string;
  /** `letters` unless given. */
  readonly socialStyle?: SocialStyle;
  /** Whether it goes to a client that shows the social icons: then `auto` stands for these. Not unless given. */
  readonly showsIcons?: boolean;
  /** The social icons; exports have them, and previews show letters without them. */
  readonly socialIcons?: SocialIcons;
  /** What is known of the person's telephone numbers; exports have it, and previews write numbers as typed without it. */
  readonly numbers?: KnownNumbers;
  /** The QR codes of blocks or elements; exports have them. */
  readonly qrCodes?: QrCodes;
  /** For designs that close empty lines; exports have it. It is no data, so it is never sent to a worker. */
  readonly collapseEmpty?: CollapseEmpty;
  /** The day of the export, as `2026-06-05`; nothing is reported about dates without it. */
  readonly today?: string;
  /** Labels and fixed words; English unless given. */
  readonly words?: Translations;
  readonly phrases?: Phrases;
  /** The emoji of the silly template. */
  readonly celebration?: string;
  readonly adjustments?: Adjustments;
  /** Fonts that the device lacks: their letters are drawn in substitute fonts of the same widths. */
  readonly standIns?: readonly FontName[];
  /** The addresses of linked pictures that did not load. */
  readonly unreachable?: readonly string[];
  /** Answers to `requests`, by their ids. */
  readonly rasters?: Readonly<Record<string, RasterImage>>;
}

/** What is to be drawn where there is a drawing surface. Lengths in px; draw at `scale` times as many pixels. */
export type RasterRequest = PictureRequest | DrawingRequest;

interface RasterBase {
  /** Identifies what is drawn and at which size: requests with the same id have the same answer. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly scale: 2;
}

/** One picture, cut to a shape. */
export interface PictureRequest extends RasterBase {
  readonly kind: 'picture';
  /** A data URL. */
  readonly source: string;
  readonly radius: number;
  readonly fit: 'cover' | 'contain';
  /** Which part of it fills the shape, where that is not the middle. */
  readonly crop?: CropPart;
  /** An opaque background to lie on, within its size. */
  readonly backing?: ImageBacking;
  /** How much of it is seen, from 0 to 1, where that is not all. */
  readonly opacity?: number;
}

/** A part of a drawing on a transparent background: from `x`, `y` in its units, as large as `width` x `height`. */
export interface DrawingRequest extends RasterBase {
  readonly kind: 'drawing';
  readonly x: number;
  readonly y: number;
  readonly nodes: readonly SvgNode[];
}

export interface RasterImage {
  readonly type: ImageType;
  readonly base64: string;
  /** Measured while it was drawn; undefined for an opaque picture. */
  readonly ink?: Ink;
}

/** A picture of known bytes that belongs to the signature. */
export interface EmailImage {
  readonly id: string;
  readonly mime: ImageType;
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  readonly origin: readonly Origin[];
}

export interface EmailOutput {
  /** One fragment: a root table, inline styles only. */
  readonly html: string;
  /** The plain-text twin. */
  readonly text: string;
  readonly images: readonly EmailImage[];
  /** Whether it shows nothing of the visitor's, so that there is nothing to take away. */
  readonly isEmpty: boolean;
  /** What could not be kept, and why. */
  readonly findings: readonly Finding[];
  /** What clients will show differently, and needs no fix. */
  readonly differences: readonly Difference[];
  /** What only a browser can draw: draw it and export again with `rasters`. */
  readonly requests: readonly RasterRequest[];
  /** The tree, for checks. */
  readonly doc: TableNode;
}
