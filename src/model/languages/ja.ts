import type { Translations } from './language-words';

export const words: Translations = {
  labels: {
    phone: '電話',
    mobile: '携帯',
    fax: 'FAX',
    email: 'メール',
    website: 'ウェブ',
    address: '住所',
    secondAddress: '住所 2',
  },
  shortLabels: {
    phone: 'TEL',
    mobile: '携帯',
    fax: 'FAX',
    email: 'メール',
    website: 'URL',
    address: '住所',
    secondAddress: '住所 2',
  },
  letters: {
    phone: '電',
    mobile: '携',
    fax: 'F',
    email: '✉',
    website: 'W',
    address: '住',
    secondAddress: '住',
  },
  phrases: {
    connect: 'つながる',
    regards: '今後ともよろしくお願いいたします。',
    sincerely: '敬具',
    care: '心を込めて',
    signal: '信号受信',
    issue: '第1号',
    poweredBy: '提供:',
    curiosity: '好奇心',
    meeting: '打ち合わせを予約',
    appStore: 'App Storeからダウンロード',
    googlePlay: 'Google Playで手に入れよう',
    scan: '連絡先を読み取る',
    confidential: '本メールは機密情報を含み、宛先の方のみを対象としています。',
  },
  disclaimers: {
    confidential:
      '本メールは宛先の方のみを対象とした機密情報を含みます。誤って受信された場合は、送信者にご連絡のうえ削除してください。',
    environment: '印刷の前に、環境への配慮をお願いいたします。',
    views: '本メールの内容は送信者個人の見解であり、必ずしも会社の見解ではありません。',
    contract: '本メールは申込みではなく、書面による確認がない限り契約は成立しません。',
    virus: '送信前にウイルス検査を行っていますが、添付ファイルは開封前にご確認ください。',
  },
};
