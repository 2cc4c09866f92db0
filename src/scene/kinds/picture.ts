import type { ImageShape } from '../../model/image';
import type { SignatureData } from '../../model/signature';
import { cleanLine } from '../../model/text';
import type { ElementDefinition, PictureFit, PropertySection } from '../element-definition';
import type { ListedKind } from './kind';
import { drawPicture } from './picture-drawing';
import { pictureToEmail } from './picture-email';
import { pictureAddress } from './picture-placing';

/** What tells one kind of picture from another. */
export interface PictureKind<Type extends string> extends ListedKind<Type>, PictureShowing {
  readonly width: number;
  readonly height: number;
  readonly follows?: PictureField;
  /** Whether its outline can be chosen. */
  readonly hasShapes: boolean;
}

type PictureField = 'logoUrl' | 'logoForEmail' | 'profileImageUrl';

/** What a picture shows, and how. */
export interface PictureShowing {
  readonly label: string;
  readonly fit: PictureFit;
  /** The field of the person whose picture it shows while it has none of its own. */
  readonly fieldOf?: (signature: SignatureData) => PictureField;
  /** Its outline as long as none is chosen. */
  readonly shapeOf: (signature: SignatureData) => ImageShape;
  /** What it says as long as the visitor says nothing of it. */
  readonly altOf: (signature: SignatureData) => string;
}

/** The element that shows a picture: its own, else one of the person's. */
export function pictureElement<Type extends string>(
  kind: PictureKind<Type>,
): ElementDefinition<Type> {
  const { type, label, group, icon, width, height, follows, fit, hasShapes, shapeOf, altOf } = kind;
  const shape: readonly PropertySection[] = hasShapes ? ['shape'] : [];
  return {
    type,
    label,
    group,
    icon,
    content: 'picture',
    ...(follows === undefined ? {} : { follows }),
    takesLink: true,
    picture: {
      fit,
      shapeOf,
      addressOf: (element, context) => pictureAddress(element, kind, context),
    },
    defaults: { width, height, style: {} },
    reset: { size: true, style: null },
    handles: 'all',
    sections: ['logo-upload', 'position', 'size', ...shape, 'alt-link'],
    draw: (element, context) => drawPicture(element, kind, context),
    toEmail: (element, context) => pictureToEmail(element, kind, context),
    describe: (element, { signature }) => cleanLine(element.alt ?? '') || altOf(signature),
  };
}
