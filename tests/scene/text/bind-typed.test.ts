import { describe, expect, test } from 'vitest';
import { printNode } from '../../../src/email/print/print';
import { BLANK_SIGNATURE, type Person } from '../../../src/model/person/signature';
import { bindTyped } from '../../../src/scene/text/bind-typed';
import { ELEMENTS, definitionOf } from '../../../src/scene/registry';
import type { SceneElement } from '../../../src/scene/scene';
import { keepSpans } from '../../../src/scene/text/spans';
import { CONTEXT, element } from '../scenes';

const PERSON: Person = {
  ...BLANK_SIGNATURE,
  fullName: 'Jane Doe',
  pronouns: 'she/her',
  jobTitle: 'Head of Design',
  companyName: 'Northwind',
  department: 'Studio',
  quote: 'Less',
  email: 'jane@example.com',
  phone: '+1 555 0100',
  mobile: '+1 555 0199',
  fax: '+1 555 0198',
  website: 'https://example.com',
  address: '24 Harbour Street\nSeattle',
  secondAddress: '1 Quay',
  lines: [
    { label: 'VAT', value: 'GB 1', link: '' },
    { label: 'Web', value: 'Docs', link: 'https://docs.example' },
  ],
};

const contextOf = (person: Partial<Person> = {}) => ({
  ...CONTEXT,
  person: { ...PERSON, ...person },
});

/** An element once its words have been changed so by typing, one change after the other. */
function typed(type: SceneElement['type'], ...changes: readonly ((text: string) => string)[]) {
  const { textOf } = definitionOf(type);
  const made = element(type);
  const first = textOf?.(made, contextOf());
  let now = { text: first?.lines.join('\n') ?? '', spans: first?.bound ?? [] };
  for (const change of changes) {
    const text = change(now.text);
    const kept = { text, spans: keepSpans(now.spans, now.text, text) };
    now = { text, spans: bindTyped(kept, made, contextOf()) };
  }
  return { ...made, content: now.text, spans: now.spans };
}

const linesOf = (of: SceneElement, person: Partial<Person> = {}) =>
  definitionOf(of.type).textOf?.(of, contextOf(person)).lines;

const htmlOf = (of: SceneElement, person: Partial<Person> = {}) =>
  printNode(definitionOf(of.type).toEmail(of, contextOf(person)).cell);

const behind = (more: string) => (text: string) => text + more;
const before = (more: string) => (text: string) => more + text;

const FOLLOWING = ELEMENTS.filter(({ textOf }) => textOf !== undefined).flatMap(({ type }) => {
  const { textOf } = definitionOf(type);
  return textOf?.(element(type), contextOf()).from === 'field' ? [type] : [];
});

describe('what is typed around words that follow the person', () => {
  test.each(FOLLOWING)('stays beside the %s of somebody else', (type) => {
    const made = typed(
      type,
      ...['E', ':', ' '].map((_, at) => before('E: '.charAt(2 - at))),
      behind(', MBA'),
    );
    const others: Partial<Person> = {
      fullName: 'Ada Lee',
      pronouns: 'they',
      jobTitle: 'CTO',
      companyName: 'Acme',
      department: 'Lab',
      quote: 'More',
      email: 'ada@acme.example',
      phone: '+44 1',
      mobile: '+44 2',
      fax: '+44 3',
      website: 'https://acme.example',
      address: '9 Quay\nLeeds',
      secondAddress: '8 Quay',
      lines: [
        { label: 'Reg', value: '12', link: '' },
        { label: 'See', value: 'Help', link: 'https://help.example' },
      ],
    };
    const alone = linesOf(element(type), others)?.join('\n').replace('https://', '');
    expect(linesOf(made, others)?.join('\n')).toBe(`E: ${alone}, MBA`);
    expect(linesOf(made, { ...BLANK_SIGNATURE })).not.toContain('Jane');
  });

  test('goes with the words where the person has nothing there', () => {
    const made = typed('name', behind(', MBA'));
    const { textOf } = definitionOf('name');
    expect(textOf?.(made, contextOf({ fullName: '' })).from).toBe('placeholder');
  });

  test.each([
    ['in their midst', (text: string) => text.replace('e D', 'et D')],
    ['as more of their last word', behind('rr')],
    ['over all of them', () => 'Janet'],
  ])('frees them when it stands %s', (_, change) => {
    const made = typed('name', change);
    expect(linesOf(made, { fullName: 'Ada Lee' })).toEqual(linesOf(made));
  });

  test('binds them again once they stand there as before', () => {
    const made = typed('name', behind('r'), (text) => text.slice(0, -1), behind(', MBA'));
    expect(linesOf(made, { fullName: 'Ada Lee' })).toEqual(['Ada Lee, MBA']);
  });

  test('stands right behind a name of a script without blanks', () => {
    const { spans } = typed('name', () => '');
    expect(spans).toEqual([]);
    const person = contextOf({ fullName: '山田太郎' });
    const text = '山田太郎様';
    expect(bindTyped({ text, spans: [] }, element('name'), person)).toEqual([
      { start: 0, end: 4, field: 'fullName' },
    ]);
  });

  test('keeps each own line that is left as it was', () => {
    const made = typed('ownLines', (text) => text.replace('GB 1', 'GB 1 (head office)'));
    const lines = [
      { label: 'VAT', value: 'FR 2', link: '' },
      { label: 'Web', value: 'Help', link: 'https://help.example' },
    ];
    expect(linesOf(made, { lines })).toEqual(['VAT FR 2 (head office)', 'Web Help']);
    expect(htmlOf(made, { lines })).toContain('href="https://help.example"');
  });
});

describe('the link of a text that holds an address beside other words', () => {
  test.each<readonly [SceneElement['type'], (text: string) => string, Partial<Person>, string]>([
    ['email', before('Mail bob@other.example or '), {}, 'mailto:jane@example.com'],
    ['email', behind('.au'), {}, 'mailto:jane@example.com.au'],
    ['email', before('E: '), { email: 'ada@acme.example' }, 'mailto:ada@acme.example'],
    ['phone', before('24/7: '), {}, 'tel:+15550100'],
    ['phone', before('Call '), { phone: '+44 20 7946 0000' }, 'tel:+442079460000'],
    ['website', behind('/about'), {}, 'https://example.com/about'],
    ['website', before('See '), { website: 'acme.example' }, 'https://acme.example'],
    ['address', before('Visit: '), {}, 'https://maps.google.com/?q=24+Harbour+Street,+Seattle'],
  ])('%s leads there, all of it at once', (type, change, person, href) => {
    const html = htmlOf(typed(type, change), person);
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual([href]);
  });

  test('is that of the words once they are typed over', () => {
    const made = typed('email', (text) => text.replace('jane', 'janet'));
    expect(htmlOf(made, { email: 'ada@acme.example' })).toContain(
      'href="mailto:janet@example.com"',
    );
  });
});

test('a website with a bold word is shown without its scheme, the same letters bold', () => {
  const content = 'https://test.example\nand https://b.example';
  const made = element('website', { content, spans: [{ start: 8, end: 12, bold: true }] });
  expect(htmlOf(made).replaceAll(/ style="[^"]*"/g, '')).toContain('<span>test</span>');
});
