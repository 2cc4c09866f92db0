import { escapeText } from '../../../email/print/escape';
import { archivePage, sentence, sentences } from '../../../export/archive-page';
import { GUIDE_STEPS } from './guide';
import { SERVES } from './serves.data';
import type { Pack, PackNote, TeamFile } from './pack';

/** The README of a pack; what is wrong in this run comes before everything else. */
export function guideFile(
  { id, label, guide }: Pick<Pack, 'id' | 'label' | 'guide'>,
  notes: readonly PackNote[] = [],
): TeamFile {
  const steps = GUIDE_STEPS.flatMap((step) => [
    `<h2>${step.title}</h2>`,
    ...sentences('ol', guide[step.id]),
  ]);
  const body = [
    '<p><a href="../README.html">All platforms</a></p>',
    `<h1>${escapeText(label)}</h1>`,
    `<p>${sentence(guide.what)}</p>`,
    ...notes
      .filter(({ isProblem }) => isProblem)
      .map(({ message }) => `<p class="note problem">${escapeText(message)}</p>`),
    ...steps,
    '<h2>Other addresses</h2>',
    ...sentences('ul', [
      `Aliases, and other addresses that a person writes for: ${SERVES[id].aliases.how}`,
      `Shared mailboxes: ${SERVES[id].sharedMailboxes.how}`,
    ]),
    '<h2>Limits</h2>',
    ...sentences('ul', guide.limits),
    '<h2>Not tried</h2>',
    '<p>Try these on one account before anything else: they follow the documentation and were not tried on a real one.</p>',
    ...sentences('ul', guide.untried),
  ];
  return { path: `${id}/README.html`, content: archivePage(label, body) };
}
