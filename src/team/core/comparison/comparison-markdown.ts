import { formatCount } from '../../../base/text';
import type { ComparedPerson } from './comparison';
import { comparisonLead, type ComparisonCounts } from './comparison-counts';
import { CHANGE_WORDS } from './comparison-page';

/*
 * A comparison as Markdown, to be a comment on GitHub. Nothing of a list may count as Markdown, as HTML, as a mention of
 * somebody or as a link: it stands in spans and blocks of code alone, where none of these is looked for. Their fences are
 * longer than any run of the same sign inside.
 */

/** In characters: GitHub takes 65,536 for a comment. The rest is counted. */
const MOST_CHARACTERS = 60_000;

/** `since` is the day of the earlier run; null for none. What is shown comes with `end`. */
export function comparisonMarkdown(name: string, since: string | null) {
  const shown: string[] = [];
  let characters = 0;
  let unshown = 0;
  return {
    add: (person: ComparedPerson): void => {
      if (person.change === 'same') return;
      const item = itemOf(person);
      if (unshown > 0 || characters + item.length > MOST_CHARACTERS) {
        unshown += 1;
        return;
      }
      shown.push(item);
      characters += item.length;
    },
    end: (counts: ComparisonCounts): string =>
      [
        `### What the next run does with ${codeSpan(name)}`,
        `**${comparisonLead(counts)}** ${sinceWords(since)}`,
        ...shown,
        ...(unshown === 0 ? [] : [`And ${formatCount(unshown)} more.`]),
        '',
      ].join('\n\n'),
  };
}

function sinceWords(since: string | null): string {
  return since === null
    ? 'There is no earlier run to compare with.'
    : `Compared with the run of ${since}.`;
}

function itemOf({ address, name, change, lines }: ComparedPerson): string {
  const who = [address, ...(name === '' ? [] : [name])].map(codeSpan).join(' ');
  const lead = `- ${CHANGE_WORDS[change]}: ${who}`;
  const difference = [
    ...lines.removed.map((line) => `- ${plain(line)}`),
    ...lines.added.map((line) => `+ ${plain(line)}`),
  ];
  if (difference.length === 0) return lead;
  const fence = '`'.repeat(Math.max(3, longestRun(difference.join('\n')) + 1));
  const block = [`${fence}diff`, ...difference, fence].map((line) => `  ${line}`);
  return [lead, '', ...block].join('\n');
}

/** A text as a span of code of CommonMark, whatever it holds. */
function codeSpan(text: string): string {
  const shown = plain(text).trim();
  if (shown === '') return '';
  const fence = '`'.repeat(longestRun(shown) + 1);
  return `${fence} ${shown} ${fence}`;
}

/** The most grave accents in a row. */
function longestRun(text: string): number {
  return Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length));
}

/** In one line, without what turns the direction of the text around it. */
function plain(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}
