import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Telefon',
    mobile: 'Mobil',
    fax: 'Fax',
    email: 'E-Mail',
    website: 'Web',
    address: 'Adresse',
    secondAddress: 'Adresse 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Mobil',
    fax: 'Fax',
    email: 'E-Mail',
    website: 'Web',
    address: 'Adresse',
    secondAddress: 'Adresse 2',
  },
  letters: LATIN_LETTERS,
  symbols: {
    phone: 'Telefonhörer',
    mobile: 'Mobiltelefon',
    envelope: 'Briefumschlag',
    globe: 'Weltkugel',
    pin: 'Kartennadel',
    fax: 'Drucker',
    calendar: 'Kalender',
    clock: 'Uhr',
    building: 'Gebäude',
    chat: 'Sprechblase',
    camera: 'Kamera',
  },
  phrases: {
    connect: 'Verbinden',
    regards: 'Mit herzlichen Grüßen',
    sincerely: 'Hochachtungsvoll',
    care: 'Mit Sorgfalt geschrieben',
    signal: 'SIGNAL STEHT',
    issue: 'Ausgabe Nr. 1',
    poweredBy: 'angetrieben von',
    curiosity: 'Neugier',
    meeting: 'Termin buchen',
    appStore: 'Laden im App Store',
    googlePlay: 'Jetzt bei Google Play',
    scan: 'Kontaktdaten scannen',
    confidential: 'Diese Nachricht ist vertraulich und ausschließlich für den Adressaten bestimmt.',
  },
  disclaimers: {
    confidential:
      'Diese Nachricht ist vertraulich und nur für den Empfänger bestimmt. Wenn Sie sie irrtümlich erhalten haben, informieren Sie bitte den Absender und löschen Sie sie.',
    environment: 'Bitte denken Sie an die Umwelt, bevor Sie diese E-Mail drucken.',
    views:
      'Diese Nachricht gibt die Meinung des Verfassers wieder, nicht unbedingt die des Unternehmens.',
    contract:
      'Diese Nachricht ist kein Angebot und begründet keinen Vertrag, solange dies nicht schriftlich bestätigt ist.',
    virus:
      'Wir prüfen unsere Nachrichten auf Viren. Bitte prüfen Sie Anhänge selbst, bevor Sie sie öffnen.',
  },
};
