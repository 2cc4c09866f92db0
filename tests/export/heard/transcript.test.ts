import { describe, expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { spoken, transcribe, type Labels } from '../../../src/export/heard';
import { TEMPLATES } from '../../../src/templates/registry';
import { HEARD_PEOPLE } from '../../helpers/heard-people';
import { FULL } from '../../helpers/signatures';

/* tests/browser/heard compares these lines with what readers read. */

function lines(html: string, labels: Labels = 'kept'): readonly string[] {
  return transcribe(html, labels).lines.map(({ parts }) => parts.map(spoken).join(' · '));
}

function table(cells: string, tag = '<table role="presentation" lang="en" dir="ltr">'): string {
  return `${tag}<tr>${cells}</tr></table>`;
}

function link(attributes: string, content: string): string {
  return `<td><a href="https://www.a.example/b"${attributes}>${content}</a></td>`;
}

describe('lines', () => {
  test('begin with each cell and at line breaks, and join runs of text', () => {
    const cells =
      '<td>Ame<span style="color:#ff0000">lia</span> &amp; Co<br>Bristol</td><td>UK</td>';
    expect(lines(table(cells))).toEqual(['Amelia & Co', 'Bristol', 'UK']);
  });

  test('announce links and pictures, and skip pictures without words', () => {
    const cells =
      '<td>Call <a href="tel:+1">me</a></td><td><img src="a.png" alt="Logo"><img src="b.png" alt=""></td>';
    expect(lines(table(cells))).toEqual(['Call · link, me', 'graphic, Logo']);
  });

  test('take the name of a link from its label, else its content, else its title, else its address', () => {
    expect(lines(table(link(' aria-label="LinkedIn" title="LinkedIn"', 'in')))).toEqual([
      'link, LinkedIn',
    ]);
    expect(lines(table(link('', '<img src="a.png" alt="Logo">')))).toEqual(['link, Logo']);
    expect(lines(table(link(' title="Book a call"', '<span>&nbsp;</span>')))).toEqual([
      'link, Book a call',
    ]);
    expect(lines(table(link('', '')))).toEqual(['link, a.example/b']);
  });

  test('without labels, announce what is left: letters with their title, parted addresses, ornaments', () => {
    const cells =
      '<td aria-hidden="true">❦</td>' +
      '<td><a href="https://a.example" aria-label="LinkedIn" title="LinkedIn">in</a></td>' +
      '<td><a href="mailto:a@b.example">a@<wbr aria-hidden="true">b.example</a></td>';
    expect(lines(table(cells))).toEqual(['link, LinkedIn', 'link, a@b.example']);
    expect(lines(table(cells), 'stripped')).toEqual([
      '❦',
      'link, in, LinkedIn',
      'link, a@ b.example',
    ]);
  });

  test('announce a table only where it has no role and borders like one of data', () => {
    const bordered = '<td style="border:1px solid #000000">a</td><td>b</td>';
    expect(lines(table(bordered))).toEqual(['a', 'b']);
    expect(lines(table(bordered), 'stripped')).toEqual([
      'table with 1 row and 2 columns',
      'a',
      'b',
    ]);
    expect(lines(table('<td>a</td><td>b</td>'), 'stripped')).toEqual(['a', 'b']);
  });

  test('have the language that is set around them', () => {
    const { lines: found } = transcribe(
      table(`<td>one</td><td><div>${table('<td>zwei</td>', '<table lang="de">')}</div></td>`),
      'kept',
    );
    expect(found.map(({ lang }) => lang)).toEqual(['en', 'de']);
    expect(transcribe('<table><tr><td>a</td></tr></table>', 'kept').lines[0]?.lang).toBeNull();
  });

  test('are none where nothing is read', () => {
    expect(transcribe('', 'kept')).toEqual({ lines: [], ms: 0 });
  });
});

describe.each(TEMPLATES.map(({ id }) => id))('in %s', (id) => {
  test('each network is named, also where labels are stripped', async () => {
    const { html } = await exportSignature(FULL, id);
    for (const labels of ['kept', 'stripped'] as const) {
      const all = lines(html, labels).join('\n');
      for (const network of ['LinkedIn', 'Facebook', 'Instagram', 'YouTube', 'TikTok']) {
        expect(all).toContain(network);
      }
    }
  });

  test('no word is read in parts, and no table is announced', async () => {
    for (const person of Object.values(HEARD_PEOPLE)) {
      const { html, findings } = await exportSignature(person, id);
      const parts = transcribe(html, 'kept').lines.flatMap((line) => line.parts);
      expect(parts.filter(({ kind }) => kind === 'table')).toEqual([]);
      expect(findings.filter(({ rule }) => rule === 'word-split')).toEqual([]);
    }
  });

  test('the name is read before ways to reach somebody, and each label before what it labels', async () => {
    const { html } = await exportSignature(FULL, id);
    const all = lines(html);
    const at = (words: string): number => all.findIndex((line) => line.includes(words));
    expect(at('Amelia Hartwood')).toBeLessThan(at('+44'));
    const label = all.findIndex((line) => /^(?:Phone|Tel\.?|\[?T\]?|-t)$/.test(line));
    expect(label === -1 || at('+44') === label + 1).toBe(true);
  });
});
