import { describe, expect, test } from 'vitest';
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

function ofHtml(html: string): Promise<Imported> {
  return imported({ html, pictures: [], unnamed: [] });
}
