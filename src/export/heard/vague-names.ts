import { memoize } from '../../base/memoize';

/** Names of links that state nothing of where they lead, in the languages of the product. */
const VAGUE = new Set(
  [
    'here,click here,click,link,this link,more,read more,learn more,details,go,visit',
    'hier,hier klicken,klicken sie hier,klick,mehr,mehr erfahren,weiterlesen',
    'ici,cliquez ici,cliquer ici,lien,en savoir plus,lire la suite,plus',
    'aquí,haz clic aquí,haga clic aquí,clic aquí,enlace,más,leer más,saber más',
    'qui,clicca qui,clicca,di più,leggi di più,scopri di più',
    'aqui,clique aqui,mais,saiba mais,leia mais,ligação',
    'klik hier,klik,meer,lees meer,meer informatie',
    'tutaj,kliknij tutaj,kliknij,więcej,czytaj więcej',
    'こちら,ここ,ここをクリック,こちらをクリック,詳細,詳しくはこちら,リンク',
    '这里,点击这里,点击,链接,更多,了解更多,詳情,點擊這裡',
    'هنا,اضغط هنا,انقر هنا,المزيد,اقرأ المزيد,رابط',
    'כאן,לחצו כאן,לחץ כאן,עוד,קרא עוד,קישור',
  ].flatMap((words) => words.split(',')),
);

/** Whether a link is named by words such as 'click here', whatever signs are around them. */
export const isVague = memoize((name: string): boolean => {
  const words = name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s]/gu, '')
    .trim();
  return VAGUE.has(words);
}, 20_000);

/** Whether a link is named by a letter or two of an abbreviation, as a badge of letters is. `X` alone is a name. */
export function isInitials(name: string): boolean {
  return /^[\p{sc=Latin}]{1,2}$/u.test(name) && name !== 'X';
}
