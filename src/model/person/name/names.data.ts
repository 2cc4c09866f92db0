/*
 * Words of which names consist beside the names themselves, for whatever reads a name. In small letters and without dots, unless
 * it is said otherwise.
 */

/** Titles before a name, with or without a dot. */
export const TITLES = wordsOf(
  'dr dra prof profa profesor profesora mr mrs ms mx miss sir dame rev dipl dott dottssa sig avv geom rag univ priv doz lic licda lcdo lcda sr sra srta sres arq mtro mtra doña dña mgr inż bc judr mudr mvdr phdr rndr paeddr mme mmes mlle dhr mevr drs herr frau pani lek dkfm',
  'מר גברת פרופ ד"ר עו"ד רו"ח הרב السيد السيدة الأستاذ الأستاذة الدكتور الدكتورة المهندس المهندسة الشيخ',
);

/** Titles that are words or names of their own without a dot behind them. */
export const DOTTED_TITLES = wordsOf(
  'ing arch eng engo enga adv mag col capt lt maj gen sgt hon hr fr ir ra on cav comm doc adw ao assoc asst',
  'גב אינג د أ م أد',
);

/** Titles in exactly these letters, before two words or more: else they are initials, or names. */
export const EXACT_TITLES: ReadonlySet<string> = new Set('Me Pr PD RA RAin StB DI WP'.split(' '));

/** What follows a title as a part of it: fields of study, endings. */
export const TITLE_FIELDS = wordsOf(
  'med jur iur rer nat phil oec pol techn dent vet habil hab h c hc mult univ theol agr sc publ inż mont fh inform kfm kff math phys wirt wirtsch psych chem biol soz päd des bw vw betriebsw rel pharm troph ssa ra na a in o e et',
);

/** Degrees and generations behind a name that nothing else is. */
export const DEGREES = wordsOf(
  'phd dphil mba emba mpa llb llm lld bsc msc bscn meng beng bed edd mphil btech mtech mres mfa esq jr sr jun sen júnior junior hons dds dvm cpa dsc csc drsc msw bba',
);

/** Those that are no names, initials or other words only in capitals, or behind a comma. */
export const CAPITAL_DEGREES = wordsOf(
  'ii iii iv ma ba md jd rn pe do ms bs od med mag dr facs frcs pmp cfa cissp acca fcca fca aca shrm licenciado licenciada master bachelor',
);

/** Capitals behind a name that are a role or a unit. */
export const ROLE_CAPITALS = /^(?:C[A-Z]{1,3}O|CISO|[SEA]?VP|GM|HR|PR|IT|PM|PA|QA|UX|UI|R&D)$/;

/** Small words that begin a family name. */
export const PARTICLES = wordsOf(
  "de da do dos das del della dello dei degli di du des der den dem dal dalla la le las los lo el al bin bint ibn ben abd abdul abdel abu ter ten te tot van von vom zu zum zur af av op in d' 't het bar ud-din mc mac st ó ní nic uí ap graf gräfin freiherr freifrau prinz prinzessin baron baronin",
  'בן בת בר אבו דה بن بنت ابن آل أبو عبد',
);

/** Those that join two family names, or two particles. */
export const JOINERS = wordsOf('y e i und and og');

/** Particles with which a first name may begin. */
export const FIRST_PARTICLES = wordsOf('abd abdul abdel abu אבו بن أبو عبد');

/** Words behind a family name that are a part of it. */
export const FAMILY_ENDINGS = wordsOf('filho neto neta sobrinho');

/** First names with a particle in them, in Spanish and Portuguese, up to the blank behind them. */
export const DEVOTIONS =
  /^(?:\p{L}+ )?(?:mar[ií]a|mª|ma\.|jos[eé]|ana|luz|juan) (?:del (?:carmen|pilar|mar|rosario|roc[ií]o|socorro|consuelo)|de (?:los [áa]ngeles|los dolores|las mercedes|las nieves|la luz|la concepci[oó]n|jes[uú]s|lourdes|f[aá]tima|guadalupe)|dos anjos|da (?:concei[cç][aã]o|luz|gra[cç]a)) (?=\p{L})/iu;

