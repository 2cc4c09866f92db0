import { cleanLine } from '../../../base/text';
import type { ElementDefinition, PropertySection } from '../../element-definition';
import type { ListedKind } from '../kind';
import { drawPicture } from './picture-drawing';
import { pictureToEmail } from './picture-email';
import { pictureAddress } from './picture-placing';
import type { PictureField, PictureShowing } from './picture-showing';

/** What tells one kind of picture from another. */
export interface PictureKind<Type extends string> extends ListedKind<Type>, PictureShowing {
  readonly width: number;
  readonly height: number;
  readonly follows?: PictureField;
  /** Whether its outline can be chosen. */
  readonly hasShapes: boolean;
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
