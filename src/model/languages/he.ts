import type { Translations } from './language-words';

export const words: Translations = {
  labels: {
    phone: 'טלפון',
    mobile: 'נייד',
    fax: 'פקס',
    email: 'דוא״ל',
    website: 'אתר',
    address: 'כתובת',
    secondAddress: 'כתובת 2',
  },
  shortLabels: {
    phone: 'טל׳',
    mobile: 'נייד',
    fax: 'פקס',
    email: 'דוא״ל',
    website: 'אתר',
    address: 'כתובת',
    secondAddress: 'כתובת 2',
  },
  letters: {
    phone: 'ט',
    mobile: 'נ',
    fax: 'פ',
    email: 'ד',
    website: 'א',
    address: 'כ',
    secondAddress: 'כ',
  },
  phrases: {
    connect: 'יצירת קשר',
    regards: 'בברכה חמה,',
    sincerely: 'בכבוד רב,',
    care: 'נכתב בקפידה',
    signal: 'האות נקלט',
    issue: 'גיליון 1',
    poweredBy: 'מופעל על ידי',
    curiosity: 'סקרנות',
    meeting: 'קביעת פגישה',
    appStore: 'להורדה ב-App Store',
    googlePlay: 'להורדה ב-Google Play',
    scan: 'סריקת פרטי הקשר',
    confidential: 'הודעה זו חסויה ומיועדת לנמען בלבד.',
  },
  disclaimers: {
    confidential:
      'הודעה זו חסויה ומיועדת לנמען בלבד. אם קיבלת אותה בטעות, נא להודיע לשולח ולמחוק אותה.',
    environment: 'נא לחשוב על הסביבה לפני הדפסת הודעה זו.',
    views: 'הדעות בהודעה זו הן של הכותב ואינן בהכרח דעת החברה.',
    contract: 'הודעה זו אינה הצעה ואינה יוצרת חוזה ללא אישור בכתב.',
    virus: 'אנו בודקים את הודעותינו מפני וירוסים. נא לבדוק קבצים מצורפים לפני פתיחתם.',
  },
};
