import type { PeopleRow } from './row';

/*
 * Names as people write them. `n` is the property N of vCard 3.0 (RFC 2426, 3.1.2): family name, given names, additional names,
 * prefixes, suffixes. Initials are two letters at most, in the order in which a name is written; without titles, degrees and
 * pronouns.
 */

interface Other {
  readonly shown?: string;
  readonly initials?: string;
  /** Other parts that can be defended. */
  readonly or?: readonly string[];
}

type Name = readonly [locale: string, typed: string, n: string, other?: Other];

const PLAIN: readonly Name[] = [
  ['en-US', 'Jane Doe', 'Doe;Jane;;;', { initials: 'JD' }],
  ['en-US', '  Jane   Doe ', 'Doe;Jane;;;', { shown: 'Jane Doe', initials: 'JD' }],
  ['en-US', 'Jane\u00a0Doe', 'Doe;Jane;;;', { shown: 'Jane Doe', initials: 'JD' }],
  ['en-US', 'Jane\u200b Doe', 'Doe;Jane;;;', { shown: 'Jane Doe', initials: 'JD' }],
  ['en-US', 'Cher', 'Cher;;;;'],
  ['en-US', 'Doe, Jane', 'Doe;Jane;;;'],
  ['en-US', 'DOE, Jane', 'DOE;Jane;;;'],
  ['en-GB', "Ann O'Neil", "O'Neil;Ann;;;", { initials: 'AO' }],
  ['en-GB', 'Zoë O’Neil-Smith', 'O’Neil-Smith;Zoë;;;'],
  ['fr-FR', 'Jean-Pierre Roux', 'Roux;Jean-Pierre;;;'],
  ['es-ES', 'Juan García', 'García;Juan;;;', { initials: 'JG' }],
  ['en-US', 'Yo-Yo Ma', 'Ma;Yo-Yo;;;'],
  ['en-US', 'Dean Baker', 'Baker;Dean;;;', { initials: 'DB' }],
  ['en-US', 'Van Harris', 'Harris;Van;;;', { initials: 'VH' }],
  ['en-US', 'Drew Doe', 'Doe;Drew;;;', { initials: 'DD' }],
  // What stands between first and last name is given with the first, or as an additional name.
  ['en-US', 'Jane Maria Doe', 'Doe;Jane Maria;;;', { or: ['Doe;Jane;Maria;;'] }],
  ['en-US', 'John Q. Smith', 'Smith;John Q.;;;', { or: ['Smith;John;Q.;;'] }],
  ['en-GB', 'J. R. Hartley', 'Hartley;J. R.;;;', { or: ['Hartley;J.;R.;;'] }],
  [
    'nl-NL',
    'van der Berg, Anna Maria',
    'van der Berg;Anna Maria;;;',
    { or: ['van der Berg;Anna;Maria;;'] },
  ],
  ['en-US', 'jane doe', 'doe;jane;;;', { initials: 'JD' }],
  ['en-US', 'JANE DOE', 'DOE;JANE;;;', { initials: 'JD' }],
  ['en-US', 'Jane D.', 'D.;Jane;;;', { initials: 'JD' }],
  ['en-US', 'Ben Lord', 'Lord;Ben;;;', { initials: 'BL' }],
];

