import { DEFAULT_TEMPLATE } from '../model/template-ids';
import { artistic } from './artistic';
import { card } from './card';
import { classic } from './classic';
import { corporate } from './corporate';
import { creative } from './creative';
import { elegant } from './elegant';
import { executive } from './executive';
import { futuristic } from './futuristic';
import { glassmorphism } from './glassmorphism';
import { gradient } from './gradient';
import { handwritten } from './handwritten';
import { magazine } from './magazine';
import { minimal } from './minimal';
import { modern } from './modern';
import { neon } from './neon';
import { newspaper } from './newspaper';
import { silly } from './silly';
import { tech } from './tech';
import { tiny } from './tiny';
import { vintage } from './vintage';
import { withBlocks } from './parts/blocks';
import type { Template } from './template';

/** Every template with what may stand below it, in the order in which they are offered: that of `TEMPLATE_LABELS`. */
export const TEMPLATES: readonly Template[] = [
  modern,
  classic,
  minimal,
  elegant,
  creative,
  corporate,
  artistic,
  executive,
  glassmorphism,
  silly,
  futuristic,
  tiny,
  gradient,
  neon,
  vintage,
  card,
  newspaper,
  tech,
  handwritten,
  magazine,
].map(withBlocks);

/** The template of a name; modern for a name that is not known. */
export function findTemplate(id: string): Template {
  const found = TEMPLATES.find((template) => template.id === id);
  return found ?? TEMPLATES.find((template) => template.id === DEFAULT_TEMPLATE) ?? modern;
}
