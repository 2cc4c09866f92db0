import { fixed, showAims } from '../show.mjs';
import { measureBrowser } from './in-browser.mjs';
import { measureNode } from './in-node.mjs';

const LEAST_BY_TEMPLATES = 1500;
const LEAST_BY_DESIGN = 500;
const MOST_SECONDS = new Map([
  [1000, 5],
  [10_000, 60],
]);
/** The memory that each further person may take: their row of the list, and their part of the pages about everyone. */
const MOST_KB_A_PERSON = 10;

const { speeds, archives } = await measureNode();
console.log('');
const made = await measureBrowser();

const templates = speeds.slice(0, -1);
const average = templates.reduce((sum, each) => sum + 1 / each.perSecond, 0) / templates.length;
const design = speeds.at(-1)?.perSecond ?? 0;
const [small, large] = archives;
const growth =
  small === undefined || large === undefined
    ? Number.NaN
    : ((large.megabytes - small.megabytes) * 1000) / (large.count - small.count);
showAims([
  {
    text: `${LEAST_BY_TEMPLATES} signatures a second on one core, all templates on average`,
    isMet: 1 / average >= LEAST_BY_TEMPLATES,
    found: fixed(1 / average, 0),
  },
  {
    text: `${LEAST_BY_DESIGN} a second of the design`,
    isMet: design >= LEAST_BY_DESIGN,
    found: fixed(design, 0),
  },
  ...made.map(({ kind, people, ms }) => {
    const most = MOST_SECONDS.get(people) ?? 0;
    return {
      text: `${people} people by a ${kind} within ${most} s in the browser, all packs included`,
      isMet: ms / 1000 < most,
      found: `${fixed(ms / 1000)} s`,
    };
  }),
  {
    text: `memory grows by less than ${MOST_KB_A_PERSON} kB a person, whose signatures are larger`,
    isMet: growth < MOST_KB_A_PERSON,
    found: `${fixed(growth)} kB`,
  },
]);