const TITLES: readonly Name[] = [
  ['en-US', 'Dr. Jane Doe', 'Doe;Jane;;Dr.;', { initials: 'JD' }],
  ['en-GB', 'Dr Jane Doe', 'Doe;Jane;;Dr;', { initials: 'JD' }],
  ['en-US', 'Mr. John Smith', 'Smith;John;;Mr.;', { initials: 'JS' }],
  ['en-GB', 'Mrs Mary Smith', 'Smith;Mary;;Mrs;', { initials: 'MS' }],
  ['en-GB', 'Sir Ian Fell', 'Fell;Ian;;Sir;', { initials: 'IF' }],
  ['de-DE', 'Prof. Dr. med. Anna Müller', 'Müller;Anna;;Prof. Dr. med.;', { initials: 'AM' }],
  ['de-DE', 'Dr.-Ing. Jörg Weiß', 'Weiß;Jörg;;Dr.-Ing.;', { initials: 'JW' }],
  ['de-DE', 'Dipl.-Ing. Max Huber', 'Huber;Max;;Dipl.-Ing.;', { initials: 'MH' }],
  ['de-DE', 'Frau Dr. Eva Klein', 'Klein;Eva;;Frau Dr.;', { initials: 'EK' }],
  ['de-DE', 'Müller, Dr. Anna', 'Müller;Anna;;Dr.;'],
  ['de-AT', 'Mag. Stefan Huber, MBA', 'Huber;Stefan;;Mag.;MBA', { initials: 'SH' }],
  ['cs-CZ', 'Ing. Petr Novák, Ph.D.', 'Novák;Petr;;Ing.;Ph.D.', { initials: 'PN' }],
  ['pl-PL', 'dr hab. Jan Kowalski', 'Kowalski;Jan;;dr hab.;', { initials: 'JK' }],
  ['pl-PL', 'mgr inż. Anna Nowak', 'Nowak;Anna;;mgr inż.;', { initials: 'AN' }],
  ['it-IT', 'Dott.ssa Giulia Rossi', 'Rossi;Giulia;;Dott.ssa;', { initials: 'GR' }],
  ['it-IT', 'Avv. Marco Bianchi', 'Bianchi;Marco;;Avv.;', { initials: 'MB' }],
  ['es-ES', 'Dra. Ana Pérez', 'Pérez;Ana;;Dra.;', { initials: 'AP' }],
  ['pt-BR', 'Dr. João Pereira', 'Pereira;João;;Dr.;', { initials: 'JP' }],
  ['nl-NL', 'drs. Pieter de Vries', 'de Vries;Pieter;;drs.;'],
  ['ar-EG', 'د. أحمد حسن', 'حسن;أحمد;;د.;'],
  ['he-IL', 'ד״ר דנה כהן', 'כהן;דנה;;ד״ר;'],
  ['en-US', 'Prof. Ann Lee', 'Lee;Ann;;Prof.;', { initials: 'AL' }],
  ['en-US', 'Ms. Ann Lee', 'Lee;Ann;;Ms.;', { initials: 'AL' }],
  ['en-US', 'Rev. Tom Hill', 'Hill;Tom;;Rev.;', { initials: 'TH' }],
  ['de-DE', 'Herr Max Klein', 'Klein;Max;;Herr;', { initials: 'MK' }],
  ['de-DE', 'Dr. rer. nat. Ute Lang', 'Lang;Ute;;Dr. rer. nat.;', { initials: 'UL' }],
  ['de-AT', 'Univ.-Prof. Dr. Eva Gruber', 'Gruber;Eva;;Univ.-Prof. Dr.;', { initials: 'EG' }],
  ['fr-FR', 'Mme Claire Roux', 'Roux;Claire;;Mme;', { initials: 'CR' }],
  ['es-ES', 'Sra. Ana Ruiz', 'Ruiz;Ana;;Sra.;', { initials: 'AR' }],
  ['it-IT', 'Ing. Luca Verdi', 'Verdi;Luca;;Ing.;', { initials: 'LV' }],
  ['he-IL', 'ד"ר דנה לוי', 'לוי;דנה;;ד"ר;'],
];

const BEHIND: readonly Name[] = [
  ['en-US', 'Jane Doe, PhD', 'Doe;Jane;;;PhD', { initials: 'JD' }],
  ['en-US', 'Jane Doe PhD', 'Doe;Jane;;;PhD', { initials: 'JD' }],
  ['en-US', 'Ann Lee, M.D., Ph.D.', 'Lee;Ann;;;M.D.,Ph.D.', { initials: 'AL' }],
  ['en-US', 'John Smith Jr.', 'Smith;John;;;Jr.', { initials: 'JS' }],
  ['en-US', 'John Smith, Jr.', 'Smith;John;;;Jr.', { initials: 'JS' }],
  ['en-US', 'Paul Reed III', 'Reed;Paul;;;III', { initials: 'PR' }],
  ['en-US', 'Jane Doe, CPA, MBA', 'Doe;Jane;;;CPA,MBA', { initials: 'JD' }],
  ['en-US', 'Jane Doe, RN', 'Doe;Jane;;;RN', { initials: 'JD' }],
  ['de-DE', 'Anna Schmidt, M.Sc.', 'Schmidt;Anna;;;M.Sc.', { initials: 'AS' }],
  ['en-US', 'Dr. Jane Doe, MBA', 'Doe;Jane;;Dr.;MBA', { initials: 'JD' }],
  ['en-US', 'Jane Doe (she/her)', 'Doe;Jane;;;', { initials: 'JD' }],
  ['en-US', 'Jane Doe (they/them)', 'Doe;Jane;;;', { initials: 'JD' }],
  ['en-US', 'Jane Doe, PhD (she/her)', 'Doe;Jane;;;PhD', { initials: 'JD' }],
  ['de-DE', 'Lena Weber (sie/ihr)', 'Weber;Lena;;;', { initials: 'LW' }],
  ['fr-FR', 'Camille Roy (elle)', 'Roy;Camille;;;', { initials: 'CR' }],
  // A short name is given, or left to the whole name above.
  [
    'en-US',
    'Robert "Bob" Smith',
    'Smith;Robert;;;',
    { or: ['Smith;Robert "Bob";;;', 'Smith;Robert;"Bob";;', 'Smith;Robert;Bob;;'] },
  ],
  ['en-US', 'Doe, Jane, PhD', 'Doe;Jane;;;PhD'],
  ['en-US', 'Jane Doe, Esq.', 'Doe;Jane;;;Esq.', { initials: 'JD' }],
  ['en-US', 'Jane Doe [she/her]', 'Doe;Jane;;;', { initials: 'JD' }],
  ['es-ES', 'Alex Ruiz (él/elle)', 'Ruiz;Alex;;;', { initials: 'AR' }],
  // Two degrees without a comma between them are two, or one text.
  [
    'de-DE',
    'Eva Klein B.Sc. M.Sc.',
    'Klein;Eva;;;B.Sc.,M.Sc.',
    { initials: 'EK', or: ['Klein;Eva;;;B.Sc. M.Sc.'] },
  ],
];

