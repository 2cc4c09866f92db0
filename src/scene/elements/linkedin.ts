import { markElement } from '../kinds/mark';

export const linkedinDefinition = markElement('linkedin');
