import { describe, expect, test } from 'vitest';
import { wordsOfLine } from '../../../src/import/core/likeness';
import type { Page } from '../../../src/import/core/rebuild/page';
import { imported, type Imported } from './corpus';

/* How what comes from elsewhere looks, and in which order it is read. */

await Promise.all([...document.fonts].map((face) => face.load()));

const ICON =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGOwydsCRwykcgCEKhMhY9cAFgAAAABJRU5ErkJggg==';

describe('what runs from the right', () => {
  const icons = ['https://www.linkedin.com/in/maya-example', 'https://x.com/maya_example']
    .map((href) => `<a href="${href}"><img src="${ICON}" width="24" height="24" alt=""></a>`)
    .join(' ');

  test('is read in the order in which it was read', async () => {
    const { html, likeness } = await ofHtml(
      `<div dir="rtl" style="font:14px Arial"><b>מאיה לביא</b><br>אדריכלית<br>${icons}</div>`,
    );
    expect(html.indexOf('linkedin.com')).toBeLessThan(html.indexOf('x.com/maya'));
    expect(html).toMatch(/^<table[^>]* dir="rtl"/);
    expect(likeness.lines).toMatchObject({ near: 2, all: 2 });
    expect(likeness.pictures).toMatchObject({ near: 2, all: 2 });
  });

  test('is read from the left where its words are', async () => {
    const { html } = await ofHtml(
      `<div style="font:14px Arial"><b>Maya Lavi</b><br>Architect<br>${icons}</div>`,
    );
    expect(html.indexOf('linkedin.com')).toBeLessThan(html.indexOf('x.com/maya'));
    expect(html).toMatch(/^<table[^>]* dir="ltr"/);
  });

  test('reads columns of a table in their order', async () => {
    const { html } = await ofHtml(
      '<table dir="rtl" style="font:14px Arial"><tr><td>שמאי לוי</td><td>שמאי מקרקעין</td></tr>' +
        '<tr><td>טלפון</td><td dir="ltr">04-555-0100</td></tr></table>',
    );
    const order = ['שמאי לוי', 'שמאי מקרקעין', 'טלפון', '04-555-0100'];
    const places = order.map((words) => html.indexOf(words));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Math.min(...places)).toBeGreaterThan(0);
  });
});

describe('words that go on within a line that was full', () => {
  test.each([
    [
      'Japanese',
      "'Yu Gothic',sans-serif",
      '〒000-0002　大阪府架空市中央区本通二丁目三番四号　あおぞら館九階　受付：一階',
    ],
    [
      'Chinese',
      'Arial',
      '上海市虚构区人民路一百二十三号东方大厦十八楼一八零一室，邮编二〇〇〇〇〇',
    ],
    ['Korean', 'Arial', '서울특별시가상구중앙로일이삼번길사십오가상빌딩십이층일이공삼호'],
  ])('wrap as before: %s', async (_, family, address) => {
    const { design, html, likeness } = await ofHtml(
      `<div style="font:14px/1.5 ${family};width:210px"><b>Ren Aoki</b><div>${address}</div><div>12 34</div></div>`,
    );
    const found = design.elements.find(({ wrap }) => wrap === true);
    expect(found?.content ?? design.person.address).toBe(address);
    expect(html).toContain(address);
    expect(likeness.lines.near).toBe(likeness.lines.all);
    expect(likeness.lines.all).toBeGreaterThanOrEqual(4);
  });

  test('keep their lines where the designer has no break: in a long address', async () => {
    const { design } = await ofHtml(
      '<div style="font:14px Arial;width:150px;word-break:break-all"><b>Ren Aoki</b><div>https://example.com/avenueofthepaintersandpoets</div></div>',
    );
    expect(design.elements.some(({ wrap }) => wrap === true)).toBe(false);
  });
});

