import { cleanLine } from '../../model/text';
import type { ElementDefinition } from '../element-definition';
import type { ListedKind } from './kind';
import { drawPicture } from './picture-drawing';
import { pictureToEmail } from './picture-email';

/** What tells one kind of picture from another. */
export interface PictureKind<Type extends string> extends ListedKind<Type> {
  readonly width: number;
  readonly height: number;
}

/** The element that shows a picture: its own, else the company's logo. */
export function pictureElement<Type extends string>({
  width,
  height,
  ...listed
}: PictureKind<Type>): ElementDefinition<Type> {
  return {
    ...listed,
    content: 'picture',
    follows: 'logoUrl',
    takesLink: true,
    defaults: { width, height, style: {} },
    reset: { size: true, style: null },
    handles: 'all',
    sections: ['logo-upload', 'position', 'size', 'shape', 'alt-link'],
    draw: drawPicture,
    toEmail: (element, context) => pictureToEmail(element, listed.label, context),
    describe: (element, { signature }) =>
      cleanLine(element.alt ?? '') || cleanLine(signature.companyName),
  };
}
