import { pictureElement } from '../kinds/picture';

export const logoDefinition = pictureElement();
