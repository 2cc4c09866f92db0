import { mapDocument } from '../../email/rewrite/map-document';
import type { Origin } from '../../model/findings/findings';
import type { Person } from '../../model/person/signature';
import type { SceneElement } from '../../scene/scene';
import { autoLinkIn } from '../checks/auto-link';
import type { DocumentForm } from '../document-form';

/** A document, and what states which parts of it stay text. */
interface Kept {
  readonly form: DocumentForm;
  readonly person: Pick<Person, 'plainFields'>;
  readonly elements?: readonly SceneElement[];
}

interface Around {
  readonly isLinked: boolean;
  readonly origin: readonly Origin[];
}

/** The document of a composition, in which mail clients make no links of what the visitor keeps as text. */
export function withoutAutoLinks({ form, person, elements = [] }: Kept): DocumentForm {
  const fields = new Set(person.plainFields);
  const ids = new Set(elements.flatMap(({ id, noAutoLink }) => (noAutoLink === true ? [id] : [])));
  if (fields.size + ids.size === 0) return form;
  const isMeant = (origin: readonly Origin[]): boolean =>
    origin.some((from) => (from.kind === 'field' ? fields.has(from.field) : ids.has(from.id)));
  const doc = mapDocument<Around>(
    form.doc,
    {
      cell: (cell) => [cell, { isLinked: false, origin: cell.origin ?? [] }],
      link: (link, around) => [link, { ...around, isLinked: true }],
      text: (node, { isLinked, origin }) => {
        const isPlain =
          !isLinked && isMeant(node.origin ?? origin) && autoLinkIn(node.text) !== null;
        return isPlain ? { ...node, noAutoLink: true } : node;
      },
    },
    { isLinked: false, origin: [] },
  );
  return { ...form, doc };
}
