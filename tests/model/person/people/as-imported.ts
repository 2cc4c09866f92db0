import { recognizeFields, personOf } from '../../../../src/import/core/found-in-mail';
import { BLANK_SIGNATURE, type Person } from '../../../../src/model/person/signature';
import { parseHtml, type Tag } from '../../../helpers/html';
import { pageOf, type LineSpec, type RunSpec } from '../../../helpers/pages';

/** The person that import finds in the HTML of a signature, whose first line is a name. */
export function importedFrom(html: string): Person {
  const [name = [], ...rest] = linesOf(html);
  const large = name.map(([text, look]): RunSpec => [text, { ...look, size: 18, weight: 700 }]);
  return personOf(recognizeFields(pageOf([large, '', ...rest])), BLANK_SIGNATURE);
}

/** The person that import finds in lines without links. */
export function importedFromText(lines: readonly LineSpec[]): Person {
  return personOf(recognizeFields(pageOf(lines)), BLANK_SIGNATURE);
}

/** The lines of a signature, their letters of one look, with links. */
function linesOf(html: string): readonly (readonly RunSpec[])[] {
  let line: RunSpec[] = [];
  const lines = [line];
  const walk = (nodes: readonly (Tag | string)[], href: string | undefined): void => {
    for (const node of nodes) {
      if (typeof node === 'string') line.push([node, href === undefined ? {} : { href }]);
      else if (node.name === 'br') lines.push((line = []));
      else {
        if (node.name === 'td') lines.push((line = []));
        walk(node.children, node.attributes.get('href') ?? href);
        if (node.name === 'td') lines.push((line = []));
      }
    }
  };
  walk(parseHtml(html).roots, undefined);
  return lines.filter((runs) => runs.some(([text]) => text.trim() !== ''));
}
