import { expect, test } from 'vitest';
import { exportSignature } from '../../../src/export';
import { LANGUAGES, type LanguageId } from '../../../src/model/languages/languages';
import { wordsOf } from '../../../src/model/languages/words-of';
import { completeSignature, type PersonInput } from '../../../src/model/person/signature';
import { TEMPLATES } from '../../../src/templates/registry';
import { compared } from '../../helpers/compared';
import { HEARD_PEOPLE } from '../../helpers/heard-people';
import { IS_WHOLE } from '../../helpers/in-turn';
import { ownItems, treeItems, virtualItems, withoutLabels } from './readers';

/*
 * The transcripts of signatures, beside what Chromium hands to screen readers and what Guidepup's virtual screen reader reads. The
 * long step `scenes` takes all people in all languages.
 */

/** Of what is read, how much is the same. */
const LEAST = 0.95;

const SHORT = 3;
const LONG_MS = 900_000;

const people = Object.entries(HEARD_PEOPLE).slice(0, IS_WHOLE ? undefined : SHORT);
const languages = IS_WHOLE ? LANGUAGES.map(({ id }) => id) : [null];

test.each(TEMPLATES.map(({ id }) => id))(
  'the transcript of %s is what readers read',
  { timeout: IS_WHOLE ? LONG_MS : 60_000 },
  async (id) => {
    const counts = { tree: newCount(), 'tree without labels': newCount(), virtual: newCount() };
    for (const [name, person] of people) {
      for (const language of languages) {
        const html = await signatureOf(person, id, language);
        const note = `${name}, ${language ?? 'its language'}`;
        document.body.innerHTML = html;
        add(counts.tree, note, ownItems(html, 'kept'), await treeItems());
        add(counts.virtual, note, ownItems(html, 'kept'), await virtualItems(document.body));
        document.body.innerHTML = withoutLabels(html);
        const tree = await treeItems();
        add(counts['tree without labels'], note, ownItems(html, 'stripped'), tree);
      }
    }
    for (const [reader, { equal, of, differing }] of Object.entries(counts)) {
      console.log(`${id}, ${reader}: ${equal} of ${of} the same`, ...new Set(differing));
      expect(equal / of, `${reader}\n${differing.join('\n')}`).toBeGreaterThanOrEqual(LEAST);
    }
  },
);

async function signatureOf(
  person: PersonInput,
  id: string,
  language: LanguageId | null,
): Promise<string> {
  if (language === null) return (await exportSignature(person, id)).html;
  const own = completeSignature({ ...person, language });
  return (await exportSignature(own, id, { words: await wordsOf(own) })).html;
}

interface Count {
  equal: number;
  of: number;
  readonly differing: string[];
}

function newCount(): Count {
  return { equal: 0, of: 0, differing: [] };
}

function add(count: Count, note: string, own: readonly string[], other: readonly string[]): void {
  const { equal, of, differing } = compared(own, other);
  count.equal += equal;
  count.of += of;
  count.differing.push(...differing.map((each) => `${each} (${note})`));
}
