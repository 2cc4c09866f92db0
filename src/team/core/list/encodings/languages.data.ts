import type { ListEncoding } from './encoding';

/*
 * What people's names, titles and departments are written with, to find out what the bytes of a list mean. Letters are the ones
 * beyond ASCII, roughly in the order of how frequent they are in names: an order is enough, since guesses are shown as guesses.
 */

export interface LanguageRow {
  readonly encodings: readonly ListEncoding[];
  readonly letters: string;
  /** Words of headers, countries in web addresses and calling codes that point to it, in ASCII. */
  readonly hints: readonly string[];
  /** The whole scripts of which `letters` are the most frequent: their letters, and how many there are. */
  readonly scripts?: readonly { readonly letters: RegExp; readonly size: number }[];
}

const WESTERN = ['windows-1252', 'macintosh', 'ibm850', 'ibm437'] as const;
const CENTRAL = ['windows-1250', 'iso-8859-2'] as const;
const CYRILLIC = ['windows-1251', 'koi8-r', 'ibm866'] as const;

export const LANGUAGES: readonly LanguageRow[] = [
  {
    encodings: [...WESTERN, ...CENTRAL, 'windows-1254', 'windows-1257'],
    letters: 'üäöß',
    hints: ['.de', '.at', '.ch', '+49', '+43', 'vorname', 'nachname', 'abteilung'],
  },
  {
    encodings: WESTERN,
    letters: 'éèçêëïôîàâûüùœ',
    hints: ['.fr', '.be', '+33', 'prenom', 'fonction', 'nom'],
  },
  {
    encodings: WESTERN,
    letters: 'íóáéñúüª',
    hints: ['.es', '.mx', '.ar', '+34', 'nombre', 'apellidos', 'cargo'],
  },
  {
    encodings: WESTERN,
    letters: 'ãçáéíóêôúõâà',
    hints: ['.pt', '.br', '+351', '+55', 'nome', 'cargo'],
  },
  { encodings: WESTERN, letters: 'àèòùìé', hints: ['.it', '+39', 'cognome', 'telefono'] },
  {
    encodings: WESTERN,
    letters: 'øåæéö',
    hints: ['.dk', '.no', '+45', '+47', 'fornavn', 'efternavn', 'etternavn'],
  },
  {
    encodings: WESTERN,
    letters: 'öåäéü',
    hints: ['.se', '.fi', '+46', '+358', 'efternamn', 'sukunimi'],
  },
  { encodings: WESTERN, letters: 'óíáðéöúýþæ', hints: ['.is', '+354', 'nafn'] },
  { encodings: WESTERN, letters: 'ëéïöèüç', hints: ['.nl', '+31', 'voornaam', 'achternaam'] },
  {
    encodings: CENTRAL,
    letters: 'łąęóńśżćź',
    hints: ['.pl', '+48', 'nazwisko', 'stanowisko', 'imie'],
  },
  {
    encodings: CENTRAL,
    letters: 'íáéřčšěýžůúňťďó',
    hints: ['.cz', '+420', 'jmeno', 'prijmeni', 'pozice'],
  },
  {
    encodings: CENTRAL,
    letters: 'áíčéšýžúľťôňóďäĺŕ',
    hints: ['.sk', '+421', 'meno', 'priezvisko'],
  },
  { encodings: CENTRAL, letters: 'áéóöíőüúű', hints: ['.hu', '+36', 'vezeteknev', 'beosztas'] },
  {
    encodings: CENTRAL,
    letters: 'ćčšžđ',
    hints: ['.hr', '.si', '.rs', '.ba', '+385', '+386', '+381', 'prezime', 'priimek'],
  },
  {
    encodings: CENTRAL,
    letters: 'ăţșîâşț',
    hints: ['.ro', '.md', '+40', 'prenume', 'functie', 'nume'],
  },
  {
    encodings: ['windows-1257'],
    letters: 'ėšūžčįųąę',
    hints: ['.lt', '+370', 'vardas', 'pareigos'],
  },
  {
    encodings: ['windows-1257'],
    letters: 'āīņēšļģūžķč',
    hints: ['.lv', '+371', 'vards', 'uzvards', 'amats'],
  },
  {
    encodings: ['windows-1257'],
    letters: 'äõüöšž',
    hints: ['.ee', '+372', 'eesnimi', 'perekonnanimi'],
  },
  {
    encodings: ['windows-1254'],
    letters: 'ıüşöğçİâ',
    hints: ['.tr', '+90', 'soyad', 'unvan', 'telefon no'],
  },
  {
    encodings: ['windows-1258'],
    letters: 'ễịạầưđộươồảáảệấãốôớàỳêâíìếóúýứòờăểũợéõặủựổẩởẹậằù',
    hints: ['.vn', '+84', 'ten', 'chuc vu'],
  },
  {
    encodings: ['windows-1253'],
    letters: 'αοιςσρντεηλπυκμγδθόήάίέωχβφξζύψώϊ',
    hints: ['.gr', '.cy', '+30'],
  },
  {
    encodings: CYRILLIC,
    letters: 'аоеинвртлскмдйпяьгуыжечбзхюшщцфэъё',
    hints: ['.ru', '.by', '.kz', '+7'],
  },
  {
    encodings: ['windows-1251', 'koi8-r'],
    letters: 'оаниклерівтсмдпйуьячюхзгбжшєїцщґф',
    hints: ['.ua', '+380'],
  },
  {
    encodings: ['windows-1251'],
    letters: 'аоивнетрслкдмпягбчйуцхзжщшюфъь',
    hints: ['.bg', '.mk', '+359'],
  },
  {
    encodings: ['windows-1251'],
    letters: 'аоијнервићктсмдлупзљбгшчњжцћђфхџ',
    hints: ['.rs', '+381'],
  },
  {
    encodings: ['windows-1255'],
    letters: 'יהלרואמנתבשדןכקסחפםגעטצזךץףװ',
    hints: ['.il', '+972'],
  },
  {
    encodings: ['windows-1256'],
    letters: 'امليدنرحبسعوهتةفصكشخطقىزضأجغإذئثءآؤظپچگژ',
    hints: ['.sa', '.ae', '.eg', '.ir', '+966', '+971', '+20'],
  },
  {
    encodings: ['windows-874'],
    letters: 'รนากยงสวัิมอ์ชีุ่ดพตล้บเทปณ็คศำจใูธแไขหโญษถฐผภึืซฤฝฟ',
    hints: ['.th', '+66'],
  },
  {
    encodings: ['shift_jis', 'euc-jp'],
    letters:
      '田山中村本川木子藤井小佐野林太高松郎石橋原美一島斎清吉渡伊加鈴和谷長部上久大西岡森三前池坂宮岩内近福竹青浜金平今後市辺健介恵明裕由香真智直樹之正一二人課営業員総務経理社主任係技術開発企画室店支係株式会東京都区名氏部署役職電話番号住所所属メールアドレス会社ンスルトラリー',
    hints: ['.jp', '+81'],
    scripts: [
      { letters: /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u, size: 160 },
      { letters: /\p{Script=Han}/u, size: 6400 },
    ],
  },
  {
    // Katakana of half the width, which banks and payrolls write.
    encodings: ['shift_jis'],
    letters: 'ﾞﾝｼｲｶﾀｷｳﾄｺﾏｻﾅﾐﾔﾘﾕﾁｱﾉﾏﾓﾋﾛｽｴﾊｹｵﾂﾗﾙﾆﾖﾌﾜｾﾑﾎﾟﾍｿﾈﾚﾇﾒﾃｸｰｯｬｭｮ',
    hints: ['.jp', '+81'],
  },
  {
    encodings: ['gb18030'],
    letters:
      '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕明华国文伟芳娜秀英敏静丽强磊军洋勇艳杰娟涛超建平志小红霞玲经理总部门主管工程师销售市场财务人事行政技术研发电话姓名邮箱职位手机公司地址中北京上海广州深圳市区路号助理董事长',
    hints: ['.cn', '+86'],
    scripts: [{ letters: /\p{Script=Han}/u, size: 6800 }],
  },
  {
    encodings: ['big5'],
    letters:
      '陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周葉蘇莊呂江何蕭羅高簡朱鍾施游詹沈彭胡余志明家豪俊傑怡君雅婷美玲淑芬惠建宏文雄宗翰冠宇經理總部門主管工程師銷售業務財務人事行政技術研發電話姓名郵箱職稱手機公司地址台北市區路號助理董事長國華',
    hints: ['.tw', '.hk', '+886', '+852'],
    scripts: [{ letters: /\p{Script=Han}/u, size: 5400 }],
  },
  {
    encodings: ['euc-kr'],
    letters:
      '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구민지현수영준진은경희미정선호재연동상혜아원태기석철훈일인부장과대리사팀이름메일전화주소직책회영업관리개발총무서울시구로',
    hints: ['.kr', '+82'],
    scripts: [{ letters: /\p{Script=Hangul}/u, size: 2350 }],
  },
];
