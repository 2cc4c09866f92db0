import { LANGUAGES, type LanguageId } from '../../../model/languages/languages';
import { foldHeader } from './map-columns';

/**
 * The language that a cell names: by its code or locale (`de`, `de-AT`), in English or in itself, a country in
 * brackets aside. Null for any other.
 */
export function languageIn(cell: string): LanguageId | null {
  const name = cell.replace(/\s*\([^)]*\)$/, '');
  return KNOWN.get(foldHeader(name)) ?? byCode(/^([a-z]{2,3})(?:[-_]\w+)*$/i.exec(cell)?.[1] ?? '');
}

function byCode(code: string): LanguageId | null {
  const short = code.toLowerCase();
  return LANGUAGES.find(({ id }) => id === short || LONG_CODES[id].includes(short))?.id ?? null;
}

/** ISO 639-2, and the code that Hebrew once had. */
const LONG_CODES: Readonly<Record<LanguageId, readonly string[]>> = {
  en: ['eng'],
  de: ['deu', 'ger'],
  fr: ['fra', 'fre'],
  es: ['spa'],
  it: ['ita'],
  pt: ['por'],
  nl: ['nld', 'dut'],
  pl: ['pol'],
  ja: ['jpn'],
  zh: ['zho', 'chi', 'cmn'],
  ar: ['ara'],
  he: ['heb', 'iw'],
};

const KNOWN: ReadonlyMap<string, LanguageId> = new Map(
  LANGUAGES.flatMap(({ id, label, ownName }) =>
    [label, ownName].map((name) => [foldHeader(name), id] as const),
  ),
);
