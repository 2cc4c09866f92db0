import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ENGINES } from './support/engines';
import { onVisit } from './support/visit';

const PREVIEW = 'iframe[title="Your signature"]';
const PHOTO = resolve('public/sample/portrait.png');
const MAIL = '<title>A mail</title><div contenteditable style="min-height:400px">';

const section = (name: string) => ({ css: 'button[aria-expanded]', name: new RegExp(`^${name}`) });
const field = (label: string) => ({ css: 'input', name: new RegExp(`^${label}`) });
const button = (name: string | RegExp) => ({ css: 'button', name });
const radio = (name: string) => ({ css: 'input[type=radio]', name });
const inPreview = (words: string) => ({ css: 'td', name: new RegExp(words), within: PREVIEW });

test.each(ENGINES)(
  '$name: a signature is typed, styled, copied and pasted into a mail, and is there after a reload',
  ({ openTab }) =>
    onVisit(openTab, async ({ goTo, goElsewhere, press, fill, see, key, evaluate, complaints }) => {
      await goTo('/');
      await press(section('Personal Information'));
      await fill(field('Full Name'), 'Zoë O’Hara');
      await fill(field('Job Title'), 'Head of Bees');
      await press(section('Contact Information'));
      await fill(field('Email Address'), 'zoe@hive.example');
      await fill(field('Phone Number'), '+49 30 5550 1');
      for (const words of ['Zoë O’Hara', 'Head of Bees', 'zoe@hive.example']) {
        await see(inPreview(words));
      }

      await press(section('Choose Your Style'));
      await press(radio('Corporate'));
      await see(radio('Corporate'), ({ is }) => is.includes('checked'));
      await press({ css: '[role=tab]', name: 'Colors' });
      await press(radio('Cherry Red'));
      await see({ css: 'td[bgcolor="#a8152f"]', within: PREVIEW });

      await press(button('Copy HTML'));
      await see(button('Copied!'));
      await see({ css: '[aria-label=Notices] *', name: /still sample values/ });
      await see(button(/^Signatures:.*Saved/));
      await goTo('/');
      await see(inPreview('Zoë O’Hara'));
      await see({ css: 'td[bgcolor="#a8152f"]', within: PREVIEW });
      await see(field('Full Name'), ({ value }) => value === 'Zoë O’Hara');
      expect(await complaints()).toEqual([]);

      await goElsewhere(MAIL);
      await press({ css: 'div' });
      await key('Control+v');
      await see({ css: 'div table td', name: /Zoë O’Hara/ });
      const links = await evaluate('[...document.links].map(({ href }) => href)');
      expect(links).toEqual(expect.arrayContaining(['mailto:zoe@hive.example', 'tel:+493055501']));
    }),
);

test.each(ENGINES)(
  '$name: a picture from the device is in the preview and in the copy, and every mail client shows it',
  ({ openTab }) =>
    onVisit(openTab, async ({ goTo, goElsewhere, press, choose, see, key, complaints }) => {
      await goTo('/');
      await press(section('Images'));
      await see({ css: '[aria-label="Profile Picture"] button', name: 'Position' });
      await choose('[aria-label="Profile Picture"] input[type=file]', PHOTO);
      await see({ css: '[aria-label="Profile Picture"] *', name: 'Image uploaded successfully!' });
      await see({ css: 'img[src^="data:image/"]', within: PREVIEW });

      await press(button('All clients'));
      await see({ css: 'td', name: /Jane Doe/, within: 'iframe[title="Outlook classic"]' });
      await key('Escape');
      await press(button('Copy HTML'));
      await see(button('Copied!'));
      expect(await complaints()).toEqual([]);

      await goElsewhere(MAIL);
      await press({ css: 'div' });
      await key('Control+v');
      await see({ css: 'div img' });
      await see({ css: 'div table td', name: /Jane Doe/ });
    }),
);

test.each(ENGINES)('$name: the file is saved', ({ openTab }) =>
  onVisit(openTab, async ({ goTo, press, fill, see, complaints }) => {
    await goTo('/');
    await press(button('Remove sample data'));
    await see({ css: '[aria-label=Notices] *', name: /Sample cleared/ });
    await press(section('Personal Information'));
    await fill(field('Full Name'), 'Ada');
    await see(inPreview('Ada'));
    await press(button('Download HTML'));
    await see({ css: '[aria-label=Notices] *', name: /Saved as email-signature\.html/ });
    expect(await complaints()).toEqual([]);
  }),
);
