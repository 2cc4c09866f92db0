/*
 * How postal addresses are written, country by country.
 */

/** Codes with their towns. */
export const POST_CODES: readonly RegExp[] = [
  // Seattle, WA 98101
  /\p{L},?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?(?!\d)/u,
  // London SW1A 1AA
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\p{N}])/u,
  // Toronto, ON M5V 2T6
  /(?<![\p{L}\p{N}])[A-Z]\d[A-Z][\s-]?\d[A-Z]\d(?![\p{L}\p{N}])/u,
  // Dublin 2, D02 AF30
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y]\d[\dW]\s?[\dAC-FHKNPRTV-Y]{4}(?![\p{L}\p{N}])/u,
  // 10115 Berlin, CH-8001 Zürich, F-75008 Paris
  /(?<![\p{L}\p{N}-])(?:[A-Z]{1,3}[-–\s])?\d{4,5}\s+[\p{Lu}\u{2019}'][\p{L}.'’-]+/u,
  // 114 32 Stockholm, 110 00 Praha
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}[-–\s])?\d{3}\s\d{2}\s+\p{Lu}\p{L}+/u,
  // 1012 AB Amsterdam
  /(?<![\p{L}\p{N}])\d{4}\s?[A-Z]{2}[,\s]+\p{Lu}\p{L}+/u,
  // 00-001 Warszawa, 1000-001 Lisboa
  /(?<![\p{L}\p{N}])(?:\d{2}-\d{3}|\d{4}-\d{3})\s+\p{Lu}\p{L}+/u,
  // São Paulo - SP, 01310-100
  /(?<![\p{L}\p{N}])\d{5}-\d{3}(?![\p{L}\p{N}])/u,
  // Bengaluru 560001, Tel Aviv 6688218, Singapore 018956
  /\p{L}{3,}\s?[,–-]?\s?(?:\d{3}\s\d{3}|\d{5,7})(?![\p{L}\p{N}])/u,
  // Chiyoda-ku, Tokyo 100-0005
  /,.{0,80}\p{L}{3},?\s\d{3}-\d{4}(?=,|\s*$)/u,
  // Sydney NSW 2000, Auckland 1010
  /(?<!\p{L})(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)[,\s]+\d{4}(?!\d)/u,
  // 101000, Москва
  /(?<!\d)\d{6},\s?(?:г\.?\s?)?\p{Lu}\p{L}+/u,
  // 〒100-0005
  /〒\s?\d{3}[-‐–−]?\d{4}/u,
];

/** In scripts without blanks, an address is found by the letters that end its parts. */
export const DENSE_ADDRESSES: readonly RegExp[] = [
  /\p{Script=Han}{1,4}[都道府県]\p{Script=Han}{1,8}[市区町村郡]/u,
  /\p{Script=Han}{1,6}[市区區町县縣]\S{0,30}?(?:[路街道巷弄]|丁目|番地|\d+[-‐–−]\d+|[号號楼樓室層层])/u,
  /[가-힣]{1,6}(?:특별시|광역시|시|도)\s?[가-힣]{1,6}[구군시]/u,
  /[가-힣0-9]{1,12}(?:로|길)\s?\d{1,4}/u,
];

const STREETS =
  'street|st|str|avenue|ave|av|road|rd|boulevard|blvd|bd|drive|dr|lane|ln|way|place|pl|square|sq|court|ct|crescent|terrace|parkway|pkwy|highway|hwy|close|gardens|quay|wharf|row|mews|broadway|embankment|route|circle|plaza|esplanade|straße|strasse|platz|allee|rue|quai|chemin|impasse|allée|faubourg|chaussée|calle|c\\/|carrer|avenida|avda|avinguda|paseo|passeig|via|viale|v\\.le|piazza|p\\.zza|corso|c\\.so|largo|rua|travessa|alameda|praça|rodovia|estrada|straat|laan|plein|ulica|ul|aleja|al|aleje|plac|utca|út|tér|körút|ulice|náměstí|třída|nám|tř|улица|ул|проспект|пр|пр-т|переулок|пер|площадь|наб|οδός|λεωφ|sokak|sok|caddesi|cad|cd|mahallesi|mah|bulvarı|blv|strada|bulevardul|jalan|jl|lorong|nagar|marg|sector|street no|רחוב|רח|שדרות|שד|דרך|شارع|طريق|حي';

