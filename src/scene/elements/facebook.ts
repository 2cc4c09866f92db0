import { markElement } from '../kinds/mark';

export const facebookDefinition = markElement('facebook');
