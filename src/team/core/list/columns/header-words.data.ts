import type { ListFieldId } from '../list-fields';

/*
 * Words and abbreviations of which the names of columns consist, in the languages of signatures, Ukrainian and Russian. Capitals,
 * accents and dots do not matter. Names that are known as a whole stand in `columns.data.ts`.
 */

export const FIELD_WORDS: Readonly<Partial<Record<ListFieldId, string>>> = {
  phone:
    'phone phones phonenumber phonenumbers telephone telephones tel tels tele telno phoneno ph landline dial ddi did deskphone switchboard telephon telefon telefonnummer telefonnr fon rufnummer rufnr festnetz festnetznummer durchwahl direktwahl telefonzentrale téléphone tél fixe standard teléfono teléfonos télefono fijo centralita telefono telefoni fisso centralino telefone telefones fixo telefonia telefoon telefoonnummer tlf stacjonarny телефон телефону телефона телефони тел стаціонарний городской стационарный 電話 電話番号 直通 固定電話 电话 电话号码 座机 固话 電話號碼 هاتف الهاتف تليفون التليفون תلفون טלפון',
  mobile:
    'mobile mobiles mobil mob mobilephone cell cellphone cellular gsm smartphone handy handynummer handynr mobilfunk mobiltelefon mobilnummer natel cel portable móvil movil celular celulares cellulare cell telemóvel mobiel mobieltje mobieletelefoon komórka komórkowy komórkowego kom мобільний мобільного мобільна моб мобильный мобильного мобильная сотовый сотового 携帯 携帯電話 携帯番号 スマホ 手机 手机号 手机号码 移动电话 行動電話 手機 جوال الجوال محمول المحمول موبايل الموبايل النقال נייד הנייד סלולרי סלולארי',
  fax: 'fax faxnumber facsimile telefax telefaks faxnummer faxnr télécopie télécopieur télécopieuse faks faksu факс факсу факса ファックス ファクス 传真 傳真 فاكس الفاكس פקס',
  email:
    'email emails mail mails emailaddress mailaddress emailadresse mailadresse smtp courriel mél messagerie correo correoelectrónico posta postaelettronica poczta correioeletrónico пошта почта електроннапошта электроннаяпочта эпочта имейл емейл メール メールアドレス 邮箱 邮件 电子邮件 電子郵件 電郵 بريد البريد بريدإلكتروني البريدالإلكتروني الإيميل إيميل דואל מייל אימייל דואראלקטרוני',
  jobTitle:
    'title titles jobtitle job position role function designation occupation titel stelle stellenbezeichnung stellenbez position funktion funktionsbezeichnung berufsbezeichnung beruf rolle fonction fonctions poste intitulé métier emploi puesto cargo función ocupación posizione qualifica mansione ruolo funzione incarico função ocupação functie functietitel functienaam beroep stanowisko funkcja посада посади должность должности 役職 役職名 職位 職名 肩書き 职务 职位 岗位 职称 職稱 職務 وظيفة الوظيفة المسمىالوظيفي مسمى المنصب منصب תפקיד משרה',
  department:
    'department departement dept dpt dep division team unit section abteilung abt abtlg abteilg abteilungs bereich fachbereich ressort referat service département pôle departamento depto dpto área sección reparto dipartimento settore setor seção afdeling afd dział działu wydział отдел отдела підрозділ відділ відділу подразделение департамент 部署 部署名 部門 所属 课 部门 科室 القسم قسم إدارة الإدارة دائرة מחלקה אגף',
  companyName:
    'company companyname organization organisation employer firm corporation enterprise firma firmenname unternehmen unternehmensname gesellschaft arbeitgeber société entreprise raisonsociale employeur empresa compañía sociedad organización azienda società ditta ragionesociale companhia organização bedrijf bedrijfsnaam organisatie werkgever spółka przedsiębiorstwo firmy компанія компанії організація компания компании организация 会社 会社名 企業 公司 公司名称 单位名称 الشركة شركة المؤسسة مؤسسة חברה החברה ארגון',
  office:
    'office location site branch building room büro standort niederlassung filiale bureau emplacement oficina sede sucursal ufficio filiale escritório filial kantoor vestiging locatie biuro lokalizacja oddział офіс офісу офис офиса 事業所 オフィス 拠点 办公室 办公地点 المكتب مكتب الفرع فرع משרד סניף',
  street:
    'street streetaddress strasse str straße strassennr hausanschrift rue voie calle via rua logradouro straat straatnaam ulica ul вулиця вул улица ул 番地 町名 街道 شارع الشارع רחוב',
  postalCode:
    'zip zipcode postalcode postcode postal plz postleitzahl codepostal cp npa códigopostal cap cep kodpocztowy індекс поштовийіндекс индекс почтовыйиндекс 郵便番号 邮编 邮政编码 郵遞區號 الرمزالبريدي رمزبريدي מיקוד',
  city: 'city town locality ort stadt ortschaft ville localité commune ciudad localidad población municipio città comune località cidade localidade município stad plaats gemeente miasto miejscowość місто город 市区町村 市町村 都市 城市 مدينة المدينة עיר יישוב',
  state:
    'state province county region bundesland kanton région provincia estado comunidad regione estado distrito provincie województwo область регіон край регион 都道府県 省份 ولاية الولاية محافظة المحافظة מחוז',
  country:
    'country nation land staat pays país nación paese nazione kraj країна країни страна страны 国名 国家 دولة الدولة البلد بلد מדינה ארץ',
  address:
    'address addresses addr adresse adressen anschrift adresses dirección direcciones dir indirizzo indirizzi endereço endereços morada adres adresy адреса адрес 住所 所在地 地址 عنوان العنوان כתובת',
  website:
    'website web webpage homepage url webseite internetseite siteweb siteinternet sitioweb páginaweb sitoweb stronawww stronainternetowa веб вебсайт сайт ウェブサイト ホームページ 网站 网址 網站 موقع الموقعالإلكتروني אתר אתראינטרנט',
  givenName:
    'firstname forename givenname vorname vornamen prénom prénoms nombredepila voornaam imię imiona الاسمالأول שםפרטי',
  surname:
    'lastname surname familyname nachname familienname nomdefamille apellido apellidos cognome sobrenome apelido achternaam nazwisko прізвище фамилия اسمالعائلة الاسمالأخير שםמשפחה',
  fullName:
    'fullname displayname anzeigename nomcomplet nombrecompleto nomecompleto volledigenaam імяіпрізвище الاسمالكامل שםמלא',
  pronouns: 'pronouns pronoun pronomen pronoms pronombres pronomi pronomes zaimki',
};

