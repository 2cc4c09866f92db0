import { DEFAULT_TEMPLATE } from '../model/template-ids';
import { corporate } from './corporate';
import { modern } from './modern';
import { tech } from './tech';
import type { Template } from './template';

/** Every template, in the order in which they are offered. A new one is a file and a line here. */
export const TEMPLATES: readonly Template[] = [modern, corporate, tech];

/** The template of a name; modern for a name that is not known. */
export function findTemplate(id: string): Template {
  const found = TEMPLATES.find((template) => template.id === id);
  return found ?? TEMPLATES.find((template) => template.id === DEFAULT_TEMPLATE) ?? modern;
}
