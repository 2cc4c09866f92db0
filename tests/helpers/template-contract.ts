import type { EmailOutput, ExportOptions } from '../../src/export';
import { composeSignature } from '../../src/export/compose/compose-signature';
import { finished } from '../../src/export/print/finish';
import { withSocialIcons } from '../../src/export/compose/with-parts';
import type { Translations } from '../../src/model/languages/language-words';
import { LANGUAGES } from '../../src/model/languages/languages';
import { ENGLISH, loadWords } from '../../src/model/languages/load-words';
import { completeSignature, type PersonInput } from '../../src/model/person/signature';
import type { Template } from '../../src/templates/template';
import { orphanGaps, orphanLabels, orphanSeparators } from './doc-blanks';
import { lowContrasts, tooWide } from './doc-rules';
import { CUSTOM_SCHEMES, PRESET_SCHEMES } from './palettes';
import { missingFrom, strayFrom } from './presence';
import { breaches, countCharacters } from './rules';
import {
  EXTRAS,
  FULL,
  givenFields,
  HOSTILE,
  PAIRS,
  SINGLE_FIELDS,
  WHOLE_SIGNATURES,
} from './signatures';

/*
 * What every template promises. Contrast and widths are judged in all palettes on the document tree; the finished HTML in a
 * few, for it is slower.
 */

/** One promise of a template, held against one signature. */
export interface TemplatePromise {
  readonly title: string;
  /** What breaks it; nothing where it is kept. */
  readonly broken: () => readonly string[] | Promise<readonly string[]>;
}

/** All that a template promises. */
export function promisesOf(template: Template): readonly TemplatePromise[] {
  return [
    ...onTheTree(template),
    ...onTheOutput(template),
    ...inLanguages(template),
    ...onTheWhole(template),
  ];
}

/** What a template breaks of its promises, each line beginning with the promise. */
export async function brokenBy(template: Template): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { title, broken } of promisesOf(template)) {
    found.push(...(await broken()).map((line) => `${title}: ${line}`));
  }
  return found;
}

const SCHEMES = [...PRESET_SCHEMES, ...CUSTOM_SCHEMES];
const FEW_SCHEMES = SCHEMES.filter(([name]) =>
  ['professional-blue', 'golden-yellow', 'black to white'].includes(name),
);
const PARTS = [
  ...SINGLE_FIELDS.map(([field, person]) => [`${field} alone`, person] as const),
  ...PAIRS,
];
const ALL = [...WHOLE_SIGNATURES, ...PARTS];

function onTheTree(template: Template): readonly TemplatePromise[] {
  const compose = (person: PersonInput, colorScheme?: string) =>
    composeSignature(
      completeSignature({ ...person, ...(colorScheme && { colorScheme }) }),
      template,
    ).form.doc;
  return [
    ...SCHEMES.map(([name, scheme]) => ({
      title: `is readable in the palette ${name}`,
      broken: () => WHOLE_SIGNATURES.flatMap(([, person]) => lowContrasts(compose(person, scheme))),
    })),
    ...ALL.map(([name, person]) => ({
      title: `fits into its own widths: ${name}`,
      broken: () => tooWide(compose(person), template.maxWidth),
    })),
    ...ALL.map(([name, person]) => ({
      title: `leaves nothing behind for what is blank: ${name}`,
      broken: () => {
        const doc = compose(person);
        return [
          ...orphanLabels(doc, givenFields(person)),
          ...(person === HOSTILE ? [] : orphanSeparators(doc)),
          ...orphanGaps(doc),
        ];
      },
    })),
  ];
}

function onTheOutput(template: Template): readonly TemplatePromise[] {
  const { maxWidth } = template;
  const exported = (person: PersonInput, options?: ExportOptions) =>
    exportIn(template, person, options);
  const problems = async (person: PersonInput, colorScheme?: string) => {
    const output = await exported({ ...person, ...(colorScheme && { colorScheme }) });
    return problemsOf(template, output, person);
  };
  return [
    ...FEW_SCHEMES.flatMap(([scheme, colorScheme]) =>
      WHOLE_SIGNATURES.map(([name, person]) => ({
        title: `keeps the rules for mail and shows all, in ${scheme}: ${name}`,
        broken: () => problems(person, name === 'hostile' ? undefined : colorScheme),
      })),
    ),
    ...PARTS.map(([name, person]) => ({
      title: `keeps the rules for mail and shows all: ${name}`,
      broken: () => problems(person),
    })),
    ...WHOLE_SIGNATURES.map(([name, person]) => ({
      title: `keeps the rules with icons instead of letters: ${name}`,
      broken: async () => {
        const output = await exported(person, { socialStyle: 'icons' });
        return [...problemsOf(template, output, person), ...tooWide(output.doc, maxWidth)];
      },
    })),
  ];
}

/** In each language that a signature may have. */
function inLanguages(template: Template): readonly TemplatePromise[] {
  return LANGUAGES.map(({ id, label }) => ({
    title: `has the words of ${label}, and keeps the rules for mail`,
    broken: async () => {
      const words = await loadWords(id);
      const output = await exportIn(template, { ...EXTRAS, language: id }, { words });
      return [...problemsOf(template, output, EXTRAS), ...englishIn(output.text, words)];
    },
  }));
}

const shown = ({ labels, phrases }: Translations): Readonly<Record<string, string>> => ({
  ...labels,
  ...phrases,
});

/** What the plain text has in English though the language has words of its own for it. */
function englishIn(text: string, words: Translations): readonly string[] {
  const allowed = new Set([...Object.values(shown(words)), ...Object.values(words.shortLabels)]);
  return Object.values(shown(ENGLISH)).flatMap((english) =>
    !allowed.has(english) && new RegExp(`(?<![\\w.])${english}(?!\\w)`).test(text)
      ? [`has ${english} in English`]
      : [],
  );
}

/** With everything the form can hold. */
function onTheWhole(template: Template): readonly TemplatePromise[] {
  return [
    {
      title: 'stays below 8,000 characters with all fields of the specification and six networks',
      broken: async () => {
        const characters = countCharacters((await exportIn(template, FULL)).html);
        return characters < 8000 ? [] : [`${characters} characters`];
      },
    },
    {
      title: 'links pictures instead of embedding them where they are to be linked',
      broken: async () => {
        const { html } = await exportIn(template, FULL, { images: 'link' });
        return breaches(html, { maxWidth: template.maxWidth, images: 'link' });
      },
    },
  ];
}

/** As `exportSignature`, in a template that need not be listed. */
async function exportIn(
  template: Template,
  person: PersonInput,
  options: ExportOptions = {},
): Promise<EmailOutput> {
  return finished(
    composeSignature(completeSignature(person), template, await withSocialIcons(options)),
  );
}

function problemsOf(
  template: Template,
  output: EmailOutput,
  person: PersonInput,
): readonly string[] {
  return [
    ...breaches(output.html, { maxWidth: template.maxWidth }),
    ...missingFrom(output, person),
    ...strayFrom(output, person),
  ];
}
