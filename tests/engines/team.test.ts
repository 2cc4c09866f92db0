import { expect, test } from 'vitest';
import { ENGINES } from './support/engines';
import { onVisit } from './support/visit';

/** As a spreadsheet puts it on the clipboard; one column has a name that is not recognized. */
const LIST = [
  ['Name', 'E-mail', 'Job title', 'Hotline'],
  ['Ada Okafor', 'ada@acme.example', 'Head of Sales', '+49 30 5550 1'],
  ['Chloé Martin', 'chloe@acme.example', 'Designer', '+49 30 5550 3'],
]
  .map((cells) => cells.join('\t'))
  .join('\n');

const button = (name: string | RegExp) => ({ css: 'button', name });

test.each(ENGINES)(
  '$name: a list is pasted, its columns are given their meaning, and all signatures are made',
  ({ openTab }) =>
    onVisit(openTab, async ({ goTo, goElsewhere, press, key, see, tabTo, type, complaints }) => {
      await goElsewhere(`<textarea>${LIST}</textarea>`);
      await press({ css: 'textarea' });
      await key('Control+a');
      await key('Control+c');
      await goTo('/team');
      await press({ css: 'textarea', name: /Paste a list/ });
      await key('Control+v');
      await see({ css: '[role=grid][aria-label=People]' });
      await see({ css: '[role=gridcell]', name: 'Chloé Martin' });
      await see({ css: 'li', name: /2 people get a signature/ });

      await press(button('Columns'));
      const column = { css: 'select', name: 'Hotline' };
      await tabTo(column);
      await type('Phone');
      await see(column, ({ value }) => value === 'phone');
      await key('Escape');
      await see({ css: 'td', name: /\+49 30 5550/, within: 'section iframe' });

      await press(button('Make 2 signatures'));
      await see({ css: 'h1, h2, h3', name: '2 signatures made' }, ({ is }) =>
        is.includes('focused'),
      );
      await see(button('Save the archive'));
      expect(await complaints()).toEqual([]);
    }),
);