export const MODIFIER_WORDS = {
  /** What belongs to the work of somebody. */
  work: 'work business office company corporate corp desk workplace professional direct main organization job dienst dienstl dienstlich dienstliche dienstlicher geschäft geschäftl geschäftlich geschäftliche gesch geschäfts arbeit arbeits beruf beruflich berufliche büro firma firmen zentrale bureau travail professionnel professionnelle pro trav entreprise trabajo laboral oficina empresa profesional corporativo corporativa trab lavoro ufficio uff aziendale az professionale trabalho comercial profissional escritório empresarial werk zakelijk zakelijke kantoor bedrijfs praca pracy służbowy służbowe służbowa służb sł biuro biurowy firmowy firmowa роботи роб робота робочий робоча робоче службовий служб рабочий рабочая рабочее раб служебный служебная служ працює офісу 勤務先 会社 社用 業務用 法人 仕事 工作 办公 商务 单位 公司 公務 公务 العمل للعمل عمل المكتب מעבודה עבודה בעבודה משרד עסקי',
  /** What adds nothing to the word beside it. */
  neutral:
    'number numbers num nr no nb of the and for user users contact employee employees staff member person profile current kontakt contacto contatto contato 連絡先 official primary default preferred full complete my hr ad emp worker people internal line attributes fields attr data info n u hausnr hausnummer nr occupée nummer nummern des der die das und von vom zum zur im mitarbeiter benutzer angestellter name namens bezeichnung bez numéro num du de la le les et au en poste employé utilisateur número del el los y en empleado usuario numero di dello della delle dell e il lo dipendente utente do da dos das o a ao funcionário colaborador van het een nummer medewerker gebruiker numer w na pracownik pracownika użytkownik номер роботи співробітник сотрудник сотрудника 番号 の 氏 社員 号码 号 的 员工 رقم رقمال الموظف موظف מספר של עובד ה',
  /** The language in which a column is written. */
  language:
    'en eng english englisch de deu ger german deutsch fr fra french français es spa spanish español it ita italian italiano pt por portuguese nl dutch nederlands pl polish polski latin intl international uk us',
} as const;

export const BARRED_WORDS = {
  /** What somebody has outside work. */
  private:
    'home private privat private privater priv personal persönlich persönliche emergency notfall notfallkontakt ice recovery wiederherstellung domicile personnel personnelle perso privé privée urgence particular personales casa emergencia privado privada domicilio abitazione privato personale emergenza residencial residência pessoal emergência particular privé thuis privénummer persoonlijk noodgeval domowy dom prywatny prywatna prywatne osobisty особистий особиста домашній домашня личный личная домашний домашняя дом 自宅 個人 私用 緊急 家庭 住宅 私人 个人 紧急 应急 المنزل منزل شخصي الشخصي خاص طوارئ הבית בית פרטי אישי חירום spouse partner birth birthday born geburts geburtstag geburtsdatum naissance nacimiento nascita nascimento urodzenia',
  /** Somebody else's, former ones, and what is about a detail instead of being it. */
  other:
    'alternate alternative alternativ alternatif alternativa other andere anderer weitere weiterer zusätzlich autre otro otra altro altra outro outra overig inny інший другой その他 其他 secondary second zweite secondaire secundario secondario secundária manager managers supervisor boss approver leiter vorgesetzter vorgesetzte chef führungskraft responsable superviseur jefe supervisor gerente capo gestor chefe leidinggevende kierownik przełożony керівник руководитель 上司 マネージャー 经理 主管 上级 assistant assistants secretary assistent assistenz sekretariat secrétaire asistente secretaria segretaria assistente sekretarka секретар секретарь 秘書 秘书 助理 previous former old alt frühere früherer bisherige vorherige ancien ancienne anterior antiguo precedente vecchio antigo vorige poprzedni попередній прежний предыдущий 旧 以前 password passwort kennwort mot mdp contraseña senha wachtwoord hasło пароль パスワード 密码 license licenses licence lizenz lizenzen licencia licenza licença licentie licencja ліцензія лицензия ライセンス 许可证 id ids guid uuid key code codes date datum fecha data time timestamp expiry expires expiration count usage used size quota verified verification enabled status sync synced dirsync last created modified changed changes cost center centre kostenstelle ext extension extn nebenstelle anexo interno wewnętrzny format pager assistentin middle zweiter initial initials nickname alias aliases phonetic フリガナ ふりがな カナ ローマ字 maiden birth file hash salt pin otp mfa 2sv auth authentication forwarding forward reply notes note comment comments sort guest vendor customer client kunde owner creator author group groups plan policy relation relations referral reports report car callback radio telex isdn tty',
  /** Which kind of value another column holds. */
  kind: 'type types label labels kind category typ art kategorie tipo etiqueta etichetta étiquette libellé soort rodzaj etykieta тип вид метка ラベル 種類 种类 类型 标签 نوع סוג תווית',
} as const;
