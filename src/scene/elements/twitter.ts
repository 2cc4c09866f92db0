import { markElement } from '../kinds/mark';

export const twitterDefinition = markElement('twitter');
