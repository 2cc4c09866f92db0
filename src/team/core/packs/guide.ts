import { escapeText } from '../../../email/escape';
import { csvRow } from '../archive/csv';
import { archivePage, sentence, sentences } from '../archive/page';
import { countPeople } from '../archive/summary';
import type { Member } from '../list/member';
import { memberFile } from '../member';
import type { PackId, TeamFile, Pack } from './pack';

/**
 * What an administrator reads of a pack. Each text is a sentence or a few; what stands between grave accents is code.
 */
export interface PackGuide {
  readonly what: string;
  readonly needs: readonly string[];
  readonly pilot: readonly string[];
  readonly run: readonly string[];
  readonly check: readonly string[];
  readonly undo: readonly string[];
  readonly limits: readonly string[];
  /** What was never tried on a real company's accounts and devices. */
  readonly untried: readonly string[];
}

/** The steps of a guide, in the order in which they are taken. */
export const GUIDE_STEPS = [
  { id: 'needs', title: 'Prepare' },
  { id: 'pilot', title: 'Pilot' },
  { id: 'run', title: 'Run' },
  { id: 'check', title: 'Check' },
  { id: 'undo', title: 'Undo' },
] as const satisfies readonly { readonly id: keyof PackGuide; readonly title: string }[];

const MOST_NAMED = 20;

/** Counts people, and keeps the addresses of the first of them. */
export function peopleCounter() {
  const kept = { count: 0 };
  const some: string[] = [];
  return {
    add: (address: string): void => {
      kept.count += 1;
      if (some.length < MOST_NAMED) some.push(address);
    },
    count: (): number => kept.count,
    /** `2 people <what>: a@x.example, b@x.example.` */
    reported: (what: string): string => {
      const more = kept.count > some.length ? ', …' : '.';
      return `${countPeople(kept.count)} ${what}: ${some.join(', ')}${more}`;
    },
  };
}

/** Whether pictures lie in the HTML of a signature itself. */
export function holdsPictures(html: string): boolean {
  return html.includes('src="data:');
}

/**
 * Which file is whose, for scripts that go to everybody's computer: unlike `people.csv` it holds nothing of people but their
 * addresses.
 */
export function fileList(pack: PackId, members: readonly Member[]): TeamFile {
  const rows = members.map((member) => csvRow([member.address, memberFile(member)]));
  return { path: `${pack}/files.csv`, content: [csvRow(['mailbox', 'file']), ...rows].join('') };
}

/** The README of a pack. */
export function guideFile({ id, label, guide }: Pick<Pack, 'id' | 'label' | 'guide'>): TeamFile {
  const steps = GUIDE_STEPS.flatMap((step) => [
    `<h2>${step.title}</h2>`,
    ...sentences('ol', guide[step.id]),
  ]);
  const body = [
    '<p><a href="../README.html">All platforms</a></p>',
    `<h1>${escapeText(label)}</h1>`,
    `<p>${sentence(guide.what)}</p>`,
    ...steps,
    '<h2>Limits</h2>',
    ...sentences('ul', guide.limits),
    '<h2>Not tried</h2>',
    '<p>Try these on one account before anything else: they follow the documentation and were not tried on a real one.</p>',
    ...sentences('ul', guide.untried),
  ];
  return { path: `${id}/README.html`, content: archivePage(label, body) };
}
