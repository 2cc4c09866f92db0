import type { Ports } from '../ports';
import type { Signature } from '../signature/signature';
import { optionsOf } from './compilers';

/** A signature that is not open, in its template, as HTML. Rejects where the exporter cannot be reached. */
export async function htmlInTemplate(
  signature: Pick<Signature, 'person' | 'look'>,
  { exporter, origin }: Pick<Ports, 'exporter' | 'origin'>,
): Promise<string> {
  const { person, look } = signature;
  const options = await optionsOf(signature, {}, origin);
  return (await exporter.exportSignature(person, look.template, options)).html;
}
