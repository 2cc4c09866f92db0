import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Teléfono',
    mobile: 'Móvil',
    fax: 'Fax',
    email: 'Correo',
    website: 'Web',
    address: 'Dirección',
    secondAddress: 'Dirección 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Móvil',
    fax: 'Fax',
    email: 'Correo',
    website: 'Web',
    address: 'Dirección',
    secondAddress: 'Dirección 2',
  },
  letters: { ...LATIN_LETTERS, address: 'D', secondAddress: 'D' },
  symbols: {
    phone: 'Auricular',
    mobile: 'Teléfono móvil',
    envelope: 'Sobre',
    globe: 'Globo',
    pin: 'Marcador de mapa',
    fax: 'Impresora',
    calendar: 'Calendario',
    clock: 'Reloj',
    building: 'Edificio',
    chat: 'Bocadillo',
    camera: 'Cámara',
  },
  phrases: {
    connect: 'Conectar',
    regards: 'Un cordial saludo,',
    sincerely: 'Atentamente,',
    care: 'Escrito con esmero',
    signal: 'SEÑAL FIJADA',
    issue: 'Número 1',
    poweredBy: 'impulsado por',
    curiosity: 'la curiosidad',
    meeting: 'Reservar una reunión',
    appStore: 'Descargar en App Store',
    googlePlay: 'Disponible en Google Play',
    scan: 'Escanear los datos de contacto',
    confidential:
      'Esta comunicación es confidencial y está destinada exclusivamente a su destinatario.',
  },
  disclaimers: {
    confidential:
      'Este mensaje es confidencial y está dirigido solo a su destinatario. Si lo ha recibido por error, avise al remitente y elimínelo.',
    environment: 'Piense en el medio ambiente antes de imprimir este correo.',
    views: 'Las opiniones de este mensaje son de su autor y no necesariamente de la empresa.',
    contract: 'Este mensaje no es una oferta ni crea un contrato si no se confirma por escrito.',
    virus:
      'Revisamos nuestros mensajes en busca de virus. Revise los archivos adjuntos antes de abrirlos.',
  },
};