describe('letters in points', () => {
  const words =
    'This message and its attachments are meant for the person whose address they bear; whoever else may have received them is asked to delete them and to write to the sender at once.';

  test.each(['7.5pt', '8pt', '8.5pt', '10pt'])('of %s wrap where they did', async (size) => {
    const { laidOut, page } = await ofHtml(
      `<div style="font:14px Arial"><b>Ines Prado</b><p style="font-size:${size};width:560px">${words} ${words}</p></div>`,
    );
    expect(linesIn(laidOut.page).length).toBeGreaterThan(2);
    expect(linesIn(page)).toEqual(linesIn(laidOut.page));
  });

  test('stand as far apart as they did', async () => {
    const { design, likeness } = await ofHtml(
      '<div style="font:14px Arial;letter-spacing:0.3px"><b>Ines Prado</b><br>Registrar of the Cathedral School of the Old Town</div>',
    );
    expect(new Set(design.elements.map(({ style }) => style.letterSpacing))).toEqual(
      new Set([0.3]),
    );
    expect(likeness.figure).toBe(1);
  });
});

describe('a text whose lines were stretched', () => {
  const words = 'This message is meant for the person to whom it is addressed. '.repeat(4);

  test.each([
    ['is named', 'text-align:justify', 1],
    ['is not named where it was not', 'text-align:left', 0],
    ['is not named where it has one line', 'text-align:justify;width:5000px', 0],
  ])('%s', async (_, style, count) => {
    const { laidOut } = await ofHtml(
      `<div style="font:12px Arial"><b>Ines Prado</b><p style="${style}">${words}</p></div>`,
    );
    const named = laidOut.removals.filter(({ kind }) => kind === 'justified');
    expect(named.map((each) => each.count)).toEqual(count === 0 ? [] : [count]);
  });
});

describe('a shadow', () => {
  test.each([
    ['near one of the sizes is that', '0 4px 10px rgba(0,0,0,.3)', '0 3px 10px #b3b3b3'],
    ['of other lengths keeps them', '-6px 2px 30px #cccccc', '-6px 2px 30px #cccccc'],
    ['is the uppermost that can be seen', '0 0 #0000, 0 1px 4px #808080', '0 1px 4px #808080'],
  ])('%s', async (_, css, printed) => {
    const { html } = await ofHtml(
      `<div style="width:200px;padding:20px;background:#fff;box-shadow:${css};font:14px Arial">Ines Prado</div>`,
    );
    expect(html).toContain(`box-shadow:${printed}`);
  });

  test('within a box is none below it', async () => {
    const { html } = await ofHtml(
      '<div style="width:200px;background:#eee;box-shadow:inset 0 1px 4px #000;font:14px Arial">Ines</div>',
    );
    expect(html).not.toContain('box-shadow');
  });
});

test('a gradient keeps its colors and their places', async () => {
  const { html } = await ofHtml(
    '<div style="width:200px;padding:20px;background:linear-gradient(to right,#14213d,#5b8fd0 30%,#ffffff);font:14px Arial">Ines Prado</div>',
  );
  expect(html).toContain('linear-gradient(90deg,#14213d,#5b8fd0 30%,#ffffff)');
});

describe('a picture behind words', () => {
  test('that shows a gradient is that gradient, and the words are words', async () => {
    const { html, likeness } = await onPicture(
      await pngOf(
        '<linearGradient id="a"><stop stop-color="#14213d"/><stop offset="1" stop-color="#5b8fd0"/></linearGradient><path d="M0 0h48v48h-48z" fill="url(#a)"/>',
      ),
    );
    expect(html).toContain('linear-gradient(90deg');
    expect(html).toContain('Ines Prado</td>');
    expect(likeness.lines).toMatchObject({ near: 1, all: 1 });
  });

  test.each([
    ['a faint pattern is named, as its place has one color', '#1a2745', ['pattern']],
    ['what nobody sees is not', '#15223e', []],
  ])('of %s', async (_, second, kinds) => {
    const { laidOut, likeness } = await onPicture(
      await pngOf(
        `<path d="M0 0h48v48h-48z" fill="#14213d"/><path d="M0 0h24v48h-24z" fill="${second}"/>`,
      ),
    );
    expect(laidOut.removals.map(({ kind }) => kind)).toEqual(kinds);
    expect(likeness.figure === 1).toBe(kinds.length === 0);
  });
});

describe('borders of tables', () => {
  test.each([
    ['have the color that old programs give them', 'bordercolor="#7A1F2B"', '#7a1f2b'],
    ['are gray where a browser shades them', '', '#808080'],
  ])('%s', async (_, look, color) => {
    const { design } = await ofHtml(borderedTable(look));
    const colors = design.elements.flatMap(({ style }) => style.borderColor ?? []);
    expect(new Set(colors)).toEqual(new Set([color]));
  });
});

