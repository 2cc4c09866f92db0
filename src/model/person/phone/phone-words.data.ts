/*
 * Words in and around telephone numbers, in small letters, in the languages of the product and some others.
 */

/** What an extension is called. */
export const EXTENSION_WORDS =
  'extensión|extension|extn|ext|x|#|poste|interno|int|durchwahl|nebenstelle|dw|apparat|app|klappe|kl|anexo|ramal|toestel|tst|wewnętrzny|wewn|wew|anknytning|lokal|klapka|linka|mellék|доб|вн|内線番号|内線|內線|分机|分機|转|轉|내선|تحويلة|داخلي|שלוחה';

/** Words with which a text still holds nothing but its number: 'Tel. 112'. */
export const NUMBER_LABELS: ReadonlySet<string> = new Set(
  't tel telephone phone ph p call fax f facsimile m mob mobile mobil c cell d direct direkt o w work main no nr number telefon telefonnummer fon handy zentrale natel tél téléphone fixe portable teléfono móvil celular fijo telefono cell cellulare telefone telemóvel fixo telefoon mobiel faks kom komórka tlf тел моб факс телефон 電話 電話番号 携帯 电话 手机 传真 電 هاتف جوال فاكس تلفون טלפון נייד פקס טל'.split(
    ' ',
  ),
);

/** What stands between two numbers of which the second may be the last digits alone. */
export const OR_WORDS = 'or|and|oder|und|ou|et|o|y|e|of|en|lub|или|または|或|أو|או';

/** The last day of a span of days, before hours. */
export const LAST_DAYS =
  'fri|friday|fr|freitag|sat|sa|sun|so|thu|do|ven|vendredi|sam|dim|vie|viernes|sáb|dom|venerdì|gio|sex|sexta|vr|vrijdag|za|zo|pt|sob|nd|hours|uhr';
