import { markElement } from '../kinds/mark';

export const tiktokDefinition = markElement('tiktok');
