import type { Person } from '../../model/person/signature';
import type { SceneElement } from '../../scene/scene';
import type { CheckSubject } from '../checks/check';
import { check } from '../checks/checks';
import { differencesIn } from '../checks/client-rules';
import type { Part } from './dearest-parts';
import { partCosts } from './part-costs';
import type { DocumentForm, HtmlForm } from '../document-form';
import { isEmptyDocument } from './is-empty';

import type { PassContext } from '../passes/pass';
import { printDocument } from '../print/print-document';
import type { EmailOutput } from '../types';
import { withoutAutoLinks } from './without-auto-links';

/** A signature as a document, and what it was made with. */
export interface Composition {
  readonly form: DocumentForm;
  readonly context: PassContext;
  /** The person that it shows. */
  readonly person: Person;
  /** What stands on the canvas; not there where a template made the document. */
  readonly elements?: readonly SceneElement[];
  /** The same without some of its parts. */
  readonly without?: (parts: readonly Part[]) => Composition;
}

/** The output of a composition as it is printed: all of it but for the passes that finish it. */
export function printed(composition: Composition): EmailOutput {
  const form = withoutAutoLinks(composition);
  return outputOf(printDocument(form, composition.context), composition);
}

/** The output, with the findings of the passes and of the checks. */
export function outputOf(
  { html, text, doc, images, requests }: HtmlForm,
  { context: { findings, options }, without, ...whom }: Omit<Composition, 'form'>,
): EmailOutput {
  const costs = () => partCosts({ doc, options, ...whom });
  const trial = without && { lengthWithout: lengthOf(without) };
  const subject: CheckSubject = { html, text, doc, images, options, costs, ...trial, ...whom };
  return {
    html,
    text,
    doc,
    images,
    isEmpty: isEmptyDocument(doc),
    findings: [...findings.all(), ...check(subject)],
    differences: differencesIn(subject),
    requests,
  };
}

/** The length of the HTML without some parts, in characters. */
export function lengthOf(without: NonNullable<Composition['without']>) {
  return (parts: readonly Part[]): number => {
    const rest = without(parts);
    return printDocument(withoutAutoLinks(rest), rest.context).html.length;
  };
}