/** Family names of two signs, where all others have one: Korean. */
export const KOREAN_DOUBLES = /^(?:남궁|황보|제갈|사공|선우|독고|동방|서문)/u;

/** What stands behind a name in East Asia. */
export const EASTERN_SUFFIXES = wordsOf('様 さん 先生 氏 殿 博士 教授 女士 小姐 님 씨 박사 교수');

/** Words of pronouns, of which two at least stand beside each other. */
export const PRONOUN_WORDS = wordsOf(
  'she her hers he him his they them their theirs ze zir zirs hir hirs xe xem xyr ey em eir ve ver fae faer it its any all pronouns sie ihr ihre ihm er sein seine es dey deren keine elle elles lui il iel ael ella ellas él el ellos elles le ela dela ele dele elu delu lei loro hij hem zij ze haar die hen diens hun hon henne hennes han honom hans de dem deras hen henom hende hun ham hän ona jej jí ji on jego jeho oni ich ia ei היא הוא הם שלה שלו את אתה',
  'iels niego niej nich 她 他 ta 彼女 彼 그녀 그 هي لها هو له هم لهم',
);

/** What names of companies end with, by law. */
export const LEGAL_FORM =
  /(?<![\p{L}\p{N}])(?:Inc|Incorporated|Ltd|Limited|LLC|L\.L\.C|LLP|L\.L\.P|LP|PLC|P\.L\.C|plc|Corp|Corporation|P\.?C|PLLC|Pty\.? Ltd|Pty|Pte\.? Ltd|Pte|Pvt\.? Ltd|Private Limited|Co\.,? Ltd|& Co|GmbH & Co\.? KGa?A?|GmbH|gGmbH|mbH|AG & Co\.? KG|AG|KGaA|KG|OHG|GbR|UG(?: \(haftungsbeschränkt\))?|e\.\s?V|e\.\s?K|eG|SE|Ges\.?m\.?b\.?H|SARL|S\.?A\.?R\.?L|Sàrl|SASU|SAS|S\.A\.S|EURL|SCI|SCOP|SA|S\.A|S\.L|S\.L\.U|SL|SLU|S\.L\.P|S\.C|S\.A\. de C\.V|S\. de R\.L|S\.p\.A|SpA|S\.r\.l|Srl|SRL|S\.R\.L|S\.n\.c|S\.a\.s|S\.S|LTDA|Ltda|S\/A|EIRELI|Lda|B\.V|BV|N\.V|NV|VOF|V\.O\.F|BVBA|AB|A\/S|ApS|AS|ASA|Oy|Oyj|Sp\. ?z ?o\.? ?o|sp\. ?z ?o\.? ?o|S\.K\.A|P\.S\.A|[Ss]p\. ?[kjp]|s\.r\.o|a\.s|spol\. s r\.o|v\.o\.s|Kft|Zrt|Nyrt|Bt|d\.o\.o|d\.d|AD|EOOD|OOD|OÜ|UAB|SIA|A\.Ş|Ltd\. Şti|Α\.Ε|FZ-?LLC|FZCO|FZE|DMCC|W\.L\.L|JSC|LLC FZ|K\.K|G\.K|Bhd|Sdn\.? Bhd|Tbk|PT|ООО|ОАО|ЗАО|АО|ПАО|ТОВ|בע"מ|בע״מ|בעמ|ש\.מ\.מ|ذ\.م\.م|م\.م\.ح|ش\.م\.ع)(?![\p{L}\p{N}])\.?\)?/u;

/** The same of companies in capitals. */
export const LOUD_LEGAL_FORM = /[\s,](?:G?MBH|INC|LTD|LIMITED|CORP|CORPORATION|SRL|SARL)\.?$/;

/** Where a legal form has no blank beside it. */
export const DENSE_COMPANY =
  /株式会社|有限会社|合同会社|一般社団法人|財団法人|有限公司|有限责任公司|股份有限公司|股份公司|集团|주식회사|\(주\)|㈜|유한회사|大学|大學|学校|学园|学園|协会|協会|组合|組合|研究所|研究院|事务所|事務所|银行|銀行|市役所|区役所|役場|県庁|法人|대학교|병원|病院|医院|شركة|مؤسسة|مجموعة|جامعة/u;

function wordsOf(...lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}
