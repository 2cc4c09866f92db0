import type { PersonName } from '../../../../src/model/person/name/name';

type Others = Partial<Omit<PersonName, 'text' | 'given' | 'family'>>;

export interface NameCase {
  readonly typed: string;
  readonly given: string;
  readonly family: string;
  /** What is neither blank nor usual of the other parts. */
  readonly others: Others;
  /** Two letters at most. */
  readonly initials: string;
}

type Row = readonly [
  typed: string,
  given: string,
  family: string,
  initials: string,
  other?: Others,
];

const TURNED = { order: 'family-first' } as const;
const EASTERN = { order: 'family-first', script: 'eastern' } as const;
const OTHER = { script: 'other' } as const;

/** Names as people type them, in the languages of signatures and in others, with their parts. */
const ROWS: readonly Row[] = [
  // English
  ['Jane Doe', 'Jane', 'Doe', 'JD'],
  ['Dr. Jane Doe', 'Jane', 'Doe', 'JD', { prefix: 'Dr.' }],
  ['Jane Doe, PhD', 'Jane', 'Doe', 'JD', { suffix: 'PhD' }],
  ['Jane Doe (she/her)', 'Jane', 'Doe', 'JD', { pronouns: 'she/her' }],
  ['Jane Doe [she / her]', 'Jane', 'Doe', 'JD', { pronouns: 'she / her' }],
  ['Jane Doe she/her', 'Jane', 'Doe', 'JD', { pronouns: 'she/her' }],
  ['Jane Doe | they/them', 'Jane', 'Doe', 'JD', { pronouns: 'they/them' }],
  ['Jane Doe (any pronouns)', 'Jane', 'Doe', 'JD', { pronouns: 'any pronouns' }],
  ['Jane Doe, PhD (she/her)', 'Jane', 'Doe', 'JD', { suffix: 'PhD', pronouns: 'she/her' }],
  ['Jane Doe, PhD, MBA, CPA', 'Jane', 'Doe', 'JD', { suffix: 'PhD, MBA, CPA' }],
  ['Jane Doe MBA', 'Jane', 'Doe', 'JD', { suffix: 'MBA' }],
  ['Jane Doe Ph.D.', 'Jane', 'Doe', 'JD', { suffix: 'Ph.D.' }],
  ['Jane Doe MD', 'Jane', 'Doe', 'JD', { suffix: 'MD' }],
  ['Jane Doe, LL.M.', 'Jane', 'Doe', 'JD', { suffix: 'LL.M.' }],
  ['Jane Doe, M.A.', 'Jane', 'Doe', 'JD', { suffix: 'M.A.' }],
  ['Jane Doe, Esq.', 'Jane', 'Doe', 'JD', { suffix: 'Esq.' }],
  ['Jane Doe, CISSP', 'Jane', 'Doe', 'JD', { suffix: 'CISSP' }],
  ['Jane Doe, PE, PMP®', 'Jane', 'Doe', 'JD', { suffix: 'PE, PMP®' }],
  ['Jane Doe BSc (Hons)', 'Jane', 'Doe', 'JD', { suffix: 'BSc (Hons)' }],
  ['Jane Doe, CEO', 'Jane', 'Doe', 'JD', { note: 'CEO' }],
  ['Jane Doe, Head of Design', 'Jane', 'Doe', 'JD', { note: 'Head of Design' }],
  ['Jane Doe – Acme', 'Jane', 'Doe', 'JD', { note: 'Acme' }],
  ['Jane Doe - Sales', 'Jane', 'Doe', 'JD', { note: 'Sales' }],
  ['Doe, Jane', 'Jane', 'Doe', 'JD', TURNED],
  ['DOE, Jane', 'Jane', 'DOE', 'JD', TURNED],
  ['Poe, Ann (Sales)', 'Ann', 'Poe', 'AP', { ...TURNED, note: 'Sales' }],
  ['Doe, Jane, PhD', 'Jane', 'Doe', 'JD', { ...TURNED, suffix: 'PhD' }],
  ['Doe Jr., John', 'John', 'Doe', 'JD', { ...TURNED, suffix: 'Jr.' }],
  ['Smith, J. R.', 'J. R.', 'Smith', 'JS', TURNED],
  ['Dr. Doe, Jane', 'Jane', 'Doe', 'JD', { ...TURNED, prefix: 'Dr.' }],
  ['John Smith Jr.', 'John', 'Smith', 'JS', { suffix: 'Jr.' }],
  ['Henry Ford II', 'Henry', 'Ford', 'HF', { suffix: 'II' }],
  ['JOHN SMITH III', 'JOHN', 'SMITH', 'JS', { suffix: 'III' }],
  ['Robert "Bob" Smith', 'Robert', 'Smith', 'RS', { note: 'Bob' }],
  ['Elizabeth (Liz) Warren', 'Elizabeth', 'Warren', 'EW', { note: 'Liz' }],
  ['Sir Elton John', 'Elton', 'John', 'EJ', { prefix: 'Sir' }],
  ['Mr Smith', '', 'Smith', 'S', { prefix: 'Mr' }],
  ['Cher', 'Cher', '', 'C'],
  ['Cher, PhD', 'Cher', '', 'C', { suffix: 'PhD' }],
  ['J. R. R. Tolkien', 'J. R. R.', 'Tolkien', 'JT'],
  ['JD Vance', 'JD', 'Vance', 'JV'],
  ['Conan O’Brien', 'Conan', 'O’Brien', 'CO'],
  ['Ronald McDonald', 'Ronald', 'McDonald', 'RM'],
  ["Mary O'Dell-Marsh", 'Mary', "O'Dell-Marsh", 'MO'],
  ['Jill St. John', 'Jill', 'St. John', 'JJ'],
  ['Al Gore', 'Al', 'Gore', 'AG'],
  ['Van Morrison', 'Van', 'Morrison', 'VM'],
  ['Robert De Niro', 'Robert', 'De Niro', 'RN'],
  ['Jane & John Doe', 'Jane & John', 'Doe', 'JD'],
  ['Jane\u200b Doe', 'Jane', 'Doe', 'JD'],
  ['  Jane \n Doe ', 'Jane', 'Doe', 'JD'],
  // German
  ['Prof. Dr. med. Anna Müller', 'Anna', 'Müller', 'AM', { prefix: 'Prof. Dr. med.' }],
  ['Müller, Prof. Dr. Anna', 'Anna', 'Müller', 'AM', { ...TURNED, prefix: 'Prof. Dr.' }],
  ['Dipl.-Ing. (FH) Max Muster', 'Max', 'Muster', 'MM', { prefix: 'Dipl.-Ing. (FH)' }],
  ['Max Muster, M. Sc.', 'Max', 'Muster', 'MM', { suffix: 'M. Sc.' }],
  ['Max Muster M. Sc.', 'Max', 'Muster', 'MM', { suffix: 'M. Sc.' }],
  ['Max Muster, Dipl.-Kfm.', 'Max', 'Muster', 'MM', { suffix: 'Dipl.-Kfm.' }],
  [
    'Dr. rer. nat. h.c. mult. Karl Meier',
    'Karl',
    'Meier',
    'KM',
    { prefix: 'Dr. rer. nat. h.c. mult.' },
  ],
  ['Univ.-Prof. Mag. Eva Huber', 'Eva', 'Huber', 'EH', { prefix: 'Univ.-Prof. Mag.' }],
  ['PD Dr. Lena Vogt', 'Lena', 'Vogt', 'LV', { prefix: 'PD Dr.' }],
  ['RAin Eva Huber', 'Eva', 'Huber', 'EH', { prefix: 'RAin' }],
  ['Frau Dr. Schmidt', '', 'Schmidt', 'S', { prefix: 'Frau Dr.' }],
  ['Otto von und zu Liechtenstein', 'Otto', 'von und zu Liechtenstein', 'OL'],
  ['Karl-Theodor Freiherr zu Guttenberg', 'Karl-Theodor', 'Freiherr zu Guttenberg', 'KG'],
  ['Steffi Graf', 'Steffi', 'Graf', 'SG'],
  ['Anna Müller-Lüdenscheidt', 'Anna', 'Müller-Lüdenscheidt', 'AM'],
  ['Anna Müller (sie/ihr)', 'Anna', 'Müller', 'AM', { pronouns: 'sie/ihr' }],
  // French
  ['Mme Claire Dubois', 'Claire', 'Dubois', 'CD', { prefix: 'Mme' }],
  ['Me Claire Dubois', 'Claire', 'Dubois', 'CD', { prefix: 'Me' }],
  ['Jean DUPONT', 'Jean', 'DUPONT', 'JD'],
  ['DUPONT Jean', 'Jean', 'DUPONT', 'JD', TURNED],
  ['Jean-Luc DE LA TOUR', 'Jean-Luc', 'DE LA TOUR', 'JT'],
  ['Charles de Gaulle', 'Charles', 'de Gaulle', 'CG'],
  ['de Gaulle', '', 'de Gaulle', 'G'],
  ['Camille Roy (iel/iels)', 'Camille', 'Roy', 'CR', { pronouns: 'iel/iels' }],
  ["Valéry Giscard d'Estaing", 'Valéry Giscard', "d'Estaing", 'VD'],
  // Spanish
  ['Lic. Juan de la Cruz', 'Juan', 'de la Cruz', 'JC', { prefix: 'Lic.' }],
  ['José Ortega y Gasset', 'José', 'Ortega y Gasset', 'JO'],
  ['García López, María', 'María', 'García López', 'MG', TURNED],
  ['María GARCÍA LÓPEZ', 'María', 'GARCÍA LÓPEZ', 'MG'],
  ['María del Carmen García', 'María del Carmen', 'García', 'MG'],
  ['Gabriel García Márquez', 'Gabriel García', 'Márquez', 'GM'],
  ['Ana Ruiz (ella/ella)', 'Ana', 'Ruiz', 'AR', { pronouns: 'ella/ella' }],
  // Italian
  ['Sig.ra Anna Rossi', 'Anna', 'Rossi', 'AR', { prefix: 'Sig.ra' }],
  ['Dott.ssa Maria Di Stefano', 'Maria', 'Di Stefano', 'MS', { prefix: 'Dott.ssa' }],
  ['Ing. Luca Bianchi', 'Luca', 'Bianchi', 'LB', { prefix: 'Ing.' }],
  ['Luca Bianchi (lui/lui)', 'Luca', 'Bianchi', 'LB', { pronouns: 'lui/lui' }],
  // Portuguese
  ['Eng.ª Maria da Silva Santos', 'Maria', 'da Silva Santos', 'MS', { prefix: 'Eng.ª' }],
  ['Ana Sousa e Silva', 'Ana', 'Sousa e Silva', 'AS'],
  ['João Silva Neto', 'João', 'Silva Neto', 'JS'],
  ['Ana Lima (ela/dela)', 'Ana', 'Lima', 'AL', { pronouns: 'ela/dela' }],
  // Dutch
  ['Jan van der Berg', 'Jan', 'van der Berg', 'JB'],
  ['Berg, Anna van der', 'Anna', 'van der Berg', 'AB', TURNED],
  ['JAN VAN DER BERG', 'JAN', 'VAN DER BERG', 'JB'],
  ['drs. Gerard ’t Hooft', 'Gerard', '’t Hooft', 'GH', { prefix: 'drs.' }],
  ['Anna Jansen-de Vries', 'Anna', 'Jansen-de Vries', 'AJ'],
  ['Kim Bakker (die/hen)', 'Kim', 'Bakker', 'KB', { pronouns: 'die/hen' }],
  // Polish
  ['dr hab. Jan Kowalski', 'Jan', 'Kowalski', 'JK', { prefix: 'dr hab.' }],
  ['mgr inż. Anna Nowak', 'Anna', 'Nowak', 'AN', { prefix: 'mgr inż.' }],
  ['Anna Nowak (ona/jej)', 'Anna', 'Nowak', 'AN', { pronouns: 'ona/jej' }],
  // Japanese, Chinese, Korean
  ['山田 太郎', '太郎', '山田', '山', EASTERN],
  ['山田　太郎', '太郎', '山田', '山', EASTERN],
  ['ヤマダ タロウ', 'タロウ', 'ヤマダ', 'ヤ', EASTERN],
  ['佐々木 さくら（彼女/她）', 'さくら', '佐々木', '佐', { ...EASTERN, pronouns: '彼女/她' }],
  ['山田 太郎 博士', '太郎', '山田', '山', { ...EASTERN, suffix: '博士' }],
  ['ジェーン・ドウ', 'ジェーン', 'ドウ', 'ジ', { script: 'eastern' }],
  ['王小明', '', '王小明', '王', EASTERN],
  ['欧阳 娜娜', '娜娜', '欧阳', '欧', EASTERN],
  ['XI Jinping', 'Jinping', 'XI', 'JX', TURNED],
  ['김철수', '철수', '김', '김', EASTERN],
  ['김 철수', '철수', '김', '김', EASTERN],
  ['남궁민', '민', '남궁', '남', EASTERN],
  ['제인 도', '제인', '도', '제', { script: 'eastern' }],
  // Arabic
  ['د. محمد بن سلمان', 'محمد', 'بن سلمان', 'مس', { ...OTHER, prefix: 'د.' }],
  ['عبد الرحمن الراشد', 'عبد الرحمن', 'الراشد', 'اا', OTHER],
  ['فاطمة الزهراء (هي/لها)', 'فاطمة', 'الزهراء', 'فا', { ...OTHER, pronouns: 'هي/لها' }],
  ['Harun al-Rashid', 'Harun', 'al-Rashid', 'HR'],
  ['Mohammed bin Salman', 'Mohammed', 'bin Salman', 'MS'],
  ['Abdel Fattah el-Sisi', 'Abdel Fattah', 'el-Sisi', 'AS'],
  // Hebrew
  ['ד"ר דנה כהן', 'דנה', 'כהן', 'דכ', { ...OTHER, prefix: 'ד"ר' }],
  ['דנה כהן, עו״ד', 'דנה', 'כהן', 'דכ', { ...OTHER, suffix: 'עו״ד' }],
  ['דוד בן גוריון', 'דוד', 'בן גוריון', 'דג', OTHER],
  ['דנה כהן (היא/שלה)', 'דנה', 'כהן', 'דכ', { ...OTHER, pronouns: 'היא/שלה' }],
  // Others
  ['ИВАНОВ Иван', 'Иван', 'ИВАНОВ', 'ИИ', TURNED],
  ['Γιώργος Παπαδόπουλος', 'Γιώργος', 'Παπαδόπουλος', 'ΓΠ'],
  ['MUDr. Jana Nováková, CSc.', 'Jana', 'Nováková', 'JN', { prefix: 'MUDr.', suffix: 'CSc.' }],
  ['Rhys ap Gruffydd', 'Rhys', 'ap Gruffydd', 'RG'],
  ['Jack Ma', 'Jack', 'Ma', 'JM'],
  ['JACK MA', 'JACK', 'MA', 'JM'],
  ['Eng Wei Tan', 'Eng Wei', 'Tan', 'ET'],
  ['Ng, Mei Ling', 'Mei Ling', 'Ng', 'MN', TURNED],
  // Companies, and nobody
  ['Acme Widgets GmbH', '', 'Acme Widgets GmbH', 'AW', { isCompany: true }],
  ['Acme, Inc.', '', 'Acme, Inc.', 'A', { isCompany: true }],
  ['株式会社山田', '', '株式会社山田', '株', { script: 'eastern', isCompany: true }],
  ['ANA SA', 'ANA', 'SA', 'AS'],
  ['(Sales)', '(Sales)', '', 'S'],
  ['Dr.', 'Dr.', '', 'D'],
  ['7', '7', '', '7', OTHER],
];

export const NAMES: readonly NameCase[] = ROWS.map(
  ([typed, given, family, initials, others = {}]) => ({ typed, given, family, initials, others }),
);
