import type { Person } from '../person/signature';
import { PERSON_FIELD_IDS } from '../person/text-fields';

/*
 * What decides between languages of one script. Rows of signs, the surest first: letters or words of one language alone,
 * which may stand in any text of the person, or places, a language, a calling code and an ending of hosts each. A blank
 * language: which one it is, is not known.
 */
type Sign = readonly [letters: RegExp, language: string] | readonly Place[];
type Place = readonly [code: string, ending: string, language: string];

const HAN: readonly Sign[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [
    /[々〒込働畑峠辻枠沢斎竜県図桜渋塩駅関広気発実検応戦単営対伝転売変薬歳鉄辺処労徳児増滝戸栄経総円]|株式|取締役|役員|合同会社|有限会社|丁目|番地/,
    'ja',
  ],
  [
    /[们这说门陈刘张杨赵吴马冯邓罗谢许郑蒋韩贾谭苏汤龙凤东车长经总师员务业产书电话发广华汉销认设计开关际团图级组银时实对财刚伟军红丽晓宁兴义县镇阳]|[路街巷弄]\s?\d+\s?号|省\p{sc=Han}{1,4}市/u,
    'zh',
  ],
  [/[們這說吳黃產臺灣您]|台[北中南]|香港|[路街巷弄]\s?\d+\s?號/, 'zh-Hant'],
  [
    ['81', 'jp', 'ja'],
    ['82', 'kr', 'ko'],
    ['86', 'cn', 'zh'],
    ['852', 'hk', 'zh-Hant'],
    ['853', 'mo', 'zh-Hant'],
    ['886', 'tw', 'zh-Hant'],
  ],
];

/** Urdu and Persian have letters that Arabic has not; Kurdish, Pashto and others have still others. */
const ARABIC: readonly Sign[] = [
  [/(?![ٹڈڑںےہھۀۂۓپچژگڤکی])[\u0672-\u06d3\u06d5]/, ''],
  [/[ٹڈڑںےہھۂۓ]/, 'ur'],
  [
    ['98', 'ir', 'fa'],
    ['93', 'af', 'fa'],
    ['92', 'pk', 'ur'],
  ],
  [/[پچژگ]/, 'fa'],
  [/[کی]/, ''],
  [/^/, 'ar'],
];

const CYRILLIC: readonly Sign[] = [
  [/[їєґ]/i, 'uk'],
  [/ў/i, 'be'],
  [/[ђћ]/i, 'sr'],
  [/[ѓќѕ]/i, 'mk'],
  // Letters of Kazakh, Tatar and others; letters that Russian and Ukrainian do not share.
  [/[\u0460-\u052f]|^(?=[^]*і)[^]*[ыэё]/i, ''],
  // Both are written in Belarus. In Kazakhstan, numbers go on with 6 and 7.
  [
    ['375', 'by', ''],
    ['7[67]', 'kz', ''],
  ],
  [/[ыэё]/i, 'ru'],
  [/і/i, 'uk'],
  [
    ['7', 'ru', 'ru'],
    ['380', 'ua', 'uk'],
    ['359', 'bg', 'bg'],
    ['381', 'rs', 'sr'],
    ['389', 'mk', 'mk'],
  ],
];

const SIGNS = { Han: HAN, Arabic: ARABIC, Cyrillic: CYRILLIC } as const;

/** The scripts in which several languages are written. */
export type SharedScript = keyof typeof SIGNS;

/** The language of a text in such a script; undefined where neither the text nor the person's other texts decide. */
export function languageOfScript(
  script: SharedScript,
  text: string,
  person: Partial<Person>,
): string | undefined {
  const { email = '', website = '', lines = [] } = person;
  const own = lines.flatMap(({ label, value }) => [label, value]);
  const typed = [text, ...PERSON_FIELD_IDS.map((id) => person[id] ?? ''), ...own].join('\n');
  const texts = typed.normalize('NFKC');
  const numbers = texts.replace(/[ ()]/g, '');
  // Without what stands behind the host.
  const hosts = `${email}\n${website}`.replace(/(?<=[^:/])(?:[/?#]|:\d).*/g, '');
  for (const sign of SIGNS[script]) {
    const language = isLetters(sign)
      ? sign[0].test(texts)
        ? sign[1]
        : undefined
      : languageOfPlaces(sign, numbers, hosts);
    if (language !== undefined) return language || undefined;
  }
  return undefined;
}

function isLetters(sign: Sign): sign is readonly [RegExp, string] {
  return sign[0] instanceof RegExp;
}

/** What all countries of the phone numbers have, else what all hosts have. */
function languageOfPlaces(
  places: readonly Place[],
  numbers: string,
  hosts: string,
): string | undefined {
  const dialed = places.filter(([code]) =>
    new RegExp(`(?:\\+|(?<![\\d-])00)${code}\\d`).test(numbers),
  );
  const hosted = places.filter(([, ending]) =>
    new RegExp(`\\.${ending}(?![\\w.-])`, 'i').test(hosts),
  );
  return onlyOf(dialed) ?? onlyOf(hosted);
}

function onlyOf(places: readonly Place[]): string | undefined {
  const languages = new Set(places.map(([, , language]) => language));
  return languages.size === 1 ? places[0]?.[2] : undefined;
}
