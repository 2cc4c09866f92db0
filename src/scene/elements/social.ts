import { markRowElement } from '../kinds/mark-row';

export const socialDefinition = markRowElement();
