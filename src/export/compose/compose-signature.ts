import { withNumbers } from '../../model/person/phone/known-numbers';
import type { Person } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import type { Composition } from './composition';
import { buildTemplate } from '../passes/document/build-template';
import { makeFindingSink } from '../passes/pass';
import { personWithout } from './person-without';
import type { ExportOptions } from '../types';

/** A form's signature as a document. */
export function composeSignature(
  typed: Person,
  template: Template,
  options: ExportOptions = {},
): Composition {
  const person = withNumbers(typed, options.numbers);
  const context = { options, findings: makeFindingSink() };
  return {
    form: buildTemplate(template).run(person, context),
    context,
    person,
    without: (parts) =>
      composeSignature({ ...person, ...personWithout(parts, person) }, template, options),
  };
}
