import { completeSignature, type SignatureInput } from '../model/signature';
import type { Template } from '../templates/template';
import { printedLength, type Composition } from './composition';
import { personWithout } from './leave-out';
import { buildTemplate } from './passes/build-template';
import { makeFindingSink } from './passes/pass';
import type { ExportOptions } from './types';

/** A form's signature as a document. */
export function composeSignature(
  input: SignatureInput,
  template: Template,
  options: ExportOptions = {},
): Composition {
  const context = { options, findings: makeFindingSink() };
  const person = completeSignature(input);
  return {
    form: buildTemplate(template).run(person, context),
    context,
    person,
    lengthWithout: (parts) => {
      const shorter = { ...person, ...personWithout(parts, person) };
      return printedLength(composeSignature(shorter, template, options));
    },
  };
}
