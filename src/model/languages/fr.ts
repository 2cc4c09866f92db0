import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Téléphone',
    mobile: 'Mobile',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Site web',
    address: 'Adresse',
    secondAddress: 'Adresse 2',
  },
  shortLabels: {
    phone: 'Tél.',
    mobile: 'Mob.',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Web',
    address: 'Adresse',
    secondAddress: 'Adresse 2',
  },
  letters: LATIN_LETTERS,
  symbols: {
    phone: 'Combiné',
    mobile: 'Téléphone portable',
    envelope: 'Enveloppe',
    globe: 'Globe',
    pin: 'Repère de carte',
    fax: 'Imprimante',
    calendar: 'Calendrier',
    clock: 'Horloge',
    building: 'Bâtiment',
    chat: 'Bulle',
    camera: 'Appareil photo',
  },
  phrases: {
    connect: 'Contact',
    regards: 'Bien cordialement,',
    sincerely: 'Sincères salutations,',
    care: 'Écrit avec soin',
    signal: 'SIGNAL ÉTABLI',
    issue: 'Numéro 1',
    poweredBy: 'propulsé par',
    curiosity: 'la curiosité',
    meeting: 'Prendre rendez-vous',
    appStore: 'Télécharger dans l’App Store',
    googlePlay: 'Disponible sur Google Play',
    scan: 'Scanner les coordonnées',
    confidential:
      'Cette communication est confidentielle et destinée exclusivement à son destinataire.',
  },
  disclaimers: {
    confidential:
      'Ce message est confidentiel et réservé à son destinataire. Si vous l’avez reçu par erreur, merci d’en avertir l’expéditeur et de le supprimer.',
    environment: 'Pensez à l’environnement avant d’imprimer cet e-mail.',
    views:
      'Les opinions exprimées dans ce message sont celles de son auteur et pas nécessairement celles de l’entreprise.',
    contract: 'Ce message n’est pas une offre et ne vaut pas contrat sans confirmation écrite.',
    virus:
      'Nous vérifions l’absence de virus dans nos messages. Merci de vérifier les pièces jointes avant de les ouvrir.',
  },
};
