import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Telefon',
    mobile: 'Komórka',
    fax: 'Faks',
    email: 'E-mail',
    website: 'WWW',
    address: 'Adres',
    secondAddress: 'Adres 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Kom.',
    fax: 'Faks',
    email: 'E-mail',
    website: 'WWW',
    address: 'Adres',
    secondAddress: 'Adres 2',
  },
  letters: { ...LATIN_LETTERS, mobile: 'K' },
  symbols: {
    phone: 'Słuchawka',
    mobile: 'Telefon komórkowy',
    envelope: 'Koperta',
    globe: 'Globus',
    pin: 'Pinezka',
    fax: 'Drukarka',
    calendar: 'Kalendarz',
    clock: 'Zegar',
    building: 'Budynek',
    chat: 'Dymek',
    camera: 'Aparat',
  },
  phrases: {
    connect: 'Kontakt',
    regards: 'Serdecznie pozdrawiam,',
    sincerely: 'Z poważaniem',
    care: 'Napisane z troską',
    signal: 'SYGNAŁ ZŁAPANY',
    issue: 'Numer 1',
    poweredBy: 'napędza nas',
    curiosity: 'ciekawość',
    meeting: 'Umów spotkanie',
    appStore: 'Pobierz w App Store',
    googlePlay: 'Pobierz z Google Play',
    scan: 'Zeskanuj dane kontaktowe',
    confidential: 'Ta wiadomość jest poufna i przeznaczona wyłącznie dla adresata.',
  },
  disclaimers: {
    confidential:
      'Ta wiadomość jest poufna i przeznaczona tylko dla adresata. Jeśli trafiła do Państwa przez pomyłkę, prosimy powiadomić nadawcę i ją usunąć.',
    environment: 'Zanim wydrukujesz tę wiadomość, pomyśl o środowisku.',
    views:
      'Poglądy wyrażone w tej wiadomości są poglądami autora i nie muszą być zgodne ze stanowiskiem firmy.',
    contract: 'Ta wiadomość nie jest ofertą i nie tworzy umowy bez pisemnego potwierdzenia.',
    virus:
      'Sprawdzamy nasze wiadomości pod kątem wirusów. Prosimy sprawdzić załączniki przed otwarciem.',
  },
};
