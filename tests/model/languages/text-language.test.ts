import { assert, constantFrom, property, string } from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import {
  languageDecider,
  signatureLanguage,
} from '../../../src/model/languages/signature-language';
import { SHARED_SCRIPTS, textLanguage } from '../../../src/model/languages/text-language';
import { BLANK_SIGNATURE, type Person } from '../../../src/model/person/signature';

beforeAll(async () => void (await SHARED_SCRIPTS.load()));

test.each([
  ['Jane Doe', 'en'],
  ['', 'en'],
  ['123 !', 'en'],
  ['𝐉𝐚𝐧𝐞 Müller', 'en'],
  ['نور الهدى', 'ar'],
  ['דנה כהן', 'he'],
  ['1. دنى', 'ar'],
  ['Jane דנה', 'he'],
  ['山田 はなこ', 'ja'],
  ['김민수', 'ko'],
  ['Γιώργος', 'el'],
  ['สมชาย', 'th'],
  ['王小明', undefined],
  ['山田 太郎', undefined],
  ['Иван Петров', undefined],
  ['दीपा शर्मा', undefined],
  ['გიორგი', undefined],
])('%j alone is taken for %s', (text, language) => {
  expect(textLanguage(text)).toBe(language);
});

/** Person, `lang`, language of the labels. */
const PEOPLE: readonly (readonly [Partial<Person>, string | undefined, string])[] = [
  // Han letters alone decide nothing.
  [{ fullName: '山田 太郎', jobTitle: '部長' }, undefined, 'en'],
  [{ fullName: '王小明', companyName: '文化中心' }, undefined, 'en'],
  [{ fullName: '山田 太郎', email: 'taro@example.com', phone: '+1 555 010 4477' }, undefined, 'en'],
  // Kana anywhere.
  [{ fullName: '山田 太郎', companyName: 'サンプル' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', department: '営業チーム' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', quote: 'よろしくお願いします' }, 'ja', 'ja'],
  [{ fullName: '王小明', lines: [{ label: '受付', value: 'あり', link: '' }] }, 'ja', 'ja'],
  // Hangul anywhere.
  [{ fullName: '金民秀', department: '영업부' }, 'ko', 'en'],
  // Letters and words of one language.
  [{ fullName: '佐々木 一' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', companyName: '株式会社山田' }, 'ja', 'ja'],
  [{ fullName: '中村 明', jobTitle: '取締役' }, 'ja', 'ja'],
  [{ fullName: '小沢 一郎' }, 'ja', 'ja'],
  [{ fullName: '陈伟', jobTitle: '销售经理' }, 'zh', 'zh'],
  [{ fullName: '张三' }, 'zh', 'zh'],
  [{ fullName: '吳小明', companyName: '台北科技' }, 'zh-Hant', 'en'],
  // Calling codes.
  [{ fullName: '山田 太郎', phone: '+81 3 1234 5678' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', mobile: '＋８１ ９０ １２３４ ５６７８' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', phone: '(+81) 3-1234-5678' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', phone: '0081 3 1234 5678' }, 'ja', 'ja'],
  [{ fullName: '王小明', phone: '+86 10 1234 5678' }, 'zh', 'zh'],
  [{ fullName: '王小明', phone: '+852 1234 5678' }, 'zh-Hant', 'en'],
  [{ fullName: '王小明', phone: '+886 2 1234 5678' }, 'zh-Hant', 'en'],
  [{ fullName: '金民秀', phone: '+82 2 1234 5678' }, 'ko', 'en'],
  [
    { fullName: '山田 太郎', phone: '+81 3 1234 5678', mobile: '+86 138 1234 5678' },
    undefined,
    'en',
  ],
  [
    {
      fullName: '山田 太郎',
      phone: '+81 3 1234 5678',
      mobile: '+86 138 1234 5678',
      email: 't@a.jp',
    },
    'ja',
    'ja',
  ],
  [{ fullName: '山田 太郎', phone: '100 81 1234' }, undefined, 'en'],
  // Hosts.
  [{ fullName: '山田 太郎', email: 'yamada@example.co.jp' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', email: 'Yamada <yamada@example.co.jp>' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', website: 'https://www.example.jp/about.cn' }, 'ja', 'ja'],
  [{ fullName: '王小明', website: 'www.example.com.cn' }, 'zh', 'zh'],
  [{ fullName: '王小明', website: 'example.com.tw:8080' }, 'zh-Hant', 'en'],
  [{ fullName: '王小明', website: 'example.com/jp' }, undefined, 'en'],
  [{ fullName: '金民秀', email: 'kim@example.co.kr' }, 'ko', 'en'],
  // Addresses.
  [{ fullName: '山田 太郎', address: '大阪市北区梅田1丁目2番3号' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', address: '〒100-0001 千代田区千代田' }, 'ja', 'ja'],
  [{ fullName: '山田 太郎', address: '千葉県千葉市中央区' }, 'ja', 'ja'],
  [{ fullName: '王小明', address: '浙江省杭州市西湖区' }, 'zh', 'zh'],
  [{ fullName: '王小明', address: '中山北路12号' }, 'zh', 'zh'],
  [{ fullName: '王小明', address: '中山北路12號' }, 'zh-Hant', 'en'],
  // Arabic letters.
  [{ fullName: 'نور الهدى', phone: '+971 4 123 4567' }, 'ar', 'ar'],
  [{ fullName: 'پرویز چگینی' }, 'fa', 'en'],
  [{ fullName: 'علی احمدی' }, undefined, 'en'],
  [{ fullName: 'علی احمدی', phone: '+98 21 1234 5678' }, 'fa', 'en'],
  [{ fullName: 'احمد', email: 'ahmad@example.ir' }, 'fa', 'en'],
  [{ fullName: 'احمد', phone: '+92 21 1234 5678' }, 'ur', 'en'],
  [{ fullName: 'کامران گل', website: 'example.com.pk' }, 'ur', 'en'],
  [{ fullName: 'احمد', jobTitle: 'ڈائریکٹر' }, 'ur', 'en'],
  [{ fullName: 'ئازاد', jobTitle: 'بەڕێوەبەر' }, undefined, 'en'],
  // Cyrillic letters.
  [{ fullName: 'Иван Петров', jobTitle: 'Директор' }, undefined, 'en'],
  [{ fullName: 'Юрий Рыбаков' }, 'ru', 'en'],
  [{ fullName: 'Иван Петров', phone: '+7 495 123-45-67' }, 'ru', 'en'],
  [{ fullName: 'Иван Петров', phone: '+7 727 123 45 67' }, undefined, 'en'],
  [{ fullName: 'Иван Петров', phone: '+359 2 123 4567' }, 'bg', 'en'],
  [{ fullName: 'Марко Шевченко', email: 'marko@example.ua' }, 'uk', 'en'],
  [{ fullName: 'Андрій Шевченко' }, 'uk', 'en'],
  [{ fullName: 'Юрій Ґалаґан', phone: '+7 495 123-45-67' }, 'uk', 'en'],
  [{ fullName: 'Алесь Быкаў' }, 'be', 'en'],
  [{ fullName: 'Ђорђе Петровић' }, 'sr', 'en'],
  [{ fullName: 'Айгүл Нұрланқызы' }, undefined, 'en'],
  [{ fullName: 'Іван Эрнестаў' }, 'be', 'en'],
  [{ fullName: 'Іван', phone: '+375 17 123 45 67' }, undefined, 'en'],
  [{ fullName: 'Ивэн Іванов' }, undefined, 'en'],
  // Latin letters stay English, whatever is around; so do letters where another language was chosen.
  [{ fullName: 'Taro Yamada', phone: '+81 3 1234 5678', address: '東京都千代田区' }, 'en', 'en'],
  [{ fullName: 'Jürgen Müller', website: 'example.de' }, 'en', 'en'],
  [{ fullName: '王小明', language: 'de', phone: '+81 3 1234 5678' }, 'de', 'de'],
];

test.each(PEOPLE)('%j has the language %s and labels in %s', (person, lang, words) => {
  expect(signatureLanguage({ ...BLANK_SIGNATURE, ...person })).toMatchObject({ lang, words });
});

test('what is in one script of several languages needs the other texts, once loaded', () => {
  expect(languageDecider({ ...BLANK_SIGNATURE, fullName: '山田' })).toBe(SHARED_SCRIPTS);
  expect(languageDecider({ ...BLANK_SIGNATURE, fullName: '山田', language: 'ja' })).toBeNull();
  expect(languageDecider({ ...BLANK_SIGNATURE, fullName: 'Jane Doe' })).toBeNull();
});

test('any text has a language or none, and the same by itself as with a blank person', () => {
  const letters = string({ unit: constantFrom(...'aé山沢张們いアكپڈѓїы 0+8617.@/\n') });
  assert(
    property(letters, string(), (text, email) => {
      expect(textLanguage(text)).toBe(textLanguage(text, BLANK_SIGNATURE));
      expect(textLanguage(text, { email, phone: text }) ?? 'en').toMatch(/^[a-z]{2}(?:-Hant)?$/);
    }),
  );
});
