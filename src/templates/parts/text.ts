import { literal, text, textCell, joined, type Block, type CellProps } from '../../email/builders';
import type { Font, TextNode } from '../../email/nodes';
import { fieldOrigin } from '../../model/findings/findings';
import type { SignatureView } from '../view';

type TextField = 'name' | 'pronouns' | 'title' | 'company' | 'department' | 'quote';

const FIELD_OF: Record<TextField, string> = {
  name: 'fullName',
  pronouns: 'pronouns',
  title: 'jobTitle',
  company: 'companyName',
  department: 'department',
  quote: 'quote',
};

/** A field of the signature as a run of text; null when it is blank. */
export function field(
  signature: SignatureView,
  id: TextField,
  runFont?: Partial<Font>,
): TextNode | null {
  const origin = [fieldOrigin(FIELD_OF[id])];
  return text(signature[id], { origin, ...(runFont === undefined ? {} : { font: runFont }) });
}

/** A field in a cell of its own; null when it is blank. */
export function fieldCell(
  signature: SignatureView,
  id: TextField,
  cellFont: Font,
  props: CellProps = {},
): Block {
  return textCell(cellFont, field(signature, id), props);
}

/** Several fields in one line; those that are blank take their separator with them. */
export function fieldLine(
  signature: SignatureView,
  ids: readonly TextField[],
  separator: string,
  cellFont: Font,
  props: CellProps = {},
): Block {
  const runs = ids.map((id) => field(signature, id));
  return textCell(cellFont, joined(runs, literal(separator)), props);
}

/** The personal quote in quotation marks; null when there is none. */
export function quoteCell(signature: SignatureView, cellFont: Font, props: CellProps = {}): Block {
  const quote = field(signature, 'quote');
  return quote && textCell(cellFont, [literal('“'), quote, literal('”')], props);
}
