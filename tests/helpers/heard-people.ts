import type { PersonInput } from '../../src/model/person/signature';
import {
  BLOCKS,
  EXTRAS,
  FULL,
  HOSTILE,
  NAME_ONLY,
  NO_NAME,
  RIGHT_TO_LEFT,
  VERY_LONG,
} from './signatures';

/* Fourteen people, for what is read of their signatures. */

const JAPANESE: PersonInput = {
  ...FULL,
  fullName: '佐藤 花子',
  jobTitle: '広報部長',
  companyName: '株式会社メリディアン',
  department: '広報部',
  quote: '明快さは思いやりです。',
  phone: '+81 3-1234-5678',
  address: '〒100-0005\n東京都千代田区丸の内1-1-1',
};

const CHINESE: PersonInput = {
  ...FULL,
  fullName: '王小明',
  jobTitle: '高级工程师',
  companyName: '子午线咨询有限公司',
  department: '研发部',
  quote: '清晰即善意。',
  phone: '+86 10 1234 5678',
  address: '北京市朝阳区建国路88号',
};

const HEBREW: PersonInput = {
  ...FULL,
  fullName: 'נועה לוי',
  jobTitle: 'מנהלת תקשורת',
  companyName: 'אופק בע״מ',
  department: 'קשרי ציבור',
  quote: 'בהירות היא חסד.',
  phone: '+972 3-123-4567',
  address: 'רחוב הרצל 12\nתל אביב',
};

const GERMAN: PersonInput = {
  ...FULL,
  fullName: 'Dr. Jürgen Großkreutz-Müller',
  jobTitle: 'Leiter der Abteilung Unternehmenskommunikation',
  email: 'juergen.grosskreutz-mueller@unternehmenskommunikation-nord.example',
  website: 'www.unternehmenskommunikation-nord.example/team/juergen',
  address: 'Königstraße 12a\n70173 Stuttgart',
};

const PHOTO_ONLY: PersonInput = { ...NAME_ONLY, profileImageUrl: FULL.profileImageUrl };

const LINES: PersonInput = {
  ...NAME_ONLY,
  email: FULL.email,
  phone: '+212 5 22 94 07 70/74',
  lines: [
    { label: 'Hours', value: 'Mon to Fri, 9 to 5', link: '' },
    { label: '', value: 'Read more', link: 'https://meridian-sons.example/more' },
  ],
};

export const HEARD_PEOPLE: Readonly<Record<string, PersonInput>> = {
  full: FULL,
  'right to left': RIGHT_TO_LEFT,
  Japanese: JAPANESE,
  'name only': NAME_ONLY,
  'no name': NO_NAME,
  extras: EXTRAS,
  blocks: BLOCKS,
  hostile: HOSTILE,
  long: VERY_LONG,
  Chinese: CHINESE,
  Hebrew: HEBREW,
  German: GERMAN,
  'photo only': PHOTO_ONLY,
  lines: LINES,
};
