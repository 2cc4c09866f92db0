import { markElement } from '../kinds/mark';

export const youtubeDefinition = markElement('youtube');