const PARTICLES: readonly Name[] = [
  ['nl-NL', 'Anna van der Berg', 'van der Berg;Anna;;;'],
  ['nl-NL', 'Jan de Vries', 'de Vries;Jan;;;'],
  ['de-DE', 'Otto von Lindenau', 'von Lindenau;Otto;;;'],
  ['pt-BR', 'Conceição da Silva', 'da Silva;Conceição;;;'],
  ['pt-PT', 'João dos Santos', 'dos Santos;João;;;'],
  ['es-AR', 'Sofía de la Fuente', 'de la Fuente;Sofía;;;'],
  ['it-IT', 'Luca De Santis', 'De Santis;Luca;;;'],
  ['fr-FR', 'Marie Le Goff', 'Le Goff;Marie;;;'],
  ['fr-FR', 'Camille LEFÈVRE', 'LEFÈVRE;Camille;;;', { initials: 'CL' }],
  ['nl-NL', 'Jan van de Velde', 'van de Velde;Jan;;;'],
  ['nl-NL', "Piet in 't Veld", "in 't Veld;Piet;;;"],
  ['de-DE', 'Otto von und zu Lindenau', 'von und zu Lindenau;Otto;;;'],
  ['it-IT', 'Marco Della Valle', 'Della Valle;Marco;;;'],
  ['it-IT', 'Dott. Leo di Paolo', 'di Paolo;Leo;;Dott.;'],
  ['ar-AE', 'Ahmed Al Farsi', 'Al Farsi;Ahmed;;;'],
  ['ar-EG', 'Fatima Al-Sayed', 'Al-Sayed;Fatima;;;'],
];

const OTHER_SCRIPTS: readonly Name[] = [
  ['ja-JP', '山田 太郎', '山田;太郎;;;'],
  ['ja-JP', '山田　太郎', '山田;太郎;;;', { shown: '山田 太郎' }],
  ['ja-JP', 'やまだ はなこ', 'やまだ;はなこ;;;'],
  ['ja-JP', 'タナカ ハナコ', 'タナカ;ハナコ;;;'],
  // Without a blank it is whole, or known to begin with a family name of two letters.
  ['ja-JP', '田中花子', '田中花子;;;;', { or: ['田中;花子;;;', ';田中花子;;;'] }],
  ['zh-CN', '王 小明', '王;小明;;;'],
  // As above, of one letter.
  ['zh-CN', '王小明', '王小明;;;;', { or: ['王;小明;;;', ';王小明;;;'] }],
  ['zh-CN', '欧阳 明', '欧阳;明;;;'],
  ['ko-KR', '김 민준', '김;민준;;;'],
  ['ru-RU', 'Иван Иванов', 'Иванов;Иван;;;', { initials: 'ИИ' }],
  ['el-GR', 'Ελένη Παππά', 'Παππά;Ελένη;;;', { initials: 'ΕΠ' }],
  ['ar-EG', 'نور السيد', 'السيد;نور;;;'],
  ['he-IL', 'דנה כהן', 'כהן;דנה;;;'],
];

export const NAME_ROWS: readonly PeopleRow[] = [
  ...PLAIN,
  ...TITLES,
  ...BEHIND,
  ...PARTICLES,
  ...OTHER_SCRIPTS,
].map(([locale, typed, n, { shown = typed, initials, or = [] } = {}]) => ({
  field: 'fullName',
  locale,
  typed,
  shown: [shown],
  linked: [[]],
  card: [n, ...or].map((parts) => [`N:${parts}`]),
  ...(initials === undefined ? {} : { initials }),
}));
