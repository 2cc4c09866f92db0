import {
  elementOrigin,
  fieldOrigin,
  type FindingReport,
  type Origin,
} from '../../model/findings/findings';
import { blockField, blockName, valueOf } from '../../model/person/blocks';
import { fieldLabel } from '../../model/person/fields';
import { CONTACT_FIELDS, isPersonField, textField } from '../../model/person/text-fields';
import { isTextMessage } from '../../model/person/web/address-href';
import { isAddressKind, leftOutOf } from '../../model/person/web/likely-address';
import type { Person } from '../../model/person/signature';
import { definitionOf } from '../../scene/registry';
import type { SceneElement } from '../../scene/scene';
import type { Check } from './check';

/** Addresses that are shown and linked otherwise than they were typed. */
export const typedAddresses: Check = {
  id: 'typed-addresses',
  run: ({ person, elements }) =>
    elements === undefined
      ? inForm(person)
      : elements.flatMap((element) => (element.hidden === true ? [] : inElement(element, person))),
};

interface Named {
  readonly label: string;
  readonly origin: readonly Origin[];
}

function inForm(person: Person): readonly FindingReport[] {
  const { lines, blocks } = person;
  return [
    ...CONTACT_FIELDS.flatMap(({ id }) => cleaned(id, person[id], named(id))),
    ...lines.flatMap(({ link }) => textMessage([link], named('lines'))),
    ...blocks.flatMap((block) =>
      textMessage([valueOf(block, 'link')], {
        label: blockName(blocks, block),
        origin: [fieldOrigin(blockField(block))],
      }),
    ),
  ];
}

function named(field: string): Named {
  return { label: fieldLabel(field), origin: [fieldOrigin(field)] };
}

function inElement(element: SceneElement, person: Person): readonly FindingReport[] {
  const { id, type, content = '', href = '', spans = [] } = element;
  const { follows = '', label } = definitionOf(type);
  const own = { label, origin: [elementOrigin(id)] };
  const given = content.trim() === '' && isPersonField(follows) ? person[follows] : content;
  return [
    ...(href.trim() === '' ? cleaned(follows, given, own) : []),
    ...textMessage([href, ...spans.map((span) => span.href ?? '')], own),
  ];
}

function cleaned(field: string, value: string, { label, origin }: Named): readonly FindingReport[] {
  const kind = textField(field)?.kind;
  const what = isAddressKind(kind) ? leftOutOf(kind, value) : null;
  return what === null ? [] : [{ rule: 'address-cleaned', args: { label, what }, origin }];
}

function textMessage(links: readonly string[], { label, origin }: Named): readonly FindingReport[] {
  return links.some(isTextMessage) ? [{ rule: 'text-message', args: { label }, origin }] : [];
}
