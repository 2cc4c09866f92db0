import type { PersonFieldId } from '../../../../model/person/text-fields';

/*
 * What signatures call the things in them, in small letters and without signs. Words of the product's own languages are among
 * them, as a test checks. A text of the person goes by its label besides.
 */

/** What is labelled: a text of the person, by its id, or what is only looked for. */
export type LabelKind = PersonFieldId | 'direct' | 'office' | 'other';

export const LABELS: Readonly<Partial<Record<LabelKind, string>>> = {
  /** A number of one's own. */
  direct:
    'd, dd, dl, ddi, dir, direct, direct line, direct dial, direct phone, direkt, durchwahl, dw, ligne directe, directo, diretto, directe, doorkiesnummer, direktnummer, bezpośredni, 直通, 直通電話, ישיר, 직통',
  phone:
    't, p, ph, tel, tél, téléphone, telephone, phone, phone number, phone no, tel no, telno, call, call me, call us, telefon, telefonnummer, fon, fone, teléfono, telefono, telefone, telefoon, telefoonnummer, tlf, telf, tf, tfn, tln, puh, puhelin, telefón, τηλ, τηλέφωνο, тел, телефон, numer telefonu, rufnummer, landline, festnetz, fixe, fixo, fijo, vast, telmob, telefon nr, vox, voice, 電話, 電話番号, 电话, 電, 电, 座机, 固话, 전화, 전화번호, 일반전화, טלפון, טל, ט, הטלפון, هاتف, الهاتف, تلفون, تليفون, ه, ت, 📞, ☎, ✆, 🕿, 🕾, ☏, 📲',
  /** A number of the company. */
  office:
    'o, b, hq, office, office phone, office tel, office line, main, main line, main office, switchboard, reception, sentralbord, hovednummer, vaihde, ústředna, head office, headquarters, business, company, work, work phone, w, toll free, tollfree, tf free, freephone, büro, zentrale, bureau, standard, oficina, centralita, ufficio, centralino, escritório, kantoor, centrale, växel, vaxel, biuro, kancelář, iroda, 代表, 代表電話, 会社, 公司电话, 总机, 회사, 대표전화, 사무실, משרד, مكتب, المكتب',
  mobile:
    'm, c, k, mob, mobile, mobile phone, mobile number, mobile no, cell, cellphone, cell phone, cellular, mobil, mobilnummer, mobiltelefon, handy, handynr, natel, gsm, portable, port, móvil, movil, celular, cel, cellulare, telemóvel, telemovel, tlm, tm, mobiel, mobieltje, 06 nummer, mobilnr, kännykkä, matkapuhelin, gsm puh, komórka, komorka, tel kom, kom, telefon komórkowy, mobitel, моб, мобильный, κιν, κινητό, cep, cep tel, gsm no, 携帯, 携帯電話, 携, 手机, 手機, 手, 行动电话, 行動電話, 移动电话, 휴대폰, 휴대전화, 핸드폰, 모바일, נייד, נ, סלולרי, جوال, الجوال, ج, موبايل, محمول, متحرك, نقال, 📱',
  fax: 'f, fx, fax, faks, telefax, telefaks, facsimile, fax no, fax number, télécopie, telecopie, télécopieur, факс, φαξ, ファックス, ファクス, 传真, 傳真, 传, 팩스, פקס, פ, فاكس, الفاكس, ف, 📠, 🖷',
  email:
    'e, em, email, mail, e mail, email address, emailadresse, mailadresse, courriel, mél, mel, correo, correo electrónico, correo electronico, posta, posta elettronica, epost, epostadresse, sähköposti, poczta, почта, эл почта, eposta, メール, メールアドレス, eメール, 邮箱, 邮件, 电邮, 電郵, 電子郵件, 邮, 이메일, 메일, 전자우편, דואל, דואר אלקטרוני, מייל, אימייל, ד, بريد, البريد, البريد الإلكتروني, البريد الالكتروني, ايميل, إيميل, ب, ✉, 📧, 📨, 📩, 🖂, 🖃, @',
  website:
    'w, web, www, website, web site, webseite, webpage, site, url, homepage, home page, internet, online, site web, site internet, sitio web, página web, pagina web, web page, sito, sito web, sítio, página, webbplats, hemsida, hjemmeside, nettside, kotisivu, strona, strona www, strona internetowa, webové stránky, weboldal, сайт, ιστοσελίδα, ウェブ, ウェブサイト, サイト, ホームページ, 网站, 网址, 網站, 網址, 官网, 网, 홈페이지, 웹사이트, 웹, אתר, אתר אינטרנט, א, موقع, الموقع, الموقع الإلكتروني, و, 🌐, 🌍, 🌎, 🌏, 🔗, 🖥, 💻',
  address:
    'a, d, i, add, addr, adr, address, our address, postal address, mailing address, street address, office address, visit us, location, adresse, anschrift, postanschrift, büroadresse, besucheradresse, dirección, direccion, domicilio, indirizzo, sede, sede legale, sede operativa, morada, endereço, endereco, adres, bezoekadres, postadres, adress, besöksadress, postadress, besøksadresse, osoite, käyntiosoite, adresa, sídlo, cím, адрес, διεύθυνση, 住所, 所在地, 本社, 住, 地址, 址, 주소, כתובת, כ, عنوان, العنوان, ع, 📍, 🏠, 🏢, 🏬, 🗺, 📌, ⌂',
  secondAddress:
    'address 2, second address, adresse 2, zweite adresse, dirección 2, indirizzo 2, morada 2, adres 2, 住所 2, 地址 2, כתובת 2, العنوان 2, عنوان 2',
  fullName:
    'name, full name, nom, nombre, nome, naam, namn, 氏名, 名前, 姓名, 이름, 성명, שם, الاسم',
  jobTitle:
    'title, job title, position, role, function, funktion, fonction, cargo, puesto, ruolo, functie, stanowisko, 役職, 职位, 職位, 职务, 직책, 직위, תפקיד, المنصب, المسمى الوظيفي',
  companyName:
    'company, company name, organization, organisation, firma, unternehmen, société, entreprise, empresa, azienda, bedrijf, företag, 会社名, 公司, 公司名称, 회사명, חברה, الشركة',
  department:
    'department, dept, division, abteilung, service, département, departamento, dipartimento, reparto, afdeling, avdelning, dział, oddělení, 部署, 所属, 部门, 部門, 부서, מחלקה, القسم, الإدارة',
  pronouns: 'pronouns, my pronouns, preferred pronouns, pronomen, pronoms, pronombres, pronomi',
  /** Numbers and names that no field holds. */
  other:
    'skype, wechat, weixin, 微信, line, line id, line公式, zoom, teams, qq, kakao, kakaotalk, icq, discord, vat, vat no, vat id, vat number, vat reg no, tva, n tva, tva intracommunautaire, iva, piva, partita iva, cf, codice fiscale, cui, cif, nif, nipc, nip, krs, regon, dič, dic, ič, ičo, ico, adószám, rfc, cuit, cuil, rut, nit, ruc, cnpj, cpf, crm, oab, creci, siret, siren, rcs, ape, naf, capital social, rea, ust, ustid, ust id, ustidnr, ust idnr, ust id nr, steuernummer, steuernr, hrb, hra, registergericht, amtsgericht, handelsregister, geschäftsführer, geschäftsführerin, geschäftsführung, vorstand, aufsichtsrat, sitz, sitz der gesellschaft, firmensitz, fn, uid, uid nr, kvk, kvk nr, kvk nummer, btw, btw nr, btw nummer, org nr, orgnr, organisationsnummer, cvr, cvr nr, y tunnus, ytunnus, iban, bic, swift, sort code, account no, bank, abn, acn, afsl, arbn, gst, gstin, pan, cin, uen, ein, duns, npi, nmls, nmls id, dre, lic, license, licence, license no, ca dre, cal dre, calbre, bar no, reg no, reg, registration no, company no, company number, company reg no, registered no, registered office, registered in england, registered in england and wales, registered in england no, registered in scotland no, crn, trn, trade license, mst, 登録番号, 法人番号, 郵便番号, 邮编, 郵編, 사업자등록번호, 사업자번호, חפ, עמ, עוסק מורשה, رقم السجل, الرقم الضريبي, hours, office hours, working hours, öffnungszeiten, ext, extension, id, meeting id, passcode, pin, order, invoice, ref, our ref, your ref, case, ticket, aktenzeichen, unser zeichen, kundennummer, emergency',
};