const STREET_STEMS =
  'straße|strasse|str|gasse|weg|allee|platz|ring|damm|ufer|promenade|straat|laan|plein|gracht|kade|singel|dijk|gatan|vägen|gränd|torget|vej|gade|gata|veien|gaten|allé|katu|tie|utca';

const PLACES =
  'suite|ste|floor|fl|unit|level|building|bldg|tower|block|apartment|apt|room|office|etage|stock|og|eg|bât|bâtiment|étage|piso|planta|andar|sala|conj|conjunto|piano|scala|interno|lok|p\\.?\\s?o\\.?\\s?box|po box|pob|postfach|postbus|postboks|apartado|b\\.?p\\.?|cs|cedex|box|plot|door|shop|villa|ת\\.?ד\\.?|ص\\.?\\s?ب\\.?|برج|مبنى|مكتب|الطابق';

/** A street with a number somewhere. */
export const STREET = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${STREETS})(?![\p{L}\p{N}])|\p{L}{2,}(?:${STREET_STEMS})(?!\p{L})`,
  'iu',
);

/** A part of a building with a number or letter: 'Suite 400', '3rd floor'. */
export const PLACE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:${PLACES})\.?\s*[:#]?\s?(?:[\p{L}]?-?\d+|[A-Z](?![\p{L}]))|\d+(?:st|nd|rd|th|º|ª|°|\.|er|e|ème)?\s?(?:${PLACES})(?![\p{L}\p{N}]))`,
  'iu',
);

/** 'Dizengoff 50, Tel Aviv': a name with its number, and a town. */
export const STREET_AND_TOWN =
  /^[\p{Lu}\p{Lo}][\p{L}.'’ -]{2,40}\s\d{1,4}\s?[a-zA-Z]?(?:[-/]\d{1,4})?,\s*[\p{Lu}\p{Lo}]\p{L}+/u;

/** A house that has a name instead of a number, before what else an address has. */
export const HOUSE =
  /^(?:(?:The\s)?(?:\p{Lu}[\p{L}'’.-]*\s){1,3}(?:House|Cottages?|Lodge|Farm|Farmhouse|Hall|Manor|Mill|Barns?|Grange|Rectory|Vicarage|Croft|Priory|Stables|Works|Wharf|Villa|Court|Castle|Hof|Mühle)|(?:Villa|Casa|Château|Schloss|Gut|Hof|Landgoed|Huize|Dwór|Quinta|Finca|Cascina|Domaine|Moulin|Maison|Mas|Herdade|Hacienda)\s(?:d[aeiou]s?\s|del?l?a?\s|d['’])?\p{Lu}[\p{L}'’ -]{2,30}),\s*\p{Lu}/u;

/** Countries as addresses end with them, in small letters. */
export const COUNTRIES: ReadonlySet<string> = new Set(
  'عمان, سلطنة عمان, usa, u.s.a., us, united states, united states of america, uk, u.k., united kingdom, great britain, england, scotland, wales, northern ireland, ireland, éire, canada, australia, new zealand, germany, deutschland, austria, österreich, switzerland, schweiz, suisse, svizzera, france, belgium, belgië, belgique, netherlands, the netherlands, nederland, luxembourg, spain, españa, portugal, italy, italia, sweden, sverige, norway, norge, denmark, danmark, finland, suomi, iceland, poland, polska, czech republic, czechia, česká republika, česko, slovakia, slovensko, hungary, magyarország, romania, românia, bulgaria, greece, ελλάδα, croatia, hrvatska, slovenia, slovenija, serbia, ukraine, україна, russia, россия, turkey, türkiye, israel, ישראל, uae, u.a.e., united arab emirates, الإمارات, الإمارات العربية المتحدة, saudi arabia, ksa, المملكة العربية السعودية, السعودية, qatar, قطر, kuwait, الكويت, egypt, مصر, jordan, الأردن, lebanon, morocco, maroc, south africa, nigeria, kenya, ghana, india, pakistan, bangladesh, sri lanka, china, p.r. china, 中国, hong kong, 香港, taiwan, 台灣, japan, 日本, korea, south korea, republic of korea, 대한민국, singapore, malaysia, indonesia, thailand, vietnam, philippines, brazil, brasil, argentina, chile, colombia, méxico, mexico, peru, perú, uruguay, estonia, eesti, latvia, lithuania, cyprus, malta'.split(
    ', ',
  ),
);
