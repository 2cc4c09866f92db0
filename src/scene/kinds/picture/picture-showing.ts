import type { Crop } from '../../../model/person/crop';
import type { ImageShape } from '../../../model/picture/image';
import type { Person } from '../../../model/person/signature';
import type { PictureFit } from '../../element-definition';

export type PictureField = 'logoUrl' | 'logoForEmail' | 'profileImageUrl';

/** What a picture shows, and how. */
export interface PictureShowing {
  readonly label: string;
  readonly fit: PictureFit;
  /** The field of the person whose picture it shows while it has none of its own. */
  readonly fieldOf?: (person: Person) => PictureField;
  /** The part of the person's picture that is shown while it has no crop of its own. */
  readonly cropOf?: (person: Person) => Crop | undefined;
  /** Its outline as long as none is chosen. */
  readonly shapeOf: (person: Person) => ImageShape;
  /** Its alternative text where the visitor enters none. */
  readonly altOf: (person: Person) => string;
}
