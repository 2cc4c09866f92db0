import { DENSE_DEPARTMENT, DENSE_ROLES, DEPARTMENT_WORDS, ROLE_WORDS } from './data/names.data';

/** Whether words name what somebody does. */
export function hasRole(text: string): boolean {
  if (text.length > LONGEST) return false;
  const words = text
    .toLowerCase()
    .split(BETWEEN)
    .filter((word) => word !== '');
  return (
    words.some((word, at) => ROLES.has(word) || ROLES.has(`${word} ${words[at + 1] ?? ''}`)) ||
    COMPOUND_ROLE.test(text) ||
    OF_TRADE.test(text) ||
    text.split(/[\s/・]+/u).some((word) => DENSE_ROLES.test(word))
  );
}

/** Whether words name a part of a company. */
export function hasDepartment(text: string): boolean {
  if (text.length > LONGEST) return false;
  return DEPARTMENT_WORDS.test(text) || text.split(/\s+/u).some(isDenseDepartment);
}

/** Of two letters are family names alone: 阿部, 服部. */
export function isDenseDepartment(word: string): boolean {
  return [...word].length > 2 && DENSE_DEPARTMENT.test(word);
}

const LONGEST = 120;
const BETWEEN = /[\s,/&()|.+–—:;]+|-(?=\p{L}+in(?:nen)?\b)/u;

/** 'Ferry Master', 'Lock Keeper': hardly anybody is called so. */
const OF_TRADE = /\p{L}{3}\s(?:master|mistress|keeper|maker|builder|mender|restorer|carver)$/iu;

const ROLES: ReadonlySet<string> = new Set(ROLE_WORDS);

/** German, Dutch and Scandinavian roles are one word with what they are of. */
const COMPOUND_ROLE =
  /\p{L}{3}(?:ologist|ographer|leiter|leiterin|leitung|berater|beraterin|entwickler|entwicklerin|ingenieur|ingenieurin|techniker|technikerin|referent|referentin|assistent|assistentin|beauftragter|beauftragte|anwalt|anwältin|manager|managerin|direktor|direktorin|designer|chef|ledare|konsult|utvecklare|leder|konsulent|rådgiver|medewerker|leider|adviseur|directeur|päällikkö|johtaja|suunnittelija|vezető|igazgató|mérnök)(?!\p{L})/iu;
