import { withNumbers } from '../../model/person/phone/known-numbers';
import type { Person } from '../../model/person/signature';
import type { Template } from '../../templates/template';
import type { Composition } from './composition';
import { buildTemplate } from '../passes/document/build-template';
import { NO_FINDINGS, type FindingSink } from '../passes/pass';
import { personWithout } from './person-without';
import type { ExportOptions } from '../types';

/** A form's signature as a document. Findings go to `findings`; a preview needs none. */
export function composeSignature(
  typed: Person,
  template: Template,
  options: ExportOptions = {},
  findings: FindingSink = NO_FINDINGS,
): Composition {
  const person = withNumbers(typed, options.numbers);
  const context = { options, findings };
  return {
    form: buildTemplate(template).run(person, context),
    context,
    person,
    without: (parts) =>
      composeSignature({ ...person, ...personWithout(parts, person) }, template, options),
  };
}
