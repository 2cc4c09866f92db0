import { markElement } from '../kinds/mark';

export const whatsappDefinition = markElement('whatsapp');
