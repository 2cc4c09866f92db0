import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Telefoon',
    mobile: 'Mobiel',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Web',
    address: 'Adres',
    secondAddress: 'Adres 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Mob.',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Web',
    address: 'Adres',
    secondAddress: 'Adres 2',
  },
  letters: LATIN_LETTERS,
  symbols: {
    phone: 'Telefoonhoorn',
    mobile: 'Mobiele telefoon',
    envelope: 'Envelop',
    globe: 'Wereldbol',
    pin: 'Kaartspeld',
    fax: 'Printer',
    calendar: 'Kalender',
    clock: 'Klok',
    building: 'Gebouw',
    chat: 'Tekstballon',
    camera: 'Camera',
  },
  phrases: {
    connect: 'Contact',
    regards: 'Met hartelijke groet,',
    sincerely: 'Hoogachtend,',
    care: 'Met zorg geschreven',
    signal: 'SIGNAAL GEVONDEN',
    issue: 'Nummer 1',
    poweredBy: 'aangedreven door',
    curiosity: 'nieuwsgierigheid',
    meeting: 'Afspraak maken',
    appStore: 'Download in de App Store',
    googlePlay: 'Ontdek het op Google Play',
    scan: 'Scan de contactgegevens',
    confidential: 'Dit bericht is vertrouwelijk en uitsluitend bestemd voor de geadresseerde.',
  },
  disclaimers: {
    confidential:
      'Dit bericht is vertrouwelijk en alleen bedoeld voor de geadresseerde. Hebt u het per ongeluk ontvangen, meld dit dan aan de afzender en verwijder het.',
    environment: 'Denk aan het milieu voordat u deze e-mail afdrukt.',
    views:
      'De meningen in dit bericht zijn die van de schrijver en niet noodzakelijk die van het bedrijf.',
    contract:
      'Dit bericht is geen aanbod en vormt geen overeenkomst zolang dit niet schriftelijk is bevestigd.',
    virus:
      'Wij controleren onze berichten op virussen. Controleer bijlagen zelf voordat u ze opent.',
  },
};
