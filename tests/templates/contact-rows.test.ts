import { expect, test } from 'vitest';
import { font } from '../../src/email/builders';
import { childrenOf, type EmailNode } from '../../src/email/nodes';
import { walk } from '../../src/email/walk';
import { words } from '../../src/model/languages/en';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import { fullLabel } from '../../src/templates/parts/contact/contact';
import { contactRows, fittingStyle } from '../../src/templates/parts/contact/contact-rows';
import { letterRows } from '../../src/templates/parts/contact/letter-rows';
import { letterMarker, markerRows } from '../../src/templates/parts/contact/marker-rows';
import { plainContacts } from '../../src/templates/parts/contact/plain-contacts';
import { NO_PICTURES, viewSignature, type Contact } from '../../src/templates/view';
import { FULL } from '../helpers/signatures';

const VALUE = font('sans', 13, '#000000');
const STYLE = { value: VALUE, label: VALUE, labelOf: fullLabel, address: 'comma' } as const;

test.each([
  // With the label beside it.
  ['amelia.hartwood@meridian-sons.example', 320, 13],
  ['amelia.hartwood@meridian-sons.example', 305, 12],
  // Smaller would not help.
  ['amelia.hartwood@meridian-sons.example', 200, 13],
  ['ada@example.com', 200, 13],
])('values beside %s in %i px are %i px large', (email, width, size) => {
  const contacts = contactsOf({ ...FULL, email, website: '' });
  expect(fittingStyle(contacts, STYLE, width).value.size).toBe(size);
});

test('a letter that two contacts after one another have stands once', () => {
  const look = { direction: 'ltr' } as Parameters<typeof letterRows>[3];
  const contacts = contactsOf({ ...FULL, secondAddress: '3 Rue des Lilas\nLille 59000' });
  expect(contacts.filter(({ labels }) => labels.letter === 'A')).toHaveLength(2);
  const letters = letterRows(contacts, 18, STYLE, look);
  expect(textsOf(letters).filter((text) => text === 'A')).toHaveLength(1);
  const marked = { ...STYLE, marker: VALUE, markerOf: letterMarker, width: 18 };
  const markers = markerRows(contacts, marked, look);
  expect(textsOf(markers).filter((text) => text === 'A')).toHaveLength(1);
});

test('where several numbers need labels, every contact has one, in a column of one width; else none has', () => {
  const look = { direction: 'ltr' } as Parameters<typeof plainContacts>[2];
  const lines = [{ label: 'VAT', value: '+44 20 7946 0959', link: '' }];
  const labelsIn = (person: PersonInput) => {
    const block = plainContacts(contactsOf(person), STYLE, look, 300);
    return (block === null ? [] : [...walk(block)]).flatMap((node) =>
      node.kind === 'row' && node.cells.length === 2 ? node.cells.slice(0, 1) : [],
    );
  };
  const labels = labelsIn({ ...FULL, mobile: '+44 7700 900123', lines });
  expect(labels.flatMap(textsOf)).toEqual(['Tel.', 'Mob.', 'Email', 'Web', 'Address', 'VAT']);
  expect(new Set(labels.map(({ width }) => width)).size).toBe(1);
  expect(labelsIn(FULL)).toEqual([]);
});

function contactsOf(person: PersonInput): readonly Contact[] {
  return viewSignature(completeSignature(person), NO_PICTURES, words).contacts;
}

function textsOf(node: EmailNode | null): readonly string[] {
  if (node === null) return [];
  return node.kind === 'text' ? [node.text] : childrenOf(node).flatMap(textsOf);
}

test('rows have a line above each but the first, and labels as wide as other rows', () => {
  const look = { direction: 'ltr' } as Parameters<typeof contactRows>[2];
  const line = { width: 1, color: '#cccccc', style: 'solid' } as const;
  const style = { ...STYLE, line, labelColumn: 90 };
  const { rows = [] } = contactRows(contactsOf(FULL), style, look) ?? {};
  expect(rows.map(({ cells }) => cells[0]?.width)).toEqual(rows.map(() => 90));
  expect(rows.map(({ cells }) => cells.every(({ borders }) => borders?.top === line))).toEqual(
    rows.map((_, index) => index > 0),
  );
  const room = fittingStyle(contactsOf(FULL), { ...style, labelColumn: 200 }, 320);
  expect(room.value.size).toBe(13);
});