describe('a picture that did not come along', () => {
  const timetable =
    '<div style="font:14px Arial"><b>Senna Vroom</b><br><a href="https://vroom-boats.example/summer"><img src="cid:a1" width="160" height="48" alt="Summer crossings"></a><br>Skipper</div>';

  test('keeps its room, its words and its link, and counts as missing', async () => {
    const { html, design, likeness } = await ofHtml(timetable);
    expect(html).toContain('href="https://vroom-boats.example/summer"');
    expect(html).toContain('Summer crossings');
    expect(design.elements.map(({ name }) => name)).toContain('Summer crossings');
    expect(likeness.figure).toBeLessThan(1);
    const missing = likeness.mismatches.filter(({ isMissing }) => isMissing === true);
    expect(missing.map(({ what }) => what)).toEqual(['Summer crossings']);
    expect(likeness.lines.near).toBe(likeness.lines.all);
  });

  test.each([
    ['its words', 'alt="Portrait of Senna" src="cid:b2"', 'Portrait of Senna'],
    [
      'the name of its file',
      'src="file:///C:/Users/s/portrait-of-senna.jpg"',
      'portrait-of-senna.jpg',
    ],
    ['where it leads', 'src="cid:b2"', 'vroom-boats.example'],
  ])('is asked for by %s', async (_, attributes, name) => {
    const { laidOut } = await ofHtml(
      `<div style="font:14px Arial"><b>Senna Vroom</b><br><a href="https://www.vroom-boats.example/crew"><img width="90" height="90" ${attributes}></a></div>`,
    );
    const asked = laidOut.removals.filter(({ kind }) => kind === 'missing-picture');
    expect(asked.map(({ what }) => what)).toEqual([name]);
  });
});

describe('the icon of a network', () => {
  const CIRCLE =
    '<circle cx="24" cy="24" r="24" fill="#b3261e"/><path d="M16 16h16v16h-16z" fill="#fff"/>';
  const SQUARE =
    '<path d="M0 0h48v48h-48z" fill="#b3261e"/><circle cx="24" cy="24" r="20" fill="#fff"/>';
  const LETTERS = '<path d="M8 8h8v32h-8zM32 8h8v32h-8z" fill="#b3261e"/>';
  const ON_WHITE = `<path d="M0 0h48v48h-48z" fill="#fff"/>${CIRCLE}`;

  test.each([
    ['a circle', CIRCLE, '', { backgroundColor: '#b3261e', radius: 12 }],
    ['a circle on white', ON_WHITE, '', { backgroundColor: '#b3261e', radius: 12 }],
    ['a square', SQUARE, '', { backgroundColor: '#b3261e', radius: 0 }],
    [
      'a square that is cut',
      SQUARE,
      'border-radius:50%',
      { backgroundColor: '#b3261e', radius: 12 },
    ],
    ['letters alone', LETTERS, '', { backgroundColor: '#ffffff', color: '#b3261e' }],
  ])('keeps its shape and its color: %s', async (_, drawing, style, look) => {
    const src = await pngOf(drawing);
    const { design } = await ofHtml(
      `<div style="font:14px Arial"><b>Sol Petrov</b><br><a href="https://www.linkedin.com/in/sol-petrov"><img src="${src}" width="24" height="24" alt="LinkedIn" style="${style}"></a></div>`,
    );
    const badge = design.elements.find(({ type }) => type === 'linkedin');
    expect(badge?.style).toEqual({ socialStyle: 'icons', ...look });
  });
});

function onPicture(src: string): Promise<Imported> {
  return ofHtml(
    `<div style="font:14px Arial;width:300px;padding:12px;background:url(${src}) 0 0/100% 100%"><b>Ines Prado</b></div>`,
  );
}

function borderedTable(look: string): string {
  return `<table cellspacing="0" cellpadding="8" border="1" ${look}><tr><td style="font:14px Arial">Ines Prado</td></tr></table>`;
}

async function pngOf(drawing: string): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${drawing}</svg>`)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [48, 48];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

function linesIn({ items }: Page): readonly string[] {
  return items.flatMap((item) => (item.kind === 'text' ? item.lines.map(wordsOfLine) : []));
}

function ofHtml(html: string): Promise<Imported> {
  return imported({ html, pictures: [], unnamed: [] });
}
