import type { Translations } from './language-words';

export const words: Translations = {
  labels: {
    phone: 'الهاتف',
    mobile: 'الجوال',
    fax: 'الفاكس',
    email: 'البريد',
    website: 'الموقع',
    address: 'العنوان',
    secondAddress: 'العنوان 2',
  },
  shortLabels: {
    phone: 'هاتف',
    mobile: 'جوال',
    fax: 'فاكس',
    email: 'بريد',
    website: 'موقع',
    address: 'عنوان',
    secondAddress: 'عنوان 2',
  },
  letters: {
    phone: 'ه',
    mobile: 'ج',
    fax: 'ف',
    email: 'ب',
    website: 'و',
    address: 'ع',
    secondAddress: 'ع',
  },
  phrases: {
    connect: 'تواصل',
    regards: 'مع أطيب التحيات،',
    sincerely: 'وتفضلوا بقبول فائق الاحترام،',
    care: 'كُتب بعناية',
    signal: 'تم التقاط الإشارة',
    issue: 'العدد 1',
    poweredBy: 'بدعم من',
    curiosity: 'الفضول',
    meeting: 'احجز موعدًا',
    appStore: 'حمّله من App Store',
    googlePlay: 'احصل عليه من Google Play',
    scan: 'امسح لحفظ بيانات الاتصال',
    confidential: 'هذه الرسالة سرية وموجهة إلى المرسل إليه فقط.',
  },
  disclaimers: {
    confidential:
      'هذه الرسالة سرية وموجهة إلى المرسل إليه فقط. إذا وصلتك بالخطأ فيرجى إبلاغ المرسل وحذفها.',
    environment: 'يرجى مراعاة البيئة قبل طباعة هذه الرسالة.',
    views: 'الآراء الواردة في هذه الرسالة تخص كاتبها ولا تعبر بالضرورة عن رأي الشركة.',
    contract: 'لا تُعد هذه الرسالة عرضًا ولا تُنشئ عقدًا ما لم يُؤكد ذلك كتابةً.',
    virus: 'نفحص رسائلنا بحثًا عن الفيروسات. يرجى فحص المرفقات قبل فتحها.',
  },
};
