import { describe, expect, test } from 'vitest';
import { composeSignature } from '../../src/export/compose/compose-signature';
import { finished } from '../../src/export/print/finish';
import { fieldOrigin } from '../../src/model/findings/findings';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { isWordField, PERSON_FIELD_IDS } from '../../src/model/person/text-fields';
import { TEXT_FIELDS } from '../../src/model/person/text-fields.data';
import { ENGLISH } from '../../src/model/languages/load-words';
import { TEMPLATES } from '../../src/templates/registry';
import type { Template } from '../../src/templates/template';
import { NO_PICTURES, textsOf, viewSignature, type RoleText } from '../../src/templates/view';
import { orphanSeparators } from '../helpers/doc-blanks';
import { tooWide } from '../helpers/doc-rules';
import { parseHtml, visibleText } from '../helpers/html';
import { breaches } from '../helpers/rules';
import { FULL } from '../helpers/signatures';

/* Templates print roles, not fields: a field that is added to a role is printed by all of them. */

const ROLES = [...new Set(PERSON_FIELD_IDS.filter(isWordField).map((id) => TEXT_FIELDS[id].role))];
const FURTHER = 'Licence 48-207';
/** In letters of any height, apart from what stands beside it. */
const ALONE = /(?<![\p{L}\p{N}])licence 48-207(?![\p{L}\p{N}])/iu;

describe.each(TEMPLATES)('$id', (template) => {
  test.each(ROLES)('prints a further text in the role %s', async (role) => {
    const further = { role, text: FURTHER, origin: [fieldOrigin('licence')] };
    for (const person of [FULL, { profileImageUrl: FULL.profileImageUrl }]) {
      const { doc, html, text } = await printed(withTexts(template, [further]), person);
      expect(visibleText(parseHtml(html).roots)).toMatch(ALONE);
      expect(text).toMatch(ALONE);
      expect([...orphanSeparators(doc), ...tooWide(doc, template.maxWidth)]).toEqual([]);
      expect(breaches(html, { maxWidth: template.maxWidth })).toEqual([]);
    }
  });
});

test('texts of one role stand in the order of the fields, the roles in the order in which they are asked for', () => {
  const view = viewSignature(completeSignature(FULL), NO_PICTURES, ENGLISH);
  const further: RoleText = { role: 'title', text: FURTHER, origin: [] };
  const texts = textsOf({ texts: [...view.texts, further] }, ['unit', 'title']);
  expect(texts.map(({ text }) => text)).toEqual([FULL.department, FULL.jobTitle, FURTHER]);
});

function withTexts(template: Template, further: readonly RoleText[]): Template {
  return {
    ...template,
    build: (signature, look) =>
      template.build({ ...signature, texts: [...signature.texts, ...further] }, look),
  };
}

async function printed(template: Template, person: PersonInput) {
  return finished(composeSignature(completeSignature(person), template));
}
