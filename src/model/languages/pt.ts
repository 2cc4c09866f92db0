import type { Translations } from './language-words';
import { LATIN_LETTERS } from './latin-letters';

export const words: Translations = {
  labels: {
    phone: 'Telefone',
    mobile: 'Telemóvel',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Site',
    address: 'Morada',
    secondAddress: 'Morada 2',
  },
  shortLabels: {
    phone: 'Tel.',
    mobile: 'Tlm.',
    fax: 'Fax',
    email: 'E-mail',
    website: 'Site',
    address: 'Morada',
    secondAddress: 'Morada 2',
  },
  letters: LATIN_LETTERS,
  symbols: {
    calendar: 'Calendário',
    clock: 'Relógio',
    building: 'Edifício',
    chat: 'Balão de fala',
    camera: 'Câmara',
  },
  phrases: {
    connect: 'Contactos',
    regards: 'Com os melhores cumprimentos,',
    sincerely: 'Atenciosamente,',
    care: 'Escrito com cuidado',
    signal: 'SINAL CAPTADO',
    issue: 'Número 1',
    poweredBy: 'movido por',
    curiosity: 'curiosidade',
    meeting: 'Marcar uma reunião',
    appStore: 'Descarregar na App Store',
    googlePlay: 'Disponível no Google Play',
    scan: 'Digitalizar os contactos',
    confidential: 'Esta comunicação é confidencial e destina-se exclusivamente ao destinatário.',
  },
  disclaimers: {
    confidential:
      'Esta mensagem é confidencial e destina-se apenas ao destinatário. Se a recebeu por engano, avise o remetente e elimine-a.',
    environment: 'Pense no ambiente antes de imprimir este e-mail.',
    views: 'As opiniões expressas nesta mensagem são do autor e não necessariamente da empresa.',
    contract: 'Esta mensagem não é uma proposta nem cria um contrato sem confirmação por escrito.',
    virus: 'Verificamos as nossas mensagens quanto a vírus. Verifique os anexos antes de os abrir.',
  },
};
