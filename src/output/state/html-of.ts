import type { EmailOutput } from '../../export';
import { cleanLine } from '../../base/text';
import { hideHeldPictures } from '../../model/picture/hide-held-pictures';
import { heldIn } from '../../pictures/state/held-pictures';
import type { Ports } from '../../store/ports';
import { designOf, type Signature } from '../../store/signature/signature';
import { optionsOf } from './compilers';

/*
 * Signatures that are not open, as HTML for lists and dialogs: pictures that are held are boxes in it. What is read of the open
 * one is in the state, and made there.
 */

type MakingPorts = Pick<Ports, 'exporter' | 'origin'>;

/** A signature in its template. Rejects where the exporter cannot be reached. */
export async function htmlInTemplate(
  signature: Pick<Signature, 'person' | 'look' | 'heldPictures'>,
  { exporter, origin }: MakingPorts,
): Promise<string> {
  const { html } = await inTemplate(signature, { exporter, origin });
  return hideHeldPictures(html, heldIn(signature));
}

async function inTemplate(
  signature: Pick<Signature, 'person' | 'look'>,
  { exporter, origin }: MakingPorts,
): Promise<EmailOutput> {
  const { person, look } = signature;
  const options = await optionsOf(signature, {}, origin);
  return exporter.exportSignature(person, look.template, options);
}

/**
 * Whether neither canvas nor template shows anything of a signature. A name is enough for false, so that nothing is compiled.
 * Rejects as the others do.
 */
export async function isEmptySignature(signature: Signature, ports: MakingPorts): Promise<boolean> {
  if (cleanLine(signature.person.fullName) !== '') return false;
  const { exporter, origin: baseUrl } = ports;
  if (!(await inTemplate(signature, ports)).isEmpty) return false;
  return (await exporter.exportScene(designOf(signature), { baseUrl })).isEmpty;
}
