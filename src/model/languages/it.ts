import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Telefono',
    mobile: 'Cellulare',
    fax: 'Fax',
    email: 'Email',
    website: 'Sito web',
    address: 'Indirizzo',
    secondAddress: 'Indirizzo 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Cell.',
    fax: 'Fax',
    email: 'Email',
    website: 'Web',
    address: 'Indirizzo',
    secondAddress: 'Indirizzo 2',
  },
  letters: { ...LATIN_LETTERS, mobile: 'C', address: 'I', secondAddress: 'I' },
  symbols: {
    phone: 'Cornetta',
    mobile: 'Cellulare',
    envelope: 'Busta',
    globe: 'Globo',
    pin: 'Segnaposto',
    fax: 'Stampante',
    calendar: 'Calendario',
    clock: 'Orologio',
    building: 'Edificio',
    chat: 'Fumetto',
    camera: 'Fotocamera',
  },
  phrases: {
    connect: 'Contatti',
    regards: 'Un cordiale saluto,',
    sincerely: 'Distinti saluti,',
    care: 'Scritto con cura',
    signal: 'SEGNALE AGGANCIATO',
    issue: 'Numero 1',
    poweredBy: 'alimentato da',
    curiosity: 'la curiosità',
    meeting: 'Prenota un incontro',
    appStore: 'Scarica su App Store',
    googlePlay: 'Disponibile su Google Play',
    scan: 'Scansiona i contatti',
    confidential: 'Questa comunicazione è riservata ed è destinata esclusivamente al destinatario.',
  },
  disclaimers: {
    confidential:
      'Questo messaggio è riservato ed è rivolto solo al destinatario. Se lo ha ricevuto per errore, avvisi il mittente e lo elimini.',
    environment: 'Pensi all’ambiente prima di stampare questa email.',
    views:
      'Le opinioni espresse in questo messaggio sono dell’autore e non necessariamente dell’azienda.',
    contract:
      'Questo messaggio non è un’offerta e non costituisce un contratto se non confermato per iscritto.',
    virus:
      'Controlliamo che i nostri messaggi non contengano virus. Controlli gli allegati prima di aprirli.',
  },
};
