import { formatCount } from '../../../base/text';
import { escapeText } from '../../../email/print/escape';
import { archivePage } from '../../../export/archive-page';
import type { ComparedChange, ComparedPerson } from './comparison';
import { comparisonLead, type ComparisonCounts } from './comparison-counts';

/** What becomes of somebody's signature, in a word. */
export const CHANGE_WORDS: Readonly<Record<ComparedChange, string>> = {
  joined: 'New',
  changed: 'Changed',
  same: 'As before',
  left: 'Leaves',
};

/** A comparison as plain text, a few lines for each person whose signature would not stay as it is. */
export function comparisonLines({
  address,
  name,
  change,
  lines,
}: ComparedPerson): readonly string[] {
  if (change === 'same') return [];
  return [
    `${CHANGE_WORDS[change]}: ${address}${name === '' ? '' : ` (${name})`}`,
    ...lines.removed.map((line) => `  - ${line}`),
    ...lines.added.map((line) => `  + ${line}`),
  ];
}

/** More would make the page too heavy to be opened, or sent round. The others are named. */
const MOST_SHOWN = 500;

/**
 * A comparison as one page that needs no other file: what each person has beside what they would get, their pictures in it. `since`
 * is the day of the earlier run; null for none.
 */
export function comparisonPage(name: string, since: string | null) {
  const title = `${name}: what the next run does`;
  const shown: string[] = [];
  const unshown: string[] = [];
  return {
    add: (person: ComparedPerson): void => {
      if (person.change === 'same') return;
      if (shown.length < MOST_SHOWN) shown.push(section(person));
      else unshown.push(`<li>${CHANGE_WORDS[person.change]}: ${escapeText(person.address)}</li>`);
    },
    end: (counts: ComparisonCounts): string =>
      archivePage(
        title,
        [
          `<h1>${escapeText(title)}</h1>`,
          `<p class="soft">${comparisonLead(counts)}${sinceWords(since)}</p>`,
          ...shown,
          ...(unshown.length === 0
            ? []
            : [`<h2>${formatCount(unshown.length)} more</h2>`, '<ul>', ...unshown, '</ul>']),
        ],
        STYLES,
      ),
  };
}

/** What one person has beside what they would get, as a page of its own. */
export function personPage(person: ComparedPerson): string {
  return archivePage(person.address, [section(person)], STYLES);
}

function sinceWords(since: string | null): string {
  return since === null
    ? ' There is no earlier run to compare with.'
    : ` Compared with the run of <time>${escapeText(since)}</time>.`;
}

function section({ address, name, change, lines, before, after }: ComparedPerson): string {
  const sides = [
    change === 'joined' ? '' : side('Now', before ?? NOT_THERE),
    after === null ? '' : side('After the run', after),
  ].join('');
  return [
    `<section class="person ${change}">`,
    `<h2><span class="change">${CHANGE_WORDS[change]}</span> ${escapeText(name === '' ? address : name)}</h2>`,
    name === '' ? '' : `<p class="soft">${escapeText(address)}</p>`,
    ...lines.removed.map((line) => `<p class="line"><del>${escapeText(line)}</del></p>`),
    ...lines.added.map((line) => `<p class="line"><ins>${escapeText(line)}</ins></p>`),
    `<div class="sides">${sides}</div>`,
    '</section>',
    '',
  ].join('\n');
}

const NOT_THERE = '<p class="none">The file of the earlier run is not there.</p>';

function side(label: string, html: string): string {
  return `<figure><figcaption>${label}</figcaption><div class="sheet">${html}</div></figure>`;
}

/** Signatures are made for light paper, whatever the page looks like, and take nothing of its styles. */
const STYLES = [
  'main{max-width:1320px}',
  '.person{padding:20px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}.person h2{margin:0 0 4px}time{white-space:nowrap}',
  '.change{display:inline-block;margin-right:6px;padding:1px 8px;border-radius:99px;background:var(--plane);font-size:13px;font-weight:600;vertical-align:2px}',
  '.line{margin:0;font:14px/1.5 ui-monospace,Consolas,monospace}del{color:#b42318}ins{color:#067647;text-decoration:none}del:before,ins:before{display:inline-block;width:2ch}del:before{content:"-"}ins:before{content:"+"}',
  '.joined .change{background:#dcf5e7;color:#05603a}.changed .change{background:#fdf0cd;color:#7a4a00}.left .change{background:#fde4e1;color:#912018}',
  '@media (prefers-color-scheme:dark){del{color:#ff9c8f}ins{color:#7bdca6}.joined .change{background:#0f3d29;color:#a6e9c5}.changed .change{background:#453209;color:#f5d68a}.left .change{background:#4d1a15;color:#ffc2ba}}',
  '.sides{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,max(420px,50% - 8px)),1fr));gap:16px;margin-top:12px}',
  'figure{margin:0;min-width:0}figcaption{margin-bottom:4px;color:var(--soft);font-size:13px}',
  '.sheet{overflow-x:auto;padding:16px;border:1px solid var(--line);border-radius:8px;background:#fff;color:#000;color-scheme:light;font:16px/normal "Times New Roman",serif}',
  '.none{margin:0;color:#52606d;font:14px/1.5 sans-serif}',
].join('');
