/** The countries and territories of ISO 3166-1, by their two letters, and Kosovo. */
export const COUNTRY_CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW'.split(
    ' ',
  );

/** Names that the Unicode locale data of the twelve languages lack, folded as `foldedName` does. */
export const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae emirates',
  BA: 'bosnia',
  BO: 'bolivia',
  BY: 'belorussia',
  CD: 'drcongo democraticrepublicofthecongo',
  CI: 'ivorycoast',
  CN: 'prc prchina peoplesrepublicofchina mainlandchina 中华人民共和国 中國',
  CZ: 'czechrepublic tschechischerepublik czechia',
  DE: 'germany brd bundesrepublikdeutschland federalrepublicofgermany',
  FR: 'frenchrepublic francemetropolitaine',
  GB: 'uk greatbritain britain england scotland wales northernireland grossbritannien grandebretagne granbretagna granbretana grabretanha grootbrittannie wielkabrytania angleterre inghilterra inglaterra engeland anglia schottland',
  GR: 'hellas',
  HK: 'hongkong hongkongsar 香港',
  IE: 'eire republicofireland',
  IL: 'stateofisrael',
  IR: 'islamicrepublicofiran',
  KR: 'korea republicofkorea korearepublicof koreasouth rok 한국 韓国 韩国',
  LA: 'laopdr',
  MD: 'republicofmoldova',
  MK: 'macedonia',
  MM: 'burma myanmar',
  MO: 'macau macao macaosar 澳門 澳门',
  NL: 'holland thenetherlands holanda hollande olanda',
  PH: 'thephilippines',
  PS: 'palestine stateofpalestine',
  PT: 'portuguese republicaportuguesa',
  RU: 'russianfederation russischefoderation российскаяфедерация рф',
  SA: 'ksa kingdomofsaudiarabia',
  SK: 'slovakrepublic',
  SY: 'syrianarabrepublic',
  SZ: 'swaziland',
  TR: 'turkey turkiye',
  TW: 'taiwan republicofchina roc 中華民國 臺灣 台灣 台湾',
  TZ: 'unitedrepublicoftanzania',
  US: 'usa unitedstatesofamerica theunitedstates america etatsunisdamerique estadosunidosdeamerica vereinigtestaatenvonamerika',
  VA: 'vatican holysee',
  VE: 'bolivarianrepublicofvenezuela',
  VN: 'socialistrepublicofvietnam',
};

/** Names of countries that other places are called, too: those count on a line of their own. */
export const NAMES_ELSEWHERE: ReadonlySet<string> = new Set(['georgia', 'jersey']);
/** The Spanish name of Grenada is first of all that of a Spanish town. */
export const NO_COUNTRY = 'granada';

/**
 * How countries write town and code, by the addressing guides of the Universal Postal Union: the code behind the town, and
 * mail that needs no state. All others write the code first, and a state where there is one.
 */
export const CODE_LAST: ReadonlySet<string> = new Set(
  'AU BD BM CA GB GG GU HK ID IE IM IN JE JP KR NZ PK PR SA SG TH TW US VI VN ZA'.split(' '),
);
export const NO_STATES: ReadonlySet<string> = new Set(
  'AT BE CH CZ DE DK EE FI FR HU LI LT LU LV MC NL NO PL PT SE SI SK'.split(' '),
);

/** The letters before a code that state its country, where these are not its ISO code. */
export const CODE_PREFIXES: Readonly<Record<string, string>> = {
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  FIN: 'FI',
  FL: 'LI',
  H: 'HU',
  I: 'IT',
  L: 'LU',
  N: 'NO',
  P: 'PT',
  S: 'SE',
};

/** The number of digits of a code behind such letters, by country. */
export const PREFIXED_DIGITS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'IS',
    'AT BE BG CH DK HU LI LU LV MD NL NO PT SI',
    'CZ DE EE ES FI FR GR HR IT LT SE SK',
    'RO',
  ].flatMap((codes, index) => codes.split(' ').map((code) => [code, index + 3] as const)),
);

/** What stands between town and code. */
export const STATES: Readonly<Record<string, ReadonlySet<string>>> = {
  US: new Set(
    'AL,AK,AZ,AR,CA,CO,CT,DE,DC,FL,GA,HI,ID,IL,IN,IA,KS,KY,LA,ME,MD,MA,MI,MN,MS,MO,MT,NE,NV,NH,NJ,NM,NY,NC,ND,OH,OK,OR,PA,RI,SC,SD,TN,TX,UT,VT,VA,WA,WV,WI,WY,PR,GU,VI,AA,AE,AP,Alabama,Alaska,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,Florida,Georgia,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Ohio,Oklahoma,Oregon,Pennsylvania,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,Virginia,Washington,West Virginia,Wisconsin,Wyoming'.split(
      ',',
    ),
  ),
  CA: new Set(
    'AB,BC,MB,NB,NL,NS,NT,NU,ON,PE,QC,SK,YT,Alberta,British Columbia,Manitoba,New Brunswick,Nova Scotia,Ontario,Québec,Quebec,Saskatchewan,Yukon'.split(
      ',',
    ),
  ),
  IN: new Set(
    'Andhra Pradesh,Assam,Bihar,Chhattisgarh,Delhi,Goa,Gujarat,Haryana,Himachal Pradesh,Jharkhand,Karnataka,Kerala,Madhya Pradesh,Maharashtra,Odisha,Punjab,Rajasthan,Tamil Nadu,Telangana,Uttar Pradesh,Uttarakhand,West Bengal'.split(
      ',',
    ),
  ),
  AU: new Set('ACT,NSW,NT,QLD,SA,TAS,VIC,WA'.split(',')),
};
