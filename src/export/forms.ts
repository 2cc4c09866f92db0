import type { Design } from '../scene/scene';
import type { DocumentForm, HtmlForm, PlacedForm } from './document-form';
import type { ItemForm } from './items/item-form';
import type { RegionForm } from './regions/region';
import type { TableForm } from './tables/table';

/** What a signature is on its way into a mail: a design, then items, regions, tables, a document, HTML. */
export type Form =
  Design | ItemForm | RegionForm | TableForm | DocumentForm | PlacedForm | HtmlForm;
