import type { Variables } from '../../core/css-variables';
import type { PictureArea } from '../../core/cut-picture';
import type { Drawing } from './clean-drawing';
import type { BackgroundReader } from './clean-background';
import type { PictureFinder } from './imported-picture';
import type { RemovalList } from './removal-list';

/** What nodes of others are cleaned with, and what comes of it. */
export interface Cleaning {
  /** Where the nodes are made. */
  readonly page: Document;
  readonly removed: RemovalList;
  readonly loadsPictures: boolean;
  readonly keepsAddresses: boolean;
  readonly pictureOf: PictureFinder;
  readonly remote: Set<string>;
  readonly backgrounds: BackgroundReader;
  /** What is to be drawn, by the image that keeps its place. */
  readonly drawings: Map<HTMLElement, Drawing>;
  /** The linked parts of pictures. */
  readonly maps: Map<HTMLElement, readonly PictureArea[]>;
  /** The custom properties of its style sheets. */
  readonly variables: Variables;
  /** How many were made. */
  nodes: number;
  /** How many characters of text they hold. */
  characters: number;
}
