/*
 * What email programs write above a message that is answered or forwarded, in the product's languages and those of their
 * neighbors. (Mozilla, `composeMsgs.properties`; email-forward-parser; email-reply-parser of Crisp)
 */

/** A line that begins an older mail, whatever follows. */
export const OLDER_MAIL: readonly RegExp[] = [
  /^[-_=*]{2,}\s?(?:original|forwarded|weitergeleitete|ursprüngliche|doorgestuurd|oorspronkelijk|message|messaggio|mensaje|mensagem|wiadomość|przekazan|הודעה|رسالة|الرسالة|原始|转发|轉寄|转发的邮件|元のメッセージ|転送)/iu,
  /^(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-mail)|début du message (?:transféré|réexpédié)|inicio del mensaje reenviado|inizio messaggio inoltrato|início da mensagem (?:reencaminhada|encaminhada)|begin doorgestuurd bericht|start przekazywanej wiadomości|下面是被转发的邮件|開始轉寄郵件|以下は、?転送されたメッセージ)\s?[:：]$/iu,
];

/** A line in which somebody is said to have written something at a time: all of it, with a digit of the date. */
export const WROTE: readonly RegExp[] = [
  // On Wed, Nov 4, 2026 at 4:20 PM Jane Doe <jane@example.com> wrote:
  /^.{8,300}(?:(?<!\p{L})(?:wrote|writes|a écrit|escribió|ha escrito|ha scritto|escreveu|pisze|napisała?(?:\(a\))?|написала?(?:\(а\))?|kirjoitti|skrev|geschrieben|geschreven|napsala?(?:\(a\))?|napísala?(?:\(a\))?|írta|yazdı|a scris|έγραψε)|写道|寫道|のメール|書きました) ?[:：]$/iu,
  // Am 4. November 2026 um 16:20 schrieb Jane Doe <jane@example.com>:
  /^(?:am|vom|op|den|på|vid|\p{Nd}).{6,200} (?:schrieb|schreef|skrev|heeft|hat) .{1,160}[:：]$/iu,
  // 2026年11月4日(水) 16:20 Jane Doe <jane@example.com>:
  /^\p{Nd}{4}.{6,200}(?:<.{3,120}>|さん) ?[:：]$/iu,
  /^(?:בתאריך|ב-?).{6,200}(?:כתבה?|מאת .{1,160})(?:\/ה)? ?[:：]?$/u,
  /^(?:في|بتاريخ).{6,200}كتبت?(?:\/ت)?.{0,160}[:：]$/u,
];

const labels = (words: string): ReadonlySet<string> => new Set(words.split(','));

/** What the first line of the header of an older mail is called, in small letters. */
export const FROM_LABELS = labels(
  'from,von,de,da,van,od,från,fra,lähettäjä,feladó,expéditeur,remitente,mittente,remetente,afzender,nadawca,отправитель,от,от кого,kimden,από,差出人,送信者,发件人,寄件者,寄件人,보낸 사람,보낸사람,מאת,من',
);

/** What its other lines are called. */
export const HEADER_LABELS = labels(
  'sent,date,to,cc,bcc,subject,reply-to,gesendet,datum,an,kopie,betreff,envoyé,envoyé le,à,objet,enviado,enviado el,enviada em,enviado em,para,asunto,fecha,assunto,data,inviato,a,oggetto,verzonden,aan,onderwerp,wysłano,do,dw,temat,skickat,till,ämne,sendt,til,emne,lähetetty,vastaanottaja,aihe,odesláno,komu,předmět,elküldve,címzett,tárgy,отправлено,кому,тема,дата,gönderildi,kime,konu,送信日時,日付,日時,宛先,件名,发送时间,发送日期,时间,日期,收件人,抄送,主题,寄件日期,收件者,副本,主旨,날짜,보낸 날짜,받는 사람,받는사람,제목,נשלח,תאריך,אל,נושא,עותק,تم الإرسال,أرسلت,التاريخ,تاريخ,إلى,الى,الموضوع,موضوع,نسخة',
);
