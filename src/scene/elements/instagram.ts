import { markElement } from '../kinds/mark';

export const instagramDefinition = markElement('instagram');
