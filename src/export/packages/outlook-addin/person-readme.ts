import { escapeText } from '../../../email/print/escape';
import { LIMITS } from '../../../model/limits';
import { archivePage, sentence, sentences } from '../../archive-page';
import type { AddinFile } from './addin-file';
import type { PersonAddin } from './person';
import { PERSON_ADDIN_GUIDE } from './person-readme.data';
import { addressWithKey, type AddinPlace } from './place';

/** What one person reads of the add-in; what is wrong with this one comes first. */
export function personReadme(place: AddinPlace, person: PersonAddin): AddinFile {
  const { title, what, steps, limits, untried } = PERSON_ADDIN_GUIDE;
  const body = [
    `<h1>${title}</h1>`,
    `<p>${sentence(what)}</p>`,
    ...problemsOf(person).map((problem) => `<p class="note problem">${escapeText(problem)}</p>`),
    `<p class="note">The whole address: <code>${escapeText(addressWithKey(place, ''))}</code></p>`,
    ...steps.flatMap((step) => [`<h2>${step.title}</h2>`, ...sentences('ol', step.texts)]),
    '<h2>Limits</h2>',
    ...sentences('ul', limits),
    '<h2>Not tried</h2>',
    ...sentences('ul', untried),
  ];
  return { path: 'README.html', content: archivePage(title, body) };
}

function problemsOf({ address, signature }: PersonAddin): readonly string[] {
  const most = LIMITS.outlookAddInCharacters;
  return [
    ...(address === null
      ? [
          'The signature has no email address, so that there is no file of it on the server: choose signature.html in the pane.',
        ]
      : []),
    ...(signature.html.length > most
      ? [
          `The signature has over ${most.toLocaleString('en')} characters, which Outlook refuses from an add-in: make it shorter first.`,
        ]
      : []),
  ];
}
