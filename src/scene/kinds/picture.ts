import { cleanLine } from '../../model/text';
import type { ElementDefinition } from '../element-definition';
import { drawPicture } from './picture-drawing';
import { pictureToEmail } from './picture-email';

/** The element that shows a picture: the company's logo, or any other. */
export function pictureElement(): ElementDefinition {
  return {
    type: 'logo',
    label: 'Logo',
    defaults: { width: 120, height: 60, style: {} },
    reset: { size: true, style: null },
    handles: 'all',
    sections: ['logo-upload', 'position', 'size', 'shape', 'alt-link'],
    isShape: false,
    isContainer: false,
    draw: drawPicture,
    toEmail: pictureToEmail,
    describe: (element, { signature }) =>
      cleanLine(element.alt ?? '') || cleanLine(signature.companyName),
  };
}
